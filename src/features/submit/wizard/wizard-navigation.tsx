import { Download } from 'lucide-react';
import type { WizardStep } from '@/model/wizard-step';
import { Button } from '@/components/button';

/** Previous and Next; on the last step the disabled Submit, why it is disabled, and what to do instead. */
export function WizardNavigation({
  before,
  after,
  isLast,
  isPacking,
  onIntent,
  onGoTo,
  onDownload,
}: {
  before: WizardStep | undefined;
  after: WizardStep | undefined;
  isLast: boolean;
  isPacking: boolean;
  /** Called when the pointer or the focus reaches a step's button. */
  onIntent: (step: WizardStep) => void;
  onGoTo: (step: WizardStep) => void;
  onDownload: () => void;
}) {
  return (
    // Hidden until the whole step has loaded: a part that comes later would push a button away while it is pressed.
    <div
      className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t pt-5 in-[:has([data-loading])]:invisible"
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
      {isLast ? (
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p id="why-no-submit" className="max-w-sm text-[0.8125rem] text-ink-soft">
            A web page cannot send an app to the stores. Download the package and run its commands.
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
