/** How the version of the App Store goes on sale after its review. */
export const APPLE_RELEASES = ['manual', 'automatic', 'date'] as const;
export type AppleRelease = (typeof APPLE_RELEASES)[number];

/** Price, countries and release of an app. Absent fields are undecided: the consoles ask for them. */
export interface ReleasePlan {
  pricing?: 'free' | 'paid' | undefined;
  /** As typed in the console. */
  price?: string | undefined;
  playPrice?: string | undefined;
  countries?: 'all' | 'some' | undefined;
  /** The chosen countries or regions, by ISO code, with `true` for each. */
  chosen?: Record<string, boolean> | undefined;
  /** Day of release of a pre-order, `YYYY-MM-DD` (App Store). */
  preOrder?: string | undefined;
  license?: 'standard' | 'custom' | undefined;
  licenseText?: string | undefined;
  release?: AppleRelease | undefined;
  /** Earliest day of the release, `YYYY-MM-DD`. */
  releaseDate?: string | undefined;
  isPhased?: boolean | undefined;
  resetsRating?: boolean | undefined;
  /** Percentage of users who get an update at first, as typed (Google Play). */
  rollout?: string | undefined;
  /** Whether approved changes wait for Publish changes (Google Play). */
  isManaged?: boolean | undefined;
}
