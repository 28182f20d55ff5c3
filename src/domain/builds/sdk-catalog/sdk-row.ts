import type { SdkPurpose } from '@/model/sdk-purposes.mjs';
import type { KnownCollection } from '../sdk';

/** Names by which an SDK is recognised. `*` is any run of characters; a name without one must match in full. */
export interface SdkMarks {
  /** `group:artifact`. The first one that a build has gives the SDK's version. */
  maven?: readonly string[];
  /**
   * Packages of its classes, without a dot at the end. They include the packages below them. A package that another
   * library puts classes into is no mark: name classes instead.
   */
  packages?: readonly string[];
  /** Full names of Java classes that no other library defines. */
  javaClasses?: readonly string[];
  /** Full class names of Android components, or packages of them. */
  components?: readonly string[];
  /** Names of `meta-data` in the manifest. */
  metaData?: readonly string[];
  /** File names of native libraries. */
  nativeLibraries?: readonly string[];
  /** Paths from the module or the app folder on; a folder ends in a slash. */
  files?: readonly string[];
  /** Frameworks, bundles, linked libraries and Swift modules of an iOS app, without extension and without `_Privacy`. */
  ios?: readonly string[];
  /** Objective-C classes that no other code defines, in full. They show an SDK that is linked into an iOS app. */
  classes?: readonly string[];
  /** Keys of Info.plist, or URL schemes with a colon. */
  infoKeys?: readonly string[];
  /** Bundle IDs and package names that a builder gives. */
  ids?: readonly string[];
}

/** One row of the catalogue. Its marks are confirmed by the vendor's public code, or by rules made from it. */
export interface SdkRow extends SdkMarks {
  id: string;
  name: string;
  purpose: SdkPurpose;
  /**
   * Marks that no public code confirms yet, and those that publishers write themselves, such as keys in a manifest, which
   * stay behind when the SDK is removed: the SDK is listed as likely by them, but no rule and no suggestion relies on them.
   */
  unconfirmed?: SdkMarks;
  collects?: KnownCollection;
  /** Whether each library of it is listed on its own, because it is a family of libraries rather than one SDK. */
  isFamily?: boolean;
  /** First version on Google's list of self-certified ads SDKs for families; undefined for an SDK that is not on it. */
  familiesFrom?: string;
}
