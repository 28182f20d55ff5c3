import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { PublicSection } from '@/components/pages/public-page';

const PLACES = [
  {
    what: 'Builds',
    where: 'Your browser, on your device. They are never uploaded.',
  },
  {
    what: 'Apps, drafts, pictures, team and settings',
    where:
      'Your browser’s storage on this device, separately for each user. A draft that you share with a team is also in the team’s database, with previews of its pictures, or the originals if the team shares them.',
  },
  {
    what: 'E-mail address and password',
    where: 'The sign-in service. It stores only a hash of the password.',
  },
  {
    what: 'Visits, clicks, advertising',
    where: 'Nowhere. Nothing is measured, and no third party is contacted.',
  },
] as const;

/** The section that the footer's Security link opens: where all data is stored. */
export function Security() {
  return (
    <PublicSection
      id="security"
      title="Where your work is stored"
      layout="beside"
      isRuled
      lead={
        <>
          The details are in the{' '}
          <Link to={PATHS.privacy} className="text-accent underline">
            Privacy Policy
          </Link>
          .
        </>
      }
    >
      <dl className="divide-y border-y">
        {PLACES.map(({ what, where }) => (
          <div key={what} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-2">
            <dt className="font-semibold">{what}</dt>
            <dd className="text-ink-soft">{where}</dd>
          </div>
        ))}
      </dl>
    </PublicSection>
  );
}
