import { SampleBadge } from '@/components/badge';
import { SampleAppIcon } from './sample-app-icon';

/** Both stores take 30 characters of a name, Apple 30 of a subtitle, Google Play 80 of a short description. */
const FIELDS = [
  { label: 'Name', text: 'PawPal: Walks & Meals', limit: 30 },
  { label: 'Subtitle', text: 'One diary for the whole pack', limit: 30 },
  {
    label: 'Short description',
    text: 'Share walks, meals and vet visits with everybody who cares for your dog.',
    limit: 80,
  },
] as const;

/** A store listing with its counters. */
export function ListingCard() {
  return (
    <div className="w-full max-w-sm rounded-card border bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SampleAppIcon app="PawPal" className="size-12" />
        <p className="flex-1 font-semibold">PawPal</p>
        <SampleBadge kind="Sample data" />
      </div>
      <dl className="mt-4 flex flex-col gap-3.5 text-sm">
        {FIELDS.map(({ label, text, limit }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] gap-x-3">
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd className="text-xs font-medium text-good tabular-nums">
              {text.length}/{limit}
            </dd>
            <dd className="col-span-2">{text}</dd>
            <svg
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="col-span-2 mt-1.5 h-0.5 w-full"
            >
              <rect width="100" height="1" className="fill-line" />
              <rect width={(100 * text.length) / limit} height="1" className="fill-good" />
            </svg>
          </div>
        ))}
      </dl>
    </div>
  );
}
