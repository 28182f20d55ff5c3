import type { PlatformChoice } from './app';
import type { DraftCheckConfig } from './check-config';
import type { BuildInfo } from './build-info';
import type { BannerStyle, CompositionStyle } from './artwork-style';
import type { Listing, PlayTexts } from './listing';
import type { RatingAnswers } from './rating-answers';
import type { PrivacyAnswers } from './privacy-answers';
import type { Purchases } from './purchases';
import type { ReleasePlan } from './release-plan';
import type { CheckedImage, DraftImage } from './draft-image';
import type { SharedPictures } from './shared-picture';
import type { ReviewerKit } from './reviewer-kit';
import type { TestTracks } from './test-tracks';

/**
 * Answers that the stores have: those of the previous version, or of a file that was
 * imported. The answers of a draft are compared with them.
 */
export interface AnswersBefore {
  privacy?: PrivacyAnswers | undefined;
  ratings?: RatingAnswers | undefined;
}

/** A design as a draft stores it. It may be of a later version, so only its outline is known until it is read. */
export interface StoredDesign {
  version: number;
}

/** A part of a stored record that this version cannot read: it is damaged, or a newer version wrote it. */
export interface UnreadablePart {
  /** Keys from the record to the part. The last one is a number for an item of a list. */
  path: readonly (string | number)[];
  /** The stored value: a field, or an item that cannot be read in full. */
  value: unknown;
  /** The value read instead: the default of the field, or the rest of the item. Undefined for nothing. */
  readAs?: unknown;
}

/** Details that the stores ask for once, not per locale. */
export interface SubmissionDetails {
  /** Year and owner, e.g. `2026 Example Ltd` (App Store, required). */
  copyright: string;
  /** App Store category ids, e.g. `PRODUCTIVITY` (primary required). */
  primaryCategory: string;
  secondaryCategory: string;
  /** As it is in the Play Console, which shows it below the app's name; no upload tool sends it. */
  developerName: string;
  /** Shown on Google Play; the e-mail address is required there. */
  contactEmail: string;
  contactPhone: string;
  contactWebsite: string;
  /** App Review contact and notes. */
  reviewFirstName: string;
  reviewLastName: string;
  reviewEmail: string;
  /** With country code. */
  reviewPhone: string;
  reviewNotes: string;
  /** Whether the reviewer has to sign in to see the app, which requires the demo account; absent until answered. */
  needsLogin?: boolean | undefined;
  demoUser: string;
  demoPassword: string;
  /** Whether this is an update: the App Store then requires release notes, which it refuses for a first version. */
  isUpdate: boolean;
}

/** A text of the details, e.g. the copyright. */
export type DetailField = {
  [Field in keyof SubmissionDetails]-?: SubmissionDetails[Field] extends string ? Field : never;
}[keyof SubmissionDetails];

/** `builder` of a draft whose builder the catalogue does not have. */
export const OTHER_BUILDER = 'other';

export const EMPTY_DETAILS: SubmissionDetails = {
  copyright: '',
  primaryCategory: '',
  secondaryCategory: '',
  developerName: '',
  contactEmail: '',
  contactPhone: '',
  contactWebsite: '',
  reviewFirstName: '',
  reviewLastName: '',
  reviewEmail: '',
  reviewPhone: '',
  reviewNotes: '',
  needsLogin: undefined,
  demoUser: '',
  demoPassword: '',
  isUpdate: false,
};

/** How the graphics of a draft are drawn. */
export interface DraftArtwork {
  /** Style of composed screenshots. */
  style: CompositionStyle;
  /** Captions by the id of the picture: texts are saved with each keystroke, pictures are not. */
  captions: Record<string, string>;
  /** The selected sizes, by the id of the render target. */
  targetIds: string[];
  /** Keys of drawn pictures that the publisher removed: they are drawn only when asked for. */
  removed?: string[] | undefined;
  /** Second line of the feature graphic. */
  tagline: string;
  bannerStyle: BannerStyle;
  /** The app's colours, `#rrggbb`. */
  primary: string;
  secondary: string;
}

