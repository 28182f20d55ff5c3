import { Hourglass } from 'lucide-react';
import { Notice } from '@/components/notice';

/** Shown instead of the verdict until the submission is checked: without images it would report them as missing. */
export function PendingVerdict({ isDrawing }: { isDrawing: boolean }) {
  return (
    <Notice
      tone="neutral"
      title={isDrawing ? 'The screenshots are being drawn' : 'Checking your submission…'}
      icon={<Hourglass className="size-5 text-ink-soft" />}
    >
      {isDrawing && 'The submission is checked as soon as they are done.'}
    </Notice>
  );
}
