import { startTransition, useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { WIZARD_STEP_NUMBERS, type WizardStep } from '@/model/wizard-step';
import type { StoredDraft } from '@/model/draft';
import { QuietButton } from '@/components/button';
import { CommentMarkContext, type CommentMark } from '@/components/team/comment-mark';
import { lazyPart } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { SharedTextsForm, type MemberTexts } from '@/components/team/shared-texts';
import { useUser } from '@/lib/auth/auth-context';
import { useIsNavigating } from '@/lib/use-is-navigating';
import { useLatest } from '@/lib/use-latest';
import { useIsInTeam } from '@/lib/workspace/team-marker';
import type { DraftChange } from './draft-changes';
import { stepFrom } from '@/domain/submissions/step-from';
import { partFrom, partOfField, type ListingPart } from '../listing/listing-parts';
import { useDraftImages } from '../records';
import { useDraft } from '../drafts/use-draft';
import { SaveStateContext, TeamSendContext, type TeamSendState } from './save-status';
import { Wizard } from './wizard';
import type { GoToStep, WizardEvents } from './wizard-events';
import { wizardHeading, type WizardHeading } from './wizard-heading';

/** Loads only for a user who is in a shared team. */
const SharedDraft = lazyPart(() => import('./shared-draft').then((module) => module.SharedDraft), null);

// These are rare, so their code loads when they are shown.
const UnreadableNotice = lazyPart(() =>
  import('../drafts/draft-notices').then((module) => module.UnreadableNotice),
);
const DeletedNotice = lazyPart(
  () => import('../drafts/draft-notices').then((module) => module.DeletedNotice),
  null,
);
const UnreadablePartsNotice = lazyPart(
  () => import('../drafts/draft-notices').then((module) => module.UnreadablePartsNotice),
  null,
);

const PackedNotice = lazyPart(
  () => import('../drafts/next-version').then((module) => module.PackedNotice),
  null,
);

/** Opens one draft: reads and saves it, and keeps its id and step in the URL. */
export function DraftSession({
  id,
  content,
  firstNotice,
  events,
  onHeading,
}: {
  id: string;
  /** Content of a draft that is not stored yet. */
  content: StoredDraft | undefined;
  firstNotice: string | undefined;
  events: WizardEvents;
  /** Takes what the page is about; undefined while nothing is known. */
  onHeading: (heading: WizardHeading | undefined) => void;
}) {
  const { pathname } = useLocation();
  const isInTeam = useIsInTeam(useUser().id);
  const { item: draft, change, flush, ...handle } = useDraft(id, content);
  const images = useDraftImages(id);
  // A draft that begins here has no pictures to wait for, and can be filled in while the workspace opens.
  const [beginsHere] = useState(content !== undefined);
  useHeading(draft, onHeading);
  const [notice, setNotice] = useState(firstNotice);
  const { step, part, locale, field, isInUrl, putInUrl } = useDraftUrl(id, draft);
  /** When it was packed, as it was opened: a package of this visit needs no word about an earlier one. */
  const [packedAt, setPackedAt] = useState<string | null>();
  if (packedAt === undefined && draft) setPackedAt(draft.packagedAt ?? null);
  const [memberTexts, setMemberTexts] = useState<MemberTexts>();
  const [sendState, setSendState] = useState<TeamSendState>();
  const [mark, setMark] = useState<CommentMark>();
  const { isNavigating } = useIsNavigating();
  const handleMark = useCallback((next: CommentMark | undefined) => setMark(() => next), []);

  // Long work may end after the user has moved to another step: its change applies to the step on the screen.
  const latest = useLatest({ isInUrl, step, part });
  const handleChange = useCallback(
    (apply: DraftChange) => {
      change(apply);
      const { isInUrl, step, part } = latest.current;
      if (!isInUrl && !isNavigating()) putInUrl({ step, part }, { replace: true });
    },
    [change, isNavigating, latest, putInUrl],
  );
  const handleLocale = useCallback(
    (next: string) => {
      if (!isInUrl) change((now) => ({ ...now }));
      putInUrl({ step, part, locale: next }, { replace: true });
    },
    [change, isInUrl, part, putInUrl, step],
  );
  const handleGoTo = useCallback<GoToStep>(
    (next, nextLocale, nextField, asked) => {
      const nextPart = asked ?? partOfField(nextField);
      if (next === step) {
        if (nextField === undefined && nextPart === undefined) return;
        // Another part has an entry of its own; another field of the part has none.
        const isSamePart = nextPart === undefined || nextPart === part;
        if (!isInUrl) change((now) => ({ ...now }));
        startTransition(() =>
          putInUrl(
            { step, part: nextPart, locale: nextLocale, field: nextField },
            isSamePart ? { replace: true } : undefined,
          ),
        );
        return;
      }
      // The step that is left keeps an entry of its own, so that Back returns to it.
      startTransition(() => {
        handleChange((now) => ({ ...now, step: WIZARD_STEP_NUMBERS[next] }));
        flush();
        putInUrl({ step: next, part: nextPart, locale: nextLocale, field: nextField });
      });
    },
    [change, flush, handleChange, isInUrl, part, putInUrl, step],
  );

  if (handle.isUnreadable || images.hasFailed) {
    return <UnreadableNotice onRetry={handle.isUnreadable ? handle.retry : images.retry} />;
  }
  if (handle.isMissing) return <Navigate to={pathname} replace state={{ isDraftMissing: true }} />;
  if (draft === undefined || !(images.isRead || beginsHere)) return <p role="status">Opening the draft…</p>;
  return (
    <>
      {notice !== undefined && (
        <div className="mb-5">
          <Notice
            tone="warn"
            actions={<QuietButton onClick={() => setNotice(undefined)}>Dismiss</QuietButton>}
          >
            {notice}
          </Notice>
        </div>
      )}
      {packedAt && (
        <PackedNotice draft={draft} step={step} onGoTo={handleGoTo} onDismiss={() => setPackedAt(null)} />
      )}
      {handle.isDeletedElsewhere && <DeletedNotice onKeep={() => handleChange((now) => ({ ...now }))} />}
      {draft.unreadable && (
        <UnreadablePartsNotice
          parts={draft.unreadable}
          onRemove={() => handleChange((now) => ({ ...now, unreadable: undefined }))}
        />
      )}
      {isInTeam && (
        <SharedDraft
          draftId={id}
          overridden={handle.overridden}
          onNoted={handle.onNoted}
          onChange={handleChange}
          onMark={handleMark}
          onGoTo={handleGoTo}
          onOffers={setMemberTexts}
          onSendState={setSendState}
        />
      )}
      <SharedTextsForm texts={handle.texts} hasMembers={isInTeam} memberTexts={memberTexts}>
        <CommentMarkContext value={mark}>
          <SaveStateContext value={handle.saveState}>
            <TeamSendContext value={sendState}>
              <Wizard
                draft={draft}
                images={images}
                step={step}
                part={part}
                events={events}
                locale={locale}
                requestedField={field}
                onLocale={handleLocale}
                onChange={handleChange}
                onGoTo={handleGoTo}
                onSave={flush}
              />
            </TeamSendContext>
          </SaveStateContext>
        </CommentMarkContext>
      </SharedTextsForm>
    </>
  );
}

/** Reports the heading for a draft whenever its words change. */
function useHeading(
  draft: StoredDraft | null | undefined,
  onHeading: (heading: WizardHeading | undefined) => void,
) {
  const { title, devices } = (draft && wizardHeading(draft)) || {};
  useEffect(() => {
    const isKnown = title !== undefined && devices !== undefined;
    startTransition(() => onHeading(isKnown ? { title, devices } : undefined));
  }, [devices, onHeading, title]);
  useEffect(() => () => onHeading(undefined), [onHeading]);
}

/** The part of the URL that concerns the draft on the screen, and a way to change it. */
function useDraftUrl(id: string, draft: StoredDraft | null | undefined) {
  const [params, setParams] = useSearchParams();
  const isInUrl = params.get('draft') === id;
  const asked = params.get('locale');
  const field = params.get('field') ?? undefined;
  const putInUrl = useCallback(
    (
      {
        step,
        part,
        locale,
        field,
      }: {
        step: WizardStep;
        part?: ListingPart | undefined;
        locale?: string | undefined;
        field?: string | undefined;
      },
      options?: { replace: boolean },
    ) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        next.delete('app');
        next.delete('demo');
        next.delete('start');
        next.set('draft', id);
        next.set('step', String(WIZARD_STEP_NUMBERS[step]));
        if (step === 'listing' && part !== undefined) next.set('part', part);
        else next.delete('part');
        if (locale !== undefined) next.set('locale', locale);
        if (field === undefined) next.delete('field');
        else next.set('field', field);
        return next;
      }, options),
    [id, setParams],
  );
  return {
    isInUrl,
    putInUrl,
    /** The step of the URL; without one, a stored draft opens at the step where it was left. */
    step: stepFrom(params.get('step')) ?? (isInUrl ? stepFrom(draft?.step) : undefined) ?? 'build',
    /** The field to focus. */
    field,
    /** The part of step 2: the one of the field, otherwise the one that the URL names. */
    part: partOfField(field) ?? partFrom(params.get('part')) ?? 'texts',
    /** The locale whose texts are on the screen: the one of the URL, if the draft has it. */
    locale:
      asked !== null && draft && Object.hasOwn(draft.listings, asked) ? asked : (draft?.defaultLocale ?? ''),
  };
}
