export interface MarketingPlan {
  name: string;
  price: string;
  /** After a price that is paid again and again. */
  interval?: string;
  /** The volume of the plan: the one thing in which plans differ. */
  volume: string;
  summary: string;
  details: readonly string[];
  action: string;
  isMostPopular?: boolean;
}

/** The three plans of the marketing page. */
export const PLANS: readonly MarketingPlan[] = [
  {
    name: 'Starter',
    price: 'Free',
    volume: '1 app submission per month',
    summary: 'For a first app, and for finding out what review is like.',
    details: ['All tools, both stores', 'Build reading and listing checks', 'Packages for fastlane and EAS'],
    action: 'Get Started Free',
  },
  {
    name: 'Professional',
    price: '$29',
    interval: 'per month',
    volume: 'Unlimited submissions',
    summary: 'For makers and small teams who publish every few weeks.',
    details: [
      'Everything in Starter',
      'As many apps and versions as you like',
      'Updates as often as you ship',
    ],
    action: 'Start Free Trial',
    isMostPopular: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    volume: 'Custom volume and terms',
    summary: 'For agencies and companies with apps of many publishers.',
    details: [
      'Everything in Professional',
      'Volume and terms to fit your contracts',
      'Write to us about what you need',
    ],
    action: 'Create an Account',
  },
];
