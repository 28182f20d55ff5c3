/** The two stores StorePilot submits to, each identified by its platform, as publishers do. */
export const PLATFORMS = ['ios', 'android'] as const;
export type Platform = (typeof PLATFORMS)[number];

export const PLATFORM_LABELS: Record<Platform, string> = { ios: 'iOS', android: 'Android' };

/** Choices of the submission form: one platform or both. */
export type PlatformChoice = 'both' | Platform;

/** Names of the platform choices. */
export const PLATFORM_CHOICES: Record<PlatformChoice, string> = {
  both: 'Both stores',
  ios: 'iOS (App Store)',
  android: 'Android (Google Play)',
};

export type SubmissionStatus = 'draft' | 'pending' | 'review' | 'approved' | 'rejected';

/** A stored status: one of the known ones, or an unknown one of a newer version, which is shown as Unknown. */
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

/** The platforms of a choice, in the product's order. */
export function platformsOf(choice: PlatformChoice): Platform[] {
  return choice === 'both' ? ['ios', 'android'] : [choice];
}
