import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { WizardStep } from '@/domain/findings';
import type { StoredDraft } from '@/domain/submissions/draft';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import { SharedTextsForm } from '@/components/shared-texts';
import type { DraftChange } from '../model/draft-changes';
import { stepFrom } from '../model/wizard-steps';
import { useDraftImages } from '../records';
import { useDraft } from '../hooks/use-draft';
import { Wizard } from './wizard';
import type { WizardEvents } from './wizard-events';

/** One draft under work: reads it, keeps it, and has its id and step in the URL. */
export function DraftSession({
  id,
  content,
  firstNotice,
  events,
}: {
  id: string;
  /** Of a form that isn't stored yet. */
  content: StoredDraft | undefined;
  firstNotice: string | undefined;
  events: WizardEvents;
}) {
  const { pathname } = useLocation();
  const { item: draft, change, flush, ...handle } = useDraft(id, content);
  const images = useDraftImages(id);
  const [notice, setNotice] = useState(firstNotice);
  const { step, locale, isInUrl, putInUrl } = useDraftUrl(id, draft);

  // Long work that was started on one step hands in its change on another: the URL of now counts.
  const latest = useRef({ isInUrl, step });
  useLayoutEffect(() => {
    latest.current = { isInUrl, step };
  });
  const handleChange = useCallback(
    (apply: DraftChange) => {
      change(apply);
      if (!latest.current.isInUrl) putInUrl({ step: latest.current.step }, { replace: true });
    },
    [change, putInUrl],
  );
  const handleLocale = useCallback(
    (next: string) => {
      if (!isInUrl) change((now) => ({ ...now }));
      putInUrl({ step, locale: next }, { replace: true });
    },
    [change, isInUrl, putInUrl, step],
  );
  const handleGoTo = (next: WizardStep, nextLocale?: string) => {
    if (next === step) return;
    // The step that is left keeps an entry of its own, so that Back returns to it.
    handleChange((now) => ({ ...now, step: next }));
    flush();
    putInUrl({ step: next, locale: nextLocale });
  };

  if (handle.isUnreadable || images.hasFailed) {
    return (
      <Notice
        tone="bad"
        title="This draft could not be read"
        actions={
          <Button
            variant="secondary"
            size="small"
            onClick={handle.isUnreadable ? handle.retry : images.retry}
          >
            Try again
          </Button>
        }
      >
        Nothing was changed. Try again, or reload the page.
      </Notice>
    );
  }
  if (handle.isMissing) return <Navigate to={pathname} replace state={{ isDraftMissing: true }} />;
  if (draft === undefined || !images.isRead) return <p role="status">Opening the draft…</p>;
  return (
    <>
      {notice !== undefined && (
        <div className="mb-5">
          <Notice
            tone="warn"
            actions={
              <Button variant="quiet" size="small" onClick={() => setNotice(undefined)}>
                Dismiss
              </Button>
            }
          >
            {notice}
          </Notice>
        </div>
      )}
      {handle.isDeletedElsewhere && (
        <div className="mb-5">
          <Notice
            tone="warn"
            title="This draft was deleted in another tab"
            actions={
              <Button variant="secondary" size="small" onClick={() => handleChange((now) => ({ ...now }))}>
                Keep it
              </Button>
            }
          >
            What you see here is still complete. It is saved again as soon as you change something.
          </Notice>
        </div>
      )}
      <SharedTextsForm texts={handle.texts}>
        <Wizard
          draft={draft}
          images={images}
          step={step}
          saveState={handle.saveState}
          events={events}
          locale={locale}
          onLocale={handleLocale}
          onChange={handleChange}
          onGoTo={handleGoTo}
          onSave={flush}
        />
      </SharedTextsForm>
    </>
  );
}

/** What the URL says about the draft on the screen, and how to say it. */
function useDraftUrl(id: string, draft: StoredDraft | null | undefined) {
  const [params, setParams] = useSearchParams();
  const isInUrl = params.get('draft') === id;
  const asked = params.get('locale');
  const putInUrl = useCallback(
    ({ step, locale }: { step: WizardStep; locale?: string }, options?: { replace: boolean }) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        next.delete('app');
        next.delete('demo');
        next.set('draft', id);
        next.set('step', String(step));
        if (locale !== undefined) next.set('locale', locale);
        return next;
      }, options),
    [id, setParams],
  );
  return {
    isInUrl,
    putInUrl,
    /** The step of the URL; without one, a kept draft opens where it was left. */
    step: stepFrom(params.get('step')) ?? (isInUrl ? stepFrom(draft?.step) : undefined) ?? 1,
    /** The locale whose texts are on the screen: the one of the URL, if the draft has it. */
    locale:
      asked !== null && draft && Object.hasOwn(draft.listings, asked) ? asked : (draft?.defaultLocale ?? ''),
  };
}
