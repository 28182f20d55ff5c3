import { PublicSection } from '@/components/pages/public-page';

const VALUES = [
  {
    title: 'Your work stays yours',
    text: 'Builds, texts and pictures are processed in your browser. Builds never leave it, and a copy of a draft does only if you share it with a team.',
  },
  {
    title: 'Say what is wrong, and what to do',
    text: 'Every finding names the rule, the reason and the next step.',
  },
  {
    title: 'Real, or labelled',
    text: 'Sample data and simulated results always have a badge. Results without one are computed from your input.',
  },
  {
    title: 'Nothing typed is lost',
    text: 'A reload, a slow connection or a server outage does not cost you a word.',
  },
] as const;

export function Values() {
  return (
    <PublicSection id="values" title="What we promise" layout="beside" isRuled>
      <ol className="divide-y border-y">
        {VALUES.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] py-5">
            <span className="text-lg text-ink-faint tabular-nums" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </PublicSection>
  );
}
