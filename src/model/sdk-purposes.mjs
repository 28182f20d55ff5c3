/** Purposes of SDKs, in the order of the list: those that matter for privacy answers first. */
export const SDK_PURPOSES = /** @type {const} */ ([
  'ads',
  'attribution',
  'analytics',
  'crash-reports',
  'engagement',
  'support',
  'sign-in',
  'location',
  'purchases',
  'payments',
  'back-end',
  'consent',
  'app-framework',
  'library',
  'unknown',
]);

/** @typedef {typeof SDK_PURPOSES[number]} SdkPurpose */
