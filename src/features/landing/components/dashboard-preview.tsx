import { Badge, SampleBadge, type Tone } from '@/components/badge';
import { PublicSection } from '@/components/pages/public-page';
import { SampleAppIcon, type SampleAppName } from './sample-app-icon';

/** The sample workspace that a new account starts with: its counts, and its first three apps. */
const COUNTS = [
  ['Total Apps', 6],
  ['Approved', 2],
  ['In Review', 1],
  ['Pending', 1],
  ['Rejected', 1],
] as const;

interface SampleApp {
  name: SampleAppName;
  bundleId: string;
  platforms: string;
  status: string;
  tone: Tone;
  version: string;
  next: string;
}

const APPS: readonly SampleApp[] = [
  {
    name: 'LacedUp',
    bundleId: 'com.lacedup.run',
    platforms: 'iOS, Android',
    status: 'Approved',
    tone: 'good',
    version: '2.1.0',
    next: 'Plan the 2.2.0 release notes',
  },
  {
    name: 'PawPal',
    bundleId: 'app.pawpal.care',
    platforms: 'iOS, Android',
    status: 'In Review',
    tone: 'info',
    version: '1.4.2',
    next: 'Wait for the App Store review',
  },
  {
    name: 'Bread Ledger',
    bundleId: 'com.breadledger.bakery',
    platforms: 'Android',
    status: 'Rejected',
    tone: 'bad',
    version: '1.0.3',
    next: 'Fix the data safety answers',
  },
];

/** A preview of Your Apps, rendered with the product's own components. Nothing in it is interactive. */
export function DashboardPreview() {
  return (
    <PublicSection
      id="preview"
      title="Every app, both stores, one page."
      lead="See the status of each submission and the one thing to do next."
    >
      <figure aria-labelledby="preview-caption" className="overflow-hidden rounded-card border shadow-float">
        <figcaption className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b bg-surface px-5 py-3.5">
          <span id="preview-caption" className="text-sm font-semibold">
            Your Apps
          </span>
          <SampleBadge kind="Sample data" />
        </figcaption>
        <div className="bg-sunken p-4 sm:p-6">
          <dl className="grid grid-cols-2 divide-line min-[16rem]:grid-cols-3 rounded-card border bg-surface sm:grid-cols-5 sm:divide-x">
            {COUNTS.map(([label, count]) => (
              <div key={label} className="px-4 py-3">
                <dt className="text-xs text-ink-faint">{label}</dt>
                <dd className="text-2xl font-semibold tabular-nums">{count}</dd>
              </div>
            ))}
          </dl>
          <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-3">
            {APPS.map((app) => (
              <li key={app.name} className="rounded-card border bg-surface p-4 shadow-card">
                <div className="flex flex-wrap items-start gap-3 min-[16rem]:flex-nowrap">
                  <SampleAppIcon app={app.name} className="size-10" />
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold">{app.name}</p>
                    <p className="font-mono text-xs [overflow-wrap:anywhere] text-ink-faint">
                      {app.bundleId}
                    </p>
                  </div>
                  <Badge tone={app.tone}>{app.status}</Badge>
                </div>
                <p className="mt-4 text-sm text-ink-soft tabular-nums">
                  {app.platforms}, version {app.version}
                </p>
                <p className="mt-3 border-t pt-3 text-sm">
                  <span className="block text-xs text-ink-faint">Next Actions</span>
                  {app.next}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </figure>
    </PublicSection>
  );
}
