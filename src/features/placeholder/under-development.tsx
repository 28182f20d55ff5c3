import { ArrowRight, Hammer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageBody, PageHeader } from '@/components/page-header';

export interface UsefulLink {
  title: string;
  text: string;
  path: string;
}

/** A page under development: says so, and links to the pages to use until then. */
export function UnderDevelopment({
  title,
  text,
  plan,
  links,
}: {
  title: string;
  /** What is under development, as a sentence without its full stop. */
  text: string;
  /** What will be here. */
  plan: string;
  links: readonly UsefulLink[];
}) {
  return (
    <PageBody>
      <PageHeader title={title} />
      <div className="flex items-start gap-4 rounded-card border border-dashed border-line-strong p-5 sm:p-6">
        <Hammer className="size-8 shrink-0 stroke-[1.5] text-ink-faint" aria-hidden="true" />
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{text}</h2>
          <p className="mt-1 max-w-prose text-ink-soft">{plan}</p>
        </div>
      </div>
      <h2 className="mt-8 mb-3 text-base font-semibold">What you can use today</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {links.map((link) => (
          <li key={link.title} className="flex">
            <Link
              to={link.path}
              className="group flex flex-1 flex-col rounded-card border bg-surface p-5 shadow-card transition-colors duration-quick hover:border-accent"
            >
              <span className="flex items-center justify-between gap-3 font-semibold">
                {link.title}
                <ArrowRight className="size-4 text-ink-faint group-hover:text-accent" aria-hidden="true" />
              </span>
              <span className="mt-1 text-sm text-ink-soft">{link.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
