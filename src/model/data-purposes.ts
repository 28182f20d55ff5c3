import type { ApplePurpose } from './data-type-ids.mjs';

/** Google Play's purposes, in the order of its form (sources 12.2). */
export const PLAY_PURPOSES = [
  'PSL_APP_FUNCTIONALITY',
  'PSL_ANALYTICS',
  'PSL_DEVELOPER_COMMUNICATIONS',
  'PSL_FRAUD_PREVENTION_SECURITY',
  'PSL_ADVERTISING',
  'PSL_PERSONALIZATION',
  'PSL_ACCOUNT_MANAGEMENT',
] as const;

export type PlayPurpose = (typeof PLAY_PURPOSES)[number];

/** Purposes of data, as asked of the publisher, and their names in each store's form. */
export interface DataPurpose {
  id: string;
  label: string;
  apple: ApplePurpose;
  /** Absent where Google Play has no such purpose. */
  play?: PlayPurpose;
}

/** The purposes, in the order in which they are asked for (sources 12.1). */
export const DATA_PURPOSES = [
  purpose('function', 'To make the app work', 'AppFunctionality', 'PSL_APP_FUNCTIONALITY'),
  purpose('account', 'To manage the user’s account', 'AppFunctionality', 'PSL_ACCOUNT_MANAGEMENT'),
  purpose(
    'security',
    'To prevent fraud and keep the app secure',
    'AppFunctionality',
    'PSL_FRAUD_PREVENTION_SECURITY',
  ),
  purpose('analytics', 'To see how the app is used', 'Analytics', 'PSL_ANALYTICS'),
  purpose(
    'personalization',
    'To personalize what each user sees',
    'ProductPersonalization',
    'PSL_PERSONALIZATION',
  ),
  purpose(
    'news',
    'To send users your own news and offers',
    'DeveloperAdvertising',
    'PSL_DEVELOPER_COMMUNICATIONS',
  ),
  purpose('own-ads', 'To advertise your own products', 'DeveloperAdvertising', 'PSL_ADVERTISING'),
  purpose('ads', 'To show other companies’ ads', 'ThirdPartyAdvertising', 'PSL_ADVERTISING'),
  purpose('other', 'For something else', 'Other'),
] as const satisfies readonly DataPurpose[];

export type DataPurposeId = (typeof DATA_PURPOSES)[number]['id'];

function purpose<Id extends string>(
  id: Id,
  label: string,
  apple: ApplePurpose,
  play?: PlayPurpose,
): DataPurpose & { id: Id } {
  return { id, label, apple, ...(play && { play }) };
}
