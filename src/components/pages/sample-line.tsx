import { useSamples } from '@/lib/workspace/samples';
import { QuietButton, SmallButton } from '../button';

/**
 * Says that a page shows sample data, and offers to hide it everywhere. It stays until the user has answered.
 * @param props.isShown false on a page that has nothing but the user's own
 */
export function SampleLine({
  isShown = true,
  text = 'You are looking at sample data',
}: {
  isShown?: boolean;
  text?: string;
}) {
  const samples = useSamples();
  if (samples.isAnswered || !isShown) return null;
  return (
    <div
      role="region"
      aria-label="Sample data"
      className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-dashed border-line-strong py-1.5 pr-1.5 pl-4 text-sm"
    >
      <p className="min-w-0 flex-1 basis-52 text-ink-soft">{text}</p>
      <div className="flex flex-wrap gap-1">
        <SmallButton onClick={samples.hide}>Use my own</SmallButton>
        <QuietButton onClick={samples.show}>Keep the samples</QuietButton>
      </div>
    </div>
  );
}

/** Brings the samples back, on a page that is empty without them. */
export function ShowSamples() {
  const { areShown, show } = useSamples();
  return areShown ? null : <QuietButton onClick={show}>Show sample data</QuietButton>;
}
