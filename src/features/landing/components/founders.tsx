import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { buttonLook } from '@/components/button';
import { PublicSection } from '@/components/pages/public-page';

const FOUNDERS = [
  {
    initials: 'IM',
    name: 'Ilse Marwood',
    role: 'Co-founder, product. Published a library’s apps from a no-code builder.',
  },
  {
    initials: 'TC',
    name: 'Teo Castellan',
    role: 'Co-founder, engineering. Wrote release checklists for other people’s apps.',
  },
] as const;

export function Founders() {
  return (
    <PublicSection id="founders" title="Two people, one folder of rejection e-mails." isRuled>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <p className="max-w-prose text-lg text-ink-soft">
            StorePilot’s founders kept the messages that sent their apps back. Most said the same few things:
            a text too long, a screenshot of the wrong size, a rule that had changed since last time. None of
            it needed a reviewer to find. StorePilot is the checklist they wrote down and then made into a
            program that reads builds.
          </p>
          <h3 id="founders-of-storepilot" className="mt-8 text-base font-semibold">
            The founders of StorePilot
          </h3>
          <ul aria-labelledby="founders-of-storepilot" className="mt-4 grid gap-5 sm:grid-cols-2">
            {FOUNDERS.map(({ initials, name, role }) => (
              <li key={name} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="flex size-11 shrink-0 items-center justify-center rounded-full border border-line-strong text-sm font-semibold"
                >
                  {initials}
                </span>
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="text-sm text-ink-soft">{role}</span>
                </span>
              </li>
            ))}
          </ul>
          <Link to={PATHS.about} className={`${buttonLook({ variant: 'secondary' })} mt-8`}>
            Learn Our Story
          </Link>
        </div>
        <figure className="flex flex-col justify-between gap-8 rounded-card bg-accent-soft p-7 sm:p-10">
          <blockquote className="text-2xl leading-snug font-semibold tracking-tight text-balance text-accent-strong sm:text-3xl">
            <p>
              “I used to send a build and hope. Now I read the report, fix what it names, and send it once.”
            </p>
          </blockquote>
          <figcaption>
            <span className="block font-semibold">Nadia Ferrow</span>
            <span className="text-sm text-ink-soft">Built PawPal without code</span>
          </figcaption>
        </figure>
      </div>
      <p className="mt-8 text-sm text-ink-faint">People and apps on this page are invented examples.</p>
    </PublicSection>
  );
}
