import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { buttonLook } from '@/components/button';
import { COLUMN } from '@/components/column';
import { FlightPlan } from './flight-plan';

export function Hero() {
  return (
    <div className="relative overflow-hidden">
      <Rings />
      <div
        className={`${COLUMN} relative grid grid-cols-1 gap-x-12 gap-y-12 pt-10 pb-14 sm:pt-16 sm:pb-20 lg:grid-cols-[7fr_5fr]`}
      >
        <div className="lg:pt-6">
          <h1 className="display-large">
            <span className="block">Your app is built.</span>{' '}
            <span className="block">Now get it approved.</span>
          </h1>
          <p className="mt-6 max-w-xl text-lg text-ink-soft">
            StorePilot is the AI-assisted way from a finished build to the App Store and Google Play, for
            people who build without code. It reads your build, helps with texts and screenshots, and checks
            both stores’ rules before a reviewer does.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to={PATHS.signUp} className={buttonLook({ size: 'large' })}>
              Get Started Free
            </Link>
            <Link to={PATHS.signIn} className={buttonLook({ variant: 'secondary', size: 'large' })}>
              Watch Demo
            </Link>
          </div>
          <BuildZone />
        </div>
        <FlightPlan />
      </div>
    </div>
  );
}

/** Distance rings around the plan on the right, as on a radar: barely there. */
function Rings() {
  return (
    <svg
      viewBox="0 0 1440 720"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full fill-none stroke-line max-lg:hidden"
    >
      <circle cx="1120" cy="360" r="310" />
      <circle cx="1120" cy="360" r="375" strokeDasharray="2 8" />
      <circle cx="1120" cy="360" r="435" />
    </svg>
  );
}

/** The zone for a visitor's build, without any code of its own: the static page around it takes the files. */
function BuildZone() {
  return (
    <label className="mt-6 block cursor-pointer rounded-card border border-dashed border-line-strong bg-surface px-5 py-4 has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <span className="block font-medium text-accent-strong">Drop your build here, or choose it</span>
      <span className="block text-sm text-ink-soft">No account needed. It never leaves this browser.</span>
      <input type="file" multiple className="sr-only" />
    </label>
  );
}
