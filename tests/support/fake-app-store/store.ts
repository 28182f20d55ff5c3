/** An object of the fake. */
export interface Item {
  id: string;
  attributes: Record<string, unknown>;
  /** Ids by name of the relation. */
  relations: Record<string, string>;
  /** Reads of lists until it is listed. */
  hiddenFor: number;
  /** Reads until its processing ends. */
  busyFor: number;
}

/** Relation to the type that it points to. */
export const RELATIONS: Readonly<Record<string, string>> = {
  app: 'apps',
  appInfo: 'appInfos',
  appStoreVersion: 'appStoreVersions',
  appStoreVersionLocalization: 'appStoreVersionLocalizations',
  appScreenshotSet: 'appScreenshotSets',
  appPreviewSet: 'appPreviewSets',
  appStoreReviewDetail: 'appStoreReviewDetails',
  assetLibrary: 'appAssetLibraries',
  image: 'appAssetLibraryImages',
  video: 'appAssetLibraryVideos',
  build: 'builds',
  buildUpload: 'buildUploads',
  reviewSubmission: 'reviewSubmissions',
  preReleaseVersion: 'preReleaseVersions',
  primaryCategory: 'appCategories',
  primarySubcategoryOne: 'appCategories',
  primarySubcategoryTwo: 'appCategories',
  secondaryCategory: 'appCategories',
  secondarySubcategoryOne: 'appCategories',
  secondarySubcategoryTwo: 'appCategories',
};

/** Name of the schemas of a type. */
export const SCHEMA_NAMES: Readonly<Record<string, string>> = {
  apps: 'App',
  appStoreVersions: 'AppStoreVersion',
  appStoreVersionLocalizations: 'AppStoreVersionLocalization',
  appInfos: 'AppInfo',
  appInfoLocalizations: 'AppInfoLocalization',
  ageRatingDeclarations: 'AgeRatingDeclaration',
  appStoreReviewDetails: 'AppStoreReviewDetail',
  appStoreVersionPhasedReleases: 'AppStoreVersionPhasedRelease',
  appScreenshotSets: 'AppScreenshotSet',
  appScreenshots: 'AppScreenshot',
  appPreviewSets: 'AppPreviewSet',
  appPreviews: 'AppPreview',
  appStoreReviewAttachments: 'AppStoreReviewAttachment',
  builds: 'Build',
  buildUploads: 'BuildUpload',
  buildUploadFiles: 'BuildUploadFile',
  reviewSubmissions: 'ReviewSubmission',
  reviewSubmissionItems: 'ReviewSubmissionItem',
  appAssetLibraryImages: 'AppAssetLibraryImage',
  appAssetLibraryVideos: 'AppAssetLibraryVideo',
  appAssetLibraryPlacements: 'AppAssetLibraryPlacement',
  appAssetLibraryPlacementOrderingRequests: 'AppAssetLibraryPlacementOrderingRequest',
};

/** Lists and objects below another object: their type, and the relation that leads back. */
export const CHILDREN: Readonly<Record<string, { type: string; by: string; isOne?: true }>> = {
  'apps/appStoreVersions': { type: 'appStoreVersions', by: 'app' },
  'apps/appInfos': { type: 'appInfos', by: 'app' },
  'apps/assetLibrary': { type: 'appAssetLibraries', by: 'app', isOne: true },
  'apps/buildUploads': { type: 'buildUploads', by: 'app' },
  'appInfos/appInfoLocalizations': { type: 'appInfoLocalizations', by: 'appInfo' },
  'appInfos/ageRatingDeclaration': { type: 'ageRatingDeclarations', by: 'appInfo', isOne: true },
  'appStoreVersions/appStoreVersionLocalizations': {
    type: 'appStoreVersionLocalizations',
    by: 'appStoreVersion',
  },
  'appStoreVersions/appStoreReviewDetail': {
    type: 'appStoreReviewDetails',
    by: 'appStoreVersion',
    isOne: true,
  },
  'appStoreVersions/appStoreVersionPhasedRelease': {
    type: 'appStoreVersionPhasedReleases',
    by: 'appStoreVersion',
    isOne: true,
  },
  'appStoreVersionLocalizations/appScreenshotSets': {
    type: 'appScreenshotSets',
    by: 'appStoreVersionLocalization',
  },
  'appStoreVersionLocalizations/placements': {
    type: 'appAssetLibraryPlacements',
    by: 'appStoreVersionLocalization',
  },
  'appStoreVersionLocalizations/appPreviewSets': {
    type: 'appPreviewSets',
    by: 'appStoreVersionLocalization',
  },
  'appPreviewSets/appPreviews': { type: 'appPreviews', by: 'appPreviewSet' },
  'appStoreReviewDetails/appStoreReviewAttachments': {
    type: 'appStoreReviewAttachments',
    by: 'appStoreReviewDetail',
  },
  'appScreenshotSets/appScreenshots': { type: 'appScreenshots', by: 'appScreenshotSet' },
  'appAssetLibraries/images': { type: 'appAssetLibraryImages', by: 'assetLibrary' },
  'appAssetLibraries/videos': { type: 'appAssetLibraryVideos', by: 'assetLibrary' },
  'buildUploads/buildUploadFiles': { type: 'buildUploadFiles', by: 'buildUpload' },
  'reviewSubmissions/items': { type: 'reviewSubmissionItems', by: 'reviewSubmission' },
};

export const EDITABLE = [
  'PREPARE_FOR_SUBMISSION',
  'DEVELOPER_REJECTED',
  'REJECTED',
  'METADATA_REJECTED',
  'INVALID_BINARY',
  'READY_FOR_REVIEW',
];

/** The objects of the fake, in the order in which they were made. */
export class Store {
  #next = 1000;
  #day = 0;
  readonly #types = new Map<string, Map<string, Item>>();

  add(
    type: string,
    attributes: Record<string, unknown>,
    relations: Record<string, string> = {},
    { id = String((this.#next += 1)), hiddenFor = 0 }: { id?: string; hiddenFor?: number } = {},
  ): Item {
    const item: Item = { id, attributes, relations, hiddenFor, busyFor: 0 };
    this.#ofType(type).set(id, item);
    return item;
  }

  get(type: string, id: string): Item | undefined {
    return this.#ofType(type).get(id);
  }

  all(type: string): Item[] {
    return [...this.#ofType(type).values()];
  }

  /** The objects of a type with this relation. */
  of(type: string, relation: string, id: string): Item[] {
    return this.all(type).filter(({ relations }) => relations[relation] === id);
  }

  remove(type: string, id: string): void {
    this.#ofType(type).delete(id);
  }

  /** Puts objects of a type in an order, those without a place first. */
  order(type: string, ids: readonly string[]): void {
    const items = this.all(type).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    this.#types.set(type, new Map(items.map((item) => [item.id, item])));
  }

  /** An instant later than all before it. */
  instant(): string {
    this.#day += 1;
    return new Date(Date.UTC(2026, 10, 1) + this.#day * 60_000).toISOString();
  }

  #ofType(type: string): Map<string, Item> {
    const items = this.#types.get(type) ?? new Map<string, Item>();
    this.#types.set(type, items);
    return items;
  }
}
