export type ToolDrawing = 'steps' | 'score' | 'banners' | 'markets' | 'repair' | 'deadlines';

export interface Tool {
  /** Name in the address. */
  id: string;
  name: string;
  description: string;
  benefits: readonly [string, string, string];
  drawing: ToolDrawing;
}

/** The six tools of the product page, in the order in which a submission needs them. */
export const TOOLS: readonly Tool[] = [
  {
    id: 'submission-wizard',
    name: 'Submission Wizard',
    description: 'Five steps from a build file to a package that the stores’ own upload tools understand.',
    benefits: [
      'Reads name, version, permissions and SDKs out of the .ipa, .aab or .apk itself',
      'Keeps every draft on this device, so that nothing typed is lost',
      'Ends in one folder for fastlane or EAS, with the commands to type',
    ],
    drawing: 'steps',
  },
  {
    id: 'aso-optimizer',
    name: 'ASO Optimizer',
    description: 'Store-listing text that people find, within the limits of both stores.',
    benefits: [
      'Puts original and suggestion side by side, with what changed marked',
      'Counts your own text against the true limits of each store',
      'Suggests keywords, and versions in Spanish, French and German',
    ],
    drawing: 'score',
  },
  {
    id: 'marketing-kit',
    name: 'Marketing Kit',
    description: 'What you need on the day of the release, made from one description of the app.',
    benefits: [
      'Draws banners for App Store, Google Play and your website at their exact sizes',
      'Writes social posts, video scripts and a press release to start from',
      'Downloads everything as ordinary files: PNG, text and PDF',
    ],
    drawing: 'banners',
  },
  {
    id: 'localization-packs',
    name: 'Localization Packs',
    description: 'Your listing for ten markets, with the cultural notes that a plain translation leaves out.',
    benefits: [
      'Gives title, description, keywords and screenshot captions per market',
      'Shows where a text outgrows a store’s limit before you export it',
      'Exports with the language codes that each store expects',
    ],
    drawing: 'markets',
  },
  {
    id: 'error-recovery',
    name: 'Error Recovery',
    description: 'A rejection message turned into a list of things to do, in the order to do them.',
    benefits: [
      'Ranks every issue by severity, with the time it takes',
      'Shows each change before you make it',
      'Explains the guideline numbers and codes in a message you paste',
    ],
    drawing: 'repair',
  },
  {
    id: 'policy-watchdog',
    name: 'Policy Watchdog',
    description: 'The stores’ dated rules, compared with the apps you publish.',
    benefits: [
      'Names the app, the rule and the day it takes effect',
      'Sorts alerts by urgency, from immediate to a weekly summary',
      'Checks compliance app by app, and again when you ask',
    ],
    drawing: 'deadlines',
  },
];
