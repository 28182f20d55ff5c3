import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { buttonLook } from '../button';
import { COLUMN } from '../column';
import { SiteFooter } from './site-footer';

// The parts of every public page, from top to bottom. They share one file, so that they load with one request.

/**
 * A page for visitors: its sections, and the footer of the whole site. All but the landing page link back to the home
 * page.
 */
export function PublicPage({ isHome = false, children }: { isHome?: boolean; children: ReactNode }) {
  return (
    <>
      {!isHome && (
        <div className={`${COLUMN} pt-5 print:hidden`}>
          <Link to={PATHS.home} className={`${buttonLook({ variant: 'quiet', size: 'small' })} -ml-2.5`}>
            {/* Inline: an icon that other pages share would be one more request for the landing page. */}
            <svg
              viewBox="0 0 16 16"
              className="size-4 fill-none stroke-current stroke-[1.5]"
              aria-hidden="true"
            >
              <path d="M13 8H3m4.5-4.5L3 8l4.5 4.5" />
            </svg>
            Back to Home
          </Link>
        </div>
      )}
      {children}
      <SiteFooter />
    </>
  );
}

/**
 * The opening of a page: its name, as a small first line, and its message are one heading. Everything is aligned to the
 * top, so that nothing moves while the rest of the page loads.
 */
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
    <div className={`${COLUMN} grid gap-x-16 gap-y-6 pt-6 pb-12 sm:pt-10 sm:pb-16 lg:grid-cols-[7fr_5fr]`}>
      <h1>
        <span className="mb-4 block text-base font-semibold tracking-normal text-accent">{name}</span>{' '}
        <span className="display-large block">{statement}</span>
      </h1>
      <div className="text-lg text-ink-soft lg:pt-11">
        <p className="max-w-prose">{lead}</p>
        {children}
      </div>
    </div>
  );
}

/**
 * A section of a public page under its own heading. `beside` puts heading and content side by side where there is
 * space; otherwise the content has the whole width and the introduction is next to the heading.
 */
export function PublicSection({
  id,
  title,
  lead,
  layout = 'below',
  isRuled = false,
  children,
}: {
  /** Used in the address, and ties the heading to the section. */
  id: string;
  title: string;
  lead?: ReactNode;
  layout?: 'below' | 'beside';
  /** Draws a line above, if the section before has no edge. */
  isRuled?: boolean;
  children: ReactNode;
}) {
  const isBeside = layout === 'beside';
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={isRuled ? 'border-t' : undefined}>
      <div className={`${COLUMN} py-14 sm:py-20 ${isBeside ? 'grid gap-x-16 lg:grid-cols-[5fr_7fr]' : ''}`}>
        <div
          className={`mb-10 ${isBeside ? 'lg:sticky lg:top-36 lg:self-start' : 'flex flex-wrap items-end justify-between gap-x-16 gap-y-4'}`}
        >
          <h2 id={`${id}-title`} className="display-small max-w-[22ch]">
            {title}
          </h2>
          {lead !== undefined && (
            <p className={`max-w-md text-lg text-ink-soft ${isBeside ? 'mt-4' : ''}`}>{lead}</p>
          )}
        </div>
        {isBeside ? <div className="min-w-0">{children}</div> : children}
      </div>
    </section>
  );
}

export interface Figure {
  value: string;
  label: string;
  /** Shown in small letters before the value, e.g. `up to`. */
  prefix?: string;
}

const COLUMNS = { 4: 'lg:grid-cols-4', 5: 'sm:grid-cols-3 lg:grid-cols-5' };

/** A band of large figures across the whole width. */
export function FigureBand({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label} className="border-y bg-surface">
      <dl
        className={`${COLUMN} grid grid-cols-2 gap-y-6 py-8 lg:divide-x ${COLUMNS[figures.length === 4 ? 4 : 5]}`}
      >
        {figures.map((figure) => (
          <div
            key={figure.label}
            className="grid grid-rows-[2.25rem_auto] lg:grid-rows-[2.5rem_auto] lg:px-6 lg:first:pl-0"
          >
            <dt className="row-start-2 mt-1 text-sm text-ink-soft">{figure.label}</dt>
            <dd className="row-start-1 text-3xl font-semibold tracking-tight tabular-nums lg:text-4xl">
              {figure.prefix && (
                <span className="mr-1.5 text-sm font-normal tracking-normal text-ink-soft">
                  {figure.prefix}
                </span>
              )}
              {figure.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The closing section of a public page, dark in both themes, right above the footer: one sentence and a link. */
export function ClosingCall({
  title,
  text,
  actions = <TrialLinks />,
}: {
  title: string;
  text: string;
  actions?: ReactNode;
}) {
  return (
    <section
      aria-labelledby="closing-title"
      className="always-dark relative overflow-hidden border-t bg-surface text-ink print:hidden"
    >
      <Route />
      <div className={`${COLUMN} relative py-16 sm:py-24`}>
        <h2 id="closing-title" className="display-small max-w-[20ch]">
          {title}
        </h2>
        <p className="mt-4 max-w-xl text-lg text-ink-soft">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
    </section>
  );
}

function TrialLinks() {
  return (
    <>
      <Link to={PATHS.signUp} className={buttonLook({ size: 'large' })}>
        Start Free Trial
      </Link>
      <Link to={PATHS.pricing} className={buttonLook({ variant: 'secondary', size: 'large' })}>
        View Pricing
      </Link>
    </>
  );
}

/** A plane on a path from the lower edge to the upper right corner. */
function Route() {
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="absolute inset-y-0 right-0 h-full w-1/2 fill-none stroke-line max-md:hidden"
    >
      <circle cx="470" cy="150" r="70" />
      <circle cx="470" cy="150" r="140" />
      <circle cx="470" cy="150" r="210" />
      <path
        d="M60 372C180 330 300 262 462 156"
        strokeDasharray="2 9"
        className="stroke-accent stroke-2"
        strokeLinecap="round"
      />
      <path d="m500 128-38 6 10 9-3 14 9-8 7 11z" className="fill-accent stroke-none" />
    </svg>
  );
}
