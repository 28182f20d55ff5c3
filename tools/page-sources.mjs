// The file of each page, as Vite's manifest names it.

/** @type {Record<string, string>} */
export const PAGE_SOURCES = {
  home: 'src/features/landing/landing-page.tsx',
  about: 'src/features/about/about-page.tsx',
  product: 'src/features/product/product-page.tsx',
  pricing: 'src/features/pricing/pricing-page.tsx',
  docs: 'src/features/docs/docs-page.tsx',
  terms: 'src/features/legal/terms-page.tsx',
  privacy: 'src/features/legal/privacy-page.tsx',
  signUp: 'src/features/auth/sign-up-page.tsx',
  signIn: 'src/features/auth/sign-in-page.tsx',
  apps: 'src/features/apps/apps-page.tsx',
  aso: 'src/features/aso/aso-page.tsx',
  marketing: 'src/features/marketing/marketing-page.tsx',
  analytics: 'src/features/analytics/analytics-page.tsx',
  recovery: 'src/features/recovery/recovery-page.tsx',
  localization: 'src/features/localization/localization-page.tsx',
  multiStore: 'src/features/multi-store/multi-store-page.tsx',
  team: 'src/features/team/team-page.tsx',
  templates: 'src/features/placeholder/templates-page.tsx',
  policyWatchdog: 'src/features/policy-watchdog/policy-watchdog-page.tsx',
  submit: 'src/features/submit/submit-page.tsx',
  submissionWizard: 'src/features/submit/submit-page.tsx',
  settings: 'src/features/settings/settings-page.tsx',
  billing: 'src/features/billing/billing-page.tsx',
  submissions: 'src/features/submissions/submissions-page.tsx',
  status: 'src/features/placeholder/status-page.tsx',
  policies: 'src/features/placeholder/policies-page.tsx',
};

/** What a signed-in page always loads in addition to its own chunk. */
export const WHEN_SIGNED_IN = [
  'src/app/layout/workspace-layout.tsx',
  'src/lib/auth/supabase-auth-gateway.ts',
];