/** A submission in preparation: everything that the five steps of the wizard edit, except the images. */
export interface DraftContent {
  id: string;
  /** The app of the workspace that it was started from. */
  appId?: string;
  /** The demo preset that it was started from, while its content is sample data. */
  sample?: string;
  /** Counts the saves, which distinguishes a newer stored state from an older one, also across tabs. */
  revision?: number;
  /** ISO instant of the last change. */
  updatedAt: string;
  /** ISO instant of the last download of its package; a draft without one is unfinished. */
  packagedAt?: string;
  /** Number of the publisher's current step, 1 to 5; stored drafts have no other name for it. */
  step: number;
  bundleId: string;
  /** The package name on Google Play, where it is not the bundle ID. */
  androidId?: string | undefined;
  version: string;
  /** The version that the product proposed. While it is the version, a build replaces it. */
  proposedVersion?: string | undefined;
  buildType: 'release';
  platform: PlatformChoice;
  /** The platforms that the product proposed. While they are the draft's, they follow its builds. */
  proposedPlatform?: PlatformChoice | undefined;
  /** Locale of the texts in the wizard's main form. */
  defaultLocale: string;
  /** Texts by product locale; always contains the default locale. */
  listings: Record<string, Listing>;
  /** Google Play's own texts, where they differ from those in `listings`. */
  playTexts?: PlayTexts | undefined;
  details: SubmissionDetails;
  /** Facts of the dropped builds; the files themselves are not stored. */
  builds: BuildInfo[];
  /** Id of the builder in the catalogue that the publisher named, or `OTHER_BUILDER`. */
  builder?: string | undefined;
  /** Whether that builder uploads the build, so that there is no file to choose. */
  builderUploads?: boolean | undefined;
  /** Builds of the previous version, with which those above are compared; at most one per platform. */
  earlierBuilds?: BuildInfo[] | undefined;
  /** Set once the publisher has chosen something about the drawing. */
  artwork?: DraftArtwork;
  /** Design of the screenshots, set with its first change in the studio. */
  design?: StoredDesign | undefined;
  /** Answers for the age ratings of both stores; none until the first one is given. */
  ratings?: RatingAnswers | undefined;
  /** Findings that the publisher has accepted, and words that must not be in any text. */
  checkConfig?: DraftCheckConfig | undefined;
  /** Names of other apps that must not be in any text. They stay on this device. */
  competitors?: string[] | undefined;
  /** Answers of the previous version, with which those of this draft are compared. */
  answersBefore?: AnswersBefore | undefined;
  /** The app's use of data, once the publisher has answered something. */
  privacy?: PrivacyAnswers | undefined;
  /** In-app purchases and subscriptions, once the publisher has said whether there are any. */
  purchases?: Purchases | undefined;
  /** Price, countries and release, once the publisher has decided something. */
  release?: ReleasePlan | undefined;
  /** Answers for the stores' reviewers, from which their notes are made. */
  reviewerKit?: ReviewerKit | undefined;
  /** The tests before the first release. */
  testing?: TestTracks | undefined;
  /**
   * By path, e.g. `listings/en-US/title`: texts of one tab where another tab's is stored, until the user decides.
   */
  undecided?: Readonly<Record<string, string>> | undefined;
  /** The pictures that the team of a shared draft has, also those of which this device has only a preview. */
  teamPictures?: SharedPictures | undefined;
  /** Parts of the stored draft that this version cannot read: not stored here, but where they were. */
  unreadable?: readonly UnreadablePart[] | undefined;
}

/**
 * A draft as the workspace stores it. Its images are records of their own, so that saving a keystroke does not write
 * megabytes of pixels; readiness and approvals need a `SubmissionDraft`.
 */
export interface StoredDraft extends DraftContent {
  images?: never;
}

/** A draft with its images, in the publisher's order: what is checked, approved and packed. */
export interface SubmissionDraft extends DraftContent {
  images: readonly DraftImage[];
}

/** A draft as the checks see it. */
export interface CheckedDraft extends DraftContent {
  images: readonly CheckedImage[];
}
