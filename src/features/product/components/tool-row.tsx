import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { buttonLook } from '@/components/button';
import { COLUMN } from '@/components/column';
import type { Tool } from '../data/tools';
import { DRAWINGS } from './tool-drawings';

/** One tool: what it is for, three benefits, a link to it, and an illustration of its result. */
export function ToolRow({ tool: { id, name, description, benefits, drawing } }: { tool: Tool }) {
  const Drawing = DRAWINGS[drawing];
  return (
    <li id={id} className="border-b">
      <div
        className={`${COLUMN} grid grid-cols-1 items-start gap-x-16 gap-y-8 py-12 sm:py-16 lg:grid-cols-[7fr_5fr]`}
      >
        <div>
          <h2 className="display-small" tabIndex={-1}>
            {name}
          </h2>
          <p className="mt-3 max-w-prose text-lg text-ink-soft">{description}</p>
          <ul className="mt-6 flex max-w-prose flex-col gap-2.5">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <Check className="mt-0.5 size-5 shrink-0 text-accent" />
                {benefit}
              </li>
            ))}
          </ul>
          <Link to={PATHS.signUp} className={`${buttonLook({ variant: 'secondary' })} mt-7`}>
            Try {name}
          </Link>
        </div>
        <div className="flex justify-center rounded-card border bg-sunken p-5 sm:p-8">
          <Drawing />
        </div>
      </div>
    </li>
  );
}
