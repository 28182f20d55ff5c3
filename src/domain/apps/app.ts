/** The two stores StorePilot submits to, named by their platform as publishers do. */
export type Platform = 'ios' | 'android';

export const PLATFORM_LABELS: Record<Platform, string> = { ios: 'iOS', android: 'Android' };

/** What the submission form offers: one platform or both. */
export type PlatformChoice = 'both' | Platform;

export type SubmissionStatus = 'draft' | 'pending' | 'review' | 'approved' | 'rejected';

/** A status as it is stored: one of the known ones, or one that came later and reads Unknown. */
export type StoredStatus = SubmissionStatus | (string & {});

/** An app of the publisher, as the apps list shows it. */
export interface AppRecord {
  id: string;
  name: string;
  bundleId: string;
  platforms: Platform[];
  lastSubmission: { version: string; status: StoredStatus; date: string };
  nextActions: string[];
}

/** The platforms behind a choice, in the order the product names them. */
export function platformsOf(choice: PlatformChoice): Platform[] {
  return choice === 'both' ? ['ios', 'android'] : [choice];
}
