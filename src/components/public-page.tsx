import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { buttonLook } from './button';
import { COLUMN } from './column';
import { SiteFooter } from './site-footer';

/** A page for visitors: its sections, and the footer of the whole site. Every one but the landing leads back home. */
export function PublicPage({ isHome = false, children }: { isHome?: boolean; children: ReactNode }) {
  return (
    <>
      {!isHome && (
        <div className={`${COLUMN} pt-5 print:hidden`}>
          <Link to={PATHS.home} className={`${buttonLook({ variant: 'quiet', size: 'small' })} -ml-2.5`}>
            <ArrowLeft className="size-4" aria-hidden="true" />
            Back to Home
          </Link>
        </div>
      )}
      {children}
      <SiteFooter />
    </>
  );
}

/** The opening of a page: its name and what it has to say are one heading, the first line small. */
export function PageIntro({
  name,
  statement,
  lead,
  children,
}: {
  name: string;
  statement: string;
  lead: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div
      className={`${COLUMN} grid items-end gap-x-16 gap-y-6 pt-6 pb-12 sm:pt-10 sm:pb-16 lg:grid-cols-[7fr_5fr]`}
    >
      <h1>
        <span className="mb-4 block text-base font-semibold tracking-normal text-accent">{name}</span>{' '}
        <span className="display-large block">{statement}</span>
      </h1>
      <div className="text-lg text-ink-soft">
        <p className="max-w-prose">{lead}</p>
        {children}
      </div>
    </div>
  );
}
