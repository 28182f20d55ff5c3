import type { ComponentType, ReactNode } from 'react';
import { PATHS, type RouteName } from '@/config/paths';

export interface RouteRecord {
  /** Title for the document, the command palette and the tests. */
  title: string;
  access: 'public' | 'protected';
  /** Label in the top navigation; the order of this table is the order there. */
  nav?: string;
  /** Written to static HTML at build time. Needs a page without state of its own. */
  isPrerendered?: boolean;
  /** The page has no handlers: its prerendered HTML needs none of its code, which loads for the next visit. */
  isStatic?: boolean;
  /** Of a static page: takes files that are given to it, and shows something instead of it, until the signal fires. */
  takeFiles?: (show: (instead: ReactNode) => void, leaving: AbortSignal) => Promise<unknown>;
  load: () => Promise<ComponentType>;
}

/** Every screen of the product: one record per path of config/paths.ts. The compiler reports a missing one. */
export const ROUTES = {
  home: {
    title: 'Submit your app without rejections',
    access: 'public',
    nav: 'Dashboard',
    isPrerendered: true,
    isStatic: true,
    // Without this code the page works as before; it loads again with the next visit.
    takeFiles: (show, leaving) =>
      import('@/features/landing/given-files').then(
        (code) => code.takeGivenFiles(show, leaving),
        () => undefined,
      ),
    load: () => import('@/features/landing/landing-page').then((page) => page.LandingPage),
  },
  apps: {
    title: 'Your Apps',
    access: 'protected',
    nav: 'Apps',
    load: () => import('@/features/apps/apps-page').then((page) => page.AppsPage),
  },
  aso: {
    title: 'ASO Optimizer',
    access: 'protected',
    nav: 'ASO Optimizer',
    load: () => import('@/features/aso/aso-page').then((page) => page.AsoOptimizerPage),
  },
  marketing: {
    title: 'Marketing Asset Generator',
    access: 'protected',
    nav: 'Marketing Kit',
    load: () => import('@/features/marketing/marketing-page').then((page) => page.MarketingKitPage),
  },
  analytics: {
    title: 'Submission Analytics',
    access: 'protected',
    nav: 'Analytics',
    load: () => import('@/features/analytics/analytics-page').then((page) => page.AnalyticsPage),
  },
  recovery: {
    title: 'Smart Error Recovery',
    access: 'protected',
    nav: 'Error Recovery',
    load: () => import('@/features/recovery/recovery-page').then((page) => page.ErrorRecoveryPage),
  },
  localization: {
    title: 'Localization Packs',
    access: 'protected',
    nav: 'Localization',
    load: () => import('@/features/localization/localization-page').then((page) => page.LocalizationPage),
  },
  multiStore: {
    title: 'Multi-Store Expansion',
    access: 'protected',
    nav: 'Multi-Store',
    load: () => import('@/features/multi-store/multi-store-page').then((page) => page.MultiStorePage),
  },
  team: {
    title: 'Team Workflow',
    access: 'protected',
    nav: 'Team',
    load: () => import('@/features/team/team-page').then((page) => page.TeamWorkflowPage),
  },
  templates: {
    title: 'Templates',
    access: 'protected',
    nav: 'Templates',
    load: () => import('@/features/placeholder/placeholder-page').then((page) => page.TemplatesPage),
  },
  policyWatchdog: {
    title: 'Policy Watchdog',
    access: 'protected',
    nav: 'Policy Watch',
    load: () =>
      import('@/features/policy-watchdog/policy-watchdog-page').then((page) => page.PolicyWatchdogPage),
  },
  submit: {
    title: 'New Submission',
    access: 'protected',
    nav: 'Submit',
    load: () => import('@/features/submit/submit-page').then((page) => page.SubmissionWizardPage),
  },
  settings: {
    title: 'Settings',
    access: 'protected',
    nav: 'Settings',
    load: () => import('@/features/settings/settings-page').then((page) => page.SettingsPage),
  },
  about: {
    title: 'About Us',
    access: 'public',
    nav: 'About Us',
    isPrerendered: true,
    isStatic: true,
    load: () => import('@/features/about/about-page').then((page) => page.AboutPage),
  },
  billing: {
    title: 'Billing',
    access: 'protected',
    nav: 'Billing',
    load: () => import('@/features/billing/billing-page').then((page) => page.BillingPage),
  },
  product: {
    title: 'Product',
    access: 'public',
    isPrerendered: true,
    isStatic: true,
    load: () => import('@/features/product/product-page').then((page) => page.ProductPage),
  },
  pricing: {
    title: 'Pricing',
    access: 'public',
    isPrerendered: true,
    isStatic: true,
    load: () => import('@/features/pricing/pricing-page').then((page) => page.PricingPage),
  },
  docs: {
    title: 'Documentation',
    access: 'public',
    isPrerendered: true,
    isStatic: true,
    load: () => import('@/features/docs/docs-page').then((page) => page.DocsPage),
  },
  terms: {
    title: 'Terms of Service',
    access: 'public',
    isPrerendered: true,
    isStatic: true,
    load: () => import('@/features/legal/terms-page').then((page) => page.TermsPage),
  },
  privacy: {
    title: 'Privacy Policy',
    access: 'public',
    isPrerendered: true,
    isStatic: true,
    load: () => import('@/features/legal/privacy-page').then((page) => page.PrivacyPage),
  },
  signUp: {
    title: 'Sign up',
    access: 'public',
    isPrerendered: true,
    load: () => import('@/features/auth/sign-up-page').then((page) => page.SignUpPage),
  },
  signIn: {
    title: 'Sign in',
    access: 'public',
    isPrerendered: true,
    load: () => import('@/features/auth/sign-in-page').then((page) => page.SignInPage),
  },
  appDetail: {
    title: 'App Detail',
    access: 'protected',
    load: () => import('@/features/app-detail/app-detail-page').then((page) => page.AppDetailPage),
  },
  submissions: {
    title: 'Submissions',
    access: 'protected',
    load: () => import('@/features/submissions/submissions-page').then((page) => page.SubmissionsPage),
  },
  submissionWizard: {
    title: 'New Submission',
    access: 'protected',
    load: () => import('@/features/submit/submit-page').then((page) => page.SubmissionWizardPage),
  },
  status: {
    title: 'Status',
    access: 'protected',
    load: () => import('@/features/placeholder/placeholder-page').then((page) => page.StatusPage),
  },
  policies: {
    title: 'Policies',
    access: 'protected',
    load: () => import('@/features/placeholder/placeholder-page').then((page) => page.PoliciesPage),
  },
} as const satisfies Record<RouteName, RouteRecord>;

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

export function routeRecord(name: RouteName): RouteRecord {
  return ROUTES[name];
}

/** The fifteen entries of the top navigation, in their order. */
export const NAV_ENTRIES: readonly { name: RouteName; label: string; path: string }[] = ROUTE_NAMES.flatMap(
  (name) => {
    const label = routeRecord(name).nav;
    return label ? [{ name, label, path: PATHS[name] }] : [];
  },
);
