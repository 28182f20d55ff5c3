import { WIZARD_STEP_NUMBERS, type WizardStep } from '@/model/wizard-step';

/** Every URL of the product, by route name. Features link through this table, never by a literal. */
export const PATHS = {
  home: '/',
  apps: '/apps',
  aso: '/aso',
  marketing: '/marketing',
  analytics: '/analytics',
  recovery: '/recovery',
  localization: '/localization',
  multiStore: '/multi-store',
  team: '/team',
  templates: '/templates',
  policyWatchdog: '/policy-watchdog',
  submit: '/submit',
  settings: '/settings',
  about: '/about',
  billing: '/billing',
  product: '/product',
  pricing: '/pricing',
  docs: '/docs',
  terms: '/terms',
  privacy: '/privacy',
  signUp: '/sign-up',
  signIn: '/sign-in',
  appDetail: '/apps/:id',
  submissions: '/submissions',
  submissionWizard: '/submission-wizard',
  status: '/status',
  policies: '/policies',
} as const;

/** The notices of the packages this product is built with: a file of the site, written by the build. */
export const LICENCES_URL = '/licences.txt';

export type RouteName = keyof typeof PATHS;

/** The steps after a refusal of one case, by the id of the case. */
export function recoveryCasePath(caseId: string): string {
  return `${PATHS.recovery}?case=${caseId}`;
}

/** The page of one app. */
export function appDetailPath(appId: string): string {
  return `/apps/${encodeURIComponent(appId)}`;
}

/** The wizard, started for an app of the workspace, with a demo preset, at a step of a draft, or with an import. */
export function submitPath(
  options: {
    app?: string;
    demo?: string;
    draft?: string;
    step?: WizardStep | undefined;
    /** The part of step 2. */
    part?: string | undefined;
    locale?: string | undefined;
    /** The field to focus. */
    field?: string;
    /** An import, or the builds that a visitor has had checked. */
    start?: 'import' | 'checked';
  } = {},
): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({
    ...options,
    step: options.step && WIZARD_STEP_NUMBERS[options.step],
  }))
    if (value !== undefined) query.set(key, String(value));
  return query.size > 0 ? `${PATHS.submit}?${query.toString()}` : PATHS.submit;
}
