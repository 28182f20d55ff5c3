import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { buttonLook } from '@/components/button';
import { COLUMN } from '@/components/column';
import { ClosingCall, PageIntro, PublicPage } from '@/components/pages/public-page';
import { PlanCard } from './components/plan-card';
import { Questions } from './components/questions';
import { PLANS } from './data/plans';

export function PricingPage() {
  return (
    <PublicPage>
      <PageIntro
        name="Pricing"
        statement="Every tool in every plan."
        lead="Plans differ in one thing: how many submissions you prepare. Start free, and move up when a month gets busy."
      />
      <section aria-label="Plans" className={`${COLUMN} pb-16 sm:pb-24`}>
        <ul className="grid gap-5 lg:grid-cols-3">
          {PLANS.map((plan) => (
            <PlanCard key={plan.name} plan={plan} />
          ))}
        </ul>
      </section>
      <Questions />
      <ClosingCall
        title="One submission each month is free."
        text="Sign up with an e-mail address and a password. No card is required."
        actions={
          <Link to={PATHS.signUp} className={buttonLook({ size: 'large' })}>
            Get Started Free
          </Link>
        }
      />
    </PublicPage>
  );
}
