import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { Badge } from '@/components/badge';
import { buttonLook } from '@/components/button';
import type { MarketingPlan } from '../data/plans';

/** One plan with its price, what it allows, and the way to sign up. */
export function PlanCard({ plan }: { plan: MarketingPlan }) {
  const { name, price, interval, volume, summary, details, action, isMostPopular = false } = plan;
  const headingId = `plan-${name.toLowerCase()}`;
  const edge = isMostPopular ? 'border-accent ring-1 ring-accent shadow-float' : 'shadow-card';
  return (
    <li
      aria-labelledby={headingId}
      className={`flex flex-col rounded-card border bg-surface p-6 sm:p-8 ${edge}`}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-lg font-semibold">
          {name}
        </h2>
        {isMostPopular && <Badge tone="accent">Most Popular</Badge>}
      </div>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span className="text-5xl font-semibold tracking-tight tabular-nums">{price}</span>
        {interval && <span className="text-ink-soft">{interval}</span>}
      </p>
      <p className="mt-3 text-lg font-semibold">{volume}</p>
      <p className="mt-1 text-ink-soft">{summary}</p>
      <ul className="mt-6 mb-8 flex flex-col gap-2.5 border-t pt-6">
        {details.map((detail) => (
          <li key={detail} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-accent" />
            {detail}
          </li>
        ))}
      </ul>
      <Link
        to={PATHS.signUp}
        aria-describedby={headingId}
        className={`${buttonLook({ variant: isMostPopular ? 'primary' : 'secondary', size: 'large' })} mt-auto`}
      >
        {action}
      </Link>
    </li>
  );
}
