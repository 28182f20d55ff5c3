import { ArrowRight, Hammer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { PATHS, submitPath } from '@/config/paths';

export function TemplatesPage() {
  return (
    <UnderDevelopment
      title="Templates"
      text="Templates are under development"
      plan="Complete listings and screenshot sets to start from, for the usual kinds of apps, will be collected here."
      links={[
        [
          'LacedUp, a filled-in submission',
          'A running app for both stores, with texts and screenshots, to look at or change.',
          submitPath({ demo: 'lacedUp' }),
        ],
        [
          'PawPal, a filled-in submission',
          'A pet care app for both stores, ready to explore.',
          submitPath({ demo: 'pawPal' }),
        ],
        ['ASO Optimizer', 'Title, description and keywords for the app you have.', PATHS.aso],
      ]}
    />
  );
}

export function StatusPage() {
  return (
    <UnderDevelopment
      title="Status"
      text="The status page is under development"
      plan="This page will show everything you are preparing or have submitted, at a glance."
      links={[
        [
          'Submissions',
          'Every version you prepared or submitted, with its store, status and date.',
          PATHS.submissions,
        ],
        ['Your Apps', 'Each app with the status of its last submission and what to do next.', PATHS.apps],
        [
          'Multi-Store Expansion',
          'The progress of a submission to several stores at once.',
          PATHS.multiStore,
        ],
      ]}
    />
  );
}

export function PoliciesPage() {
  return (
    <UnderDevelopment
      title="Policies"
      text="The policies page is under development"
      plan="The rules of both stores, in plain words and with their dates, will be collected here."
      links={[
        ['Policy Watchdog', 'Changes to the stores’ rules, and the apps they affect.', PATHS.policyWatchdog],
        ['Error Recovery', 'From a rejection to a plan of fixes.', PATHS.recovery],
        ['Privacy Policy', 'What StorePilot itself does with your data.', PATHS.privacy],
      ]}
    />
  );
}

/** A page under development: says so, and links to the pages to use until then. */
function UnderDevelopment({
  title,
  text,
  plan,
  links,
}: {
  title: string;
  /** The feature under development, as a sentence without its full stop. */
  text: string;
  /** Planned content of the page. */
  plan: string;
  links: readonly (readonly [name: string, use: string, path: string])[];
}) {
  return (
    <PageBody>
      <PageHeader title={title} />
      <div className="flex items-start gap-4 rounded-card border border-dashed border-line-strong p-5 sm:p-6">
        <Hammer className="size-8 shrink-0 stroke-[1.5] text-ink-faint" />
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{text}</h2>
          <p className="mt-1 max-w-prose text-ink-soft">{plan}</p>
        </div>
      </div>
      <h2 className="mt-8 mb-3 text-base font-semibold">What you can use today</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(([name, use, path]) => (
          <li key={name} className="flex">
            <Link
              to={path}
              className="group flex flex-1 flex-col rounded-card border bg-surface p-5 shadow-card transition-colors duration-quick hover:border-accent"
            >
              <span className="flex items-center justify-between gap-3 font-semibold">
                {name}
                <ArrowRight className="size-4 text-ink-faint group-hover:text-accent" />
              </span>
              <span className="mt-1 text-sm text-ink-soft">{use}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
