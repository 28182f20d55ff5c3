import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { useCallback, useRef, type ReactNode, type RefObject } from 'react';
import type { Finding } from '@/model/finding';
import type { WizardStep } from '@/model/wizard-step';
import { QuietButton } from '@/components/button';
import { lazyPart } from '@/components/lazy-part';
import { usePreviewChoice } from '@/components/store-preview/use-preview-choice';
import { controlName } from '../wizard/control-name';
import { focusControl } from '../wizard/use-requested-control';
import type { StepProps } from '../wizard/wizard-events';

const PreviewPanel = lazyPart(() =>
  import('@/components/store-preview/preview-panel').then((module) => module.PreviewPanel),
);

/** The fields of a step with the store’s page beside them: on the right where there is space, otherwise below. */
export function PreviewBeside({
  step,
  draft,
  locale,
  findings,
  controls,
  onGoTo,
  children,
}: Pick<StepProps, 'draft' | 'locale' | 'onGoTo'> & {
  step: WizardStep;
  findings: readonly Finding[];
  /** Where the fields of the step are, if some of them are outside. */
  controls?: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const fields = useRef<HTMLDivElement>(null);
  const { choice, isRead, change } = usePreviewChoice();
  const handleGoTo = useCallback(
    (next: WizardStep, nextLocale: string, field: string | undefined) => {
      onGoTo(next, nextLocale, field);
      if (next !== step) return;
      const name = next === 'listing' ? controlName(field, nextLocale) : field;
      if (!focusControl(controls?.current ?? fields.current, name)) fields.current?.focus();
    },
    [controls, onGoTo, step],
  );
  const isOpen = choice.isOpen;
  const toggle = (
    <QuietButton aria-expanded={isOpen} disabled={!isRead} onClick={() => change({ isOpen: !isOpen })}>
      {isOpen ? <PanelRightClose className="size-4" /> : <PanelRightOpen className="size-4" />}
      Store preview
    </QuietButton>
  );
  return (
    <div
      className={`grid items-start gap-5 ${isOpen ? 'lg:grid-cols-[minmax(0,1fr)_min(20rem,45%)] xl:grid-cols-[minmax(0,1fr)_min(25rem,45%)]' : ''}`}
    >
      <div ref={fields} tabIndex={-1} className="min-w-0 focus:outline-none">
        {children}
      </div>
      <aside
        aria-label="Store preview"
        data-print="hide"
        className={`min-w-0 ${isOpen ? 'rounded-card border bg-surface p-4 shadow-card lg:sticky lg:top-36' : 'lg:-order-1 lg:justify-self-end'}`}
      >
        {toggle}
        {isOpen && isRead && (
          <div className="mt-3">
            <PreviewPanel
              variant="side"
              draft={draft}
              locale={locale}
              findings={findings}
              onGoTo={handleGoTo}
            />
          </div>
        )}
      </aside>
    </div>
  );
}
