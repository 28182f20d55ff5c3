import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WizardStep } from '@/model/wizard-step';
import { Button } from '@/components/button';
import { openSession } from '@/lib/open-session';

/** Previous and Next; on the last step the disabled Submit, why it is disabled, and what to do instead. */
export function WizardNavigation({
  before,
  after,
  isLast,
  isPacking,
  onIntent,
  onGoTo,
  onDownload,
  children,
}: {
  before: WizardStep | undefined;
  after: WizardStep | undefined;
  isLast: boolean;
  isPacking: boolean;
  /** Called when the pointer or the focus reaches a step's button. */
  onIntent: (step: WizardStep) => void;
  onGoTo: (step: WizardStep) => void;
  onDownload: () => void;
  /** Between the two buttons. */
  children: ReactNode;
}) {
  return (
    // Hidden until the whole step has loaded: a part that comes later would push a button away while it is pressed.
    <div
      className="sticky bottom-0 z-10 mt-8 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t bg-canvas py-3 in-[:has([data-loading])]:invisible"
      data-foot=""
      data-print="hide"
    >
      <Button
        variant="secondary"
        disabled={!before}
        onPointerEnter={() => before && onIntent(before)}
        onFocus={() => before && onIntent(before)}
        onClick={() => before && onGoTo(before)}
      >
        Previous
      </Button>
      {children}
      {isLast ? (
        <div className="flex flex-wrap items-center justify-end gap-3 max-md:contents">
          <p id="why-no-submit" className="max-w-sm text-[0.8125rem] text-ink-soft max-md:sr-only">
            {openSession() === undefined
              ? 'A web page cannot send an app to the stores. Follow START-HERE.html.'
              : 'Send it above, or follow START-HERE.html.'}
          </p>
          <Button variant="secondary" disabled aria-describedby="why-no-submit">
            Submit
          </Button>
          <Button disabled={isPacking} onClick={onDownload}>
            <Download className="size-4" />
            Download submission package
          </Button>
        </div>
      ) : (
        <Button
          onPointerEnter={() => after && onIntent(after)}
          onFocus={() => after && onIntent(after)}
          onClick={() => after && onGoTo(after)}
        >
          Next
        </Button>
      )}
    </div>
  );
}
