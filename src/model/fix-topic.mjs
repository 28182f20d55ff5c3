/** Subjects of a fix for which each builder has a place of its own; `catalog/builders` has the words. */
export const FIX_TOPICS = /** @type {const} */ ([
  'build',
  'target-sdk',
  'ios-sdk',
  'version',
  'name',
  'icon',
  'id',
  'permissions',
  'android-permissions',
  'ipad',
  'export-compliance',
  'signing',
  'privacy-manifest',
  'code-optimization',
]);

/** @typedef {typeof FIX_TOPICS[number]} FixTopic */
