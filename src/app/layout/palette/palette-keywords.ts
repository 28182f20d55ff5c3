import { PATHS, submitPath, type RouteName } from '@/config/paths';
import type { WizardStep } from '@/model/wizard-step';

/** Plain words for a page that are not in its title. */
export const PAGE_KEYWORDS: Partial<Record<RouteName, string>> = {
  apps: 'drafts deleted restore undo trash',
  aso: 'keywords title subtitle search ranking store optimization',
  marketing: 'banner social posts press release video promotion launch',
  analytics: 'charts statistics approval rate review times numbers',
  recovery: 'rejected rejection refused guideline reviewer message appeal reply itms',
  localization: 'translate translation languages markets countries',
  multiStore: 'amazon samsung huawei microsoft xiaomi oppo stores',
  team: 'members invite invitation roles approval share colleagues reviewers',
  policyWatchdog: 'deadlines dates rules target api xcode alerts compliance',
  submit: 'upload wizard new app release update version',
  settings: 'profile name company account preferences import',
  billing: 'price plan invoice card payment upgrade',
  pricing: 'price cost plans free',
  docs: 'help how to guide support contact questions',
  privacy: 'data protection gdpr',
  submissions: 'drafts history versions status rejected approved',
};

/** A place inside a page. */
export interface PalettePlace {
  id: string;
  label: string;
  keywords: string;
  path: string;
}

const SETTINGS: readonly PalettePlace[] = [
  {
    id: 'theme',
    label: 'Dark or light theme',
    keywords: 'dark light night mode colors appearance',
    path: PATHS.settings,
  },
  {
    id: 'samples',
    label: 'Show or hide the sample data',
    keywords: 'samples demo reset own',
    path: PATHS.settings,
  },
  {
    id: 'workspace',
    label: 'Export, import or delete the workspace',
    keywords: 'backup restore device file everything',
    path: PATHS.settings,
  },
  {
    id: 'security',
    label: 'Password and two-factor authentication',
    keywords: '2fa security sessions devices backup codes',
    path: `${PATHS.settings}?tab=security`,
  },
  {
    id: 'before-you-start',
    label: 'Before you start: accounts, agreements, testers',
    keywords:
      'testers closed test identity enroll membership duns agreement trader payments developer program',
    path: `${submitPath({ step: 'build' })}#before-you-start`,
  },
  {
    id: 'deadlines',
    label: 'Store deadlines',
    keywords: 'closed test target api level xcode sdk dates verification',
    path: PATHS.policyWatchdog,
  },
];

const STEPS: readonly (Omit<PalettePlace, 'path'> & { step: WizardStep; part?: string })[] = [
  {
    id: 'build',
    label: 'Build',
    keywords: 'ipa aab apk ipad iphone upload version bundle id sdk signing certificate xcode',
    step: 'build',
  },
  {
    id: 'listing',
    label: 'Store texts',
    keywords:
      'name subtitle description keywords whats new release notes languages preview category copyright price support url',
    step: 'listing',
  },
  {
    id: 'privacy-answers',
    label: 'Privacy and data safety answers',
    keywords: 'privacy labels data collected shared tracking permissions',
    step: 'listing',
    part: 'privacy',
  },
  {
    id: 'age-rating',
    label: 'Age rating answers',
    keywords: 'content rating kids children iarc',
    step: 'listing',
    part: 'rating',
  },
  {
    id: 'review',
    label: 'Demo account and review notes',
    keywords: 'reviewer login sign in contact phone password',
    step: 'listing',
    part: 'details',
  },
  {
    id: 'screenshots',
    label: 'Screenshots and app icon',
    keywords: 'ipad iphone tablet phone pictures images feature graphic captions frames studio sizes',
    step: 'screenshots',
  },
  {
    id: 'checks',
    label: 'Policy checks',
    keywords: 'blocked blockers warnings problems errors rules ignore ready compliance',
    step: 'policy',
  },
  {
    id: 'package',
    label: 'Package for the stores',
    keywords: 'download zip fastlane eas gradle testflight upload automate terminal',
    step: 'submit',
  },
];

/** The places in the wizard and in other pages. @param draftId the draft whose steps are opened; a new one without */
export function palettePlaces(draftId: string | undefined): PalettePlace[] {
  const steps = STEPS.map(({ step, part, ...place }) => ({
    ...place,
    path: submitPath({ ...(draftId !== undefined && { draft: draftId }), step, part }),
  }));
  return [...steps, ...SETTINGS];
}
