import { Hourglass } from 'lucide-react';
import { Notice } from '@/components/notice';

/** Shown instead of the verdict while images are drawn: without them it would report them as missing. */
export function PendingVerdict() {
  return (
    <Notice
      tone="neutral"
      title="The screenshots are being drawn"
      icon={<Hourglass className="size-5 text-ink-soft" />}
    >
      The submission is checked as soon as they are done.
    </Notice>
  );
}
