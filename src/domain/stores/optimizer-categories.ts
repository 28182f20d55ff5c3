/** One of the eight categories the optimiser offers. */
export interface OptimizerCategory {
  id: string;
  label: string;
  /** The matching App Store category. */
  appleCategory: string;
}

/** The eight categories in the order of the form, each with its App Store category. */
export const OPTIMIZER_CATEGORIES = [
  { id: 'productivity', label: 'Productivity', appleCategory: 'PRODUCTIVITY' },
  { id: 'business', label: 'Business', appleCategory: 'BUSINESS' },
  { id: 'education', label: 'Education', appleCategory: 'EDUCATION' },
  { id: 'entertainment', label: 'Entertainment', appleCategory: 'ENTERTAINMENT' },
  { id: 'finance', label: 'Finance', appleCategory: 'FINANCE' },
  { id: 'health', label: 'Health & Fitness', appleCategory: 'HEALTH_AND_FITNESS' },
  { id: 'social', label: 'Social Networking', appleCategory: 'SOCIAL_NETWORKING' },
  { id: 'utilities', label: 'Utilities', appleCategory: 'UTILITIES' },
] as const satisfies readonly OptimizerCategory[];
