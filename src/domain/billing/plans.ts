export type PlanId = 'free' | 'pro' | 'business';

export interface Plan {
  id: PlanId;
  name: string;
  /** US dollars. */
  price: number;
  interval: 'month';
  features: string[];
  /** Submissions a month; none means unlimited. */
  maxSubmissions?: number;
  storageGb: number;
}

/** The plans of the billing page. The marketing page has its own. */
export const PLANS: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    name: 'Free',
    price: 0,
    interval: 'month',
    features: ['5 submissions per month', '1 GB storage', 'Basic support'],
    maxSubmissions: 5,
    storageGb: 1,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    price: 29,
    interval: 'month',
    features: ['100 submissions per month', '10 GB storage', 'Priority support', 'Advanced analytics'],
    maxSubmissions: 100,
    storageGb: 10,
  },
  business: {
    id: 'business',
    name: 'Business',
    price: 99,
    interval: 'month',
    features: [
      'Unlimited submissions',
      '100 GB storage',
      '24/7 support',
      'Team collaboration',
      'Custom integrations',
    ],
    storageGb: 100,
  },
};

/** The plans a user may change to, cheapest first. */
export function otherPlans(current: PlanId): Plan[] {
  return Object.values(PLANS).filter((plan) => plan.id !== current);
}

/** Share of the month's submissions that is used, 0 to 1; an unlimited plan is never used up. */
export function usedShare(submissions: number, plan: Plan): number {
  return plan.maxSubmissions ? Math.min(1, submissions / plan.maxSubmissions) : 0;
}

/**
 * Returns the day on which a plan chosen on `day` is billed next: the same day a month later, or that month's last day.
 * @param day `YYYY-MM-DD`
 */
export function nextBillingDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, lastOfNext))).toISOString().slice(0, 10);
}
