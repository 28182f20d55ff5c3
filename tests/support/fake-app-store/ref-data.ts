const PREVIEW_GROUPS = ['IPHONE_DYNAMIC_ISLAND_LARGE_PROFILE', 'IPAD_13_PROFILE'];

const SIZES: readonly [string, number, number][] = [
  ['IPHONE_DYNAMIC_ISLAND_LARGE_PROFILE', 1290, 2796],
  ['IPHONE_DUO_PROFILE', 1398, 2034],
  ['IPAD_13_PROFILE', 2064, 2752],
];

/** Reference data in the form of Apple's example (sources 17.4). */
export const REF_DATA = {
  type: 'appAssetLibraryRefData',
  id: '1',
  attributes: {
    features: [
      {
        featureId: 'APP_STORE_VERSIONS',
        placementPolicies: [
          {
            placementType: 'APP_SCREENSHOT',
            groupLimits: [{ groupIds: SIZES.map(([group]) => group), maxCount: 10 }],
          },
        ],
      },
    ],
    imageSpecs: SIZES.map(([group, width, height]) => ({
      specId: `spec-${group}`,
      dimensions: { minWidth: width, maxWidth: width, minHeight: height, maxHeight: height },
      compatiblePlacementTypes: ['APP_SCREENSHOT'],
      alphaAllowed: false,
      fileExtensions: ['.jpg', '.jpeg', '.png'],
      maxFileSize: 524_288_000,
    })),
    placementTypes: [
      {
        placementTypeId: 'APP_SCREENSHOT',
        acceptsAssetCategories: ['APP_SCREENSHOTS_AND_PREVIEWS'],
        specMappings: SIZES.map(([group]) => ({ placementGroupId: group, specs: [`spec-${group}`] })),
      },
      {
        placementTypeId: 'APP_PREVIEW',
        acceptsAssetCategories: ['APP_SCREENSHOTS_AND_PREVIEWS'],
        specMappings: PREVIEW_GROUPS.map((group) => ({ placementGroupId: group, specs: ['video'] })),
      },
    ],
  },
};
