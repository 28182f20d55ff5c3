/** Things that a fix of a build is about; each builder has its own place for them. */
export const TOPICS = /** @type {const} */ ([
  'build',
  'target-sdk',
  'ios-sdk',
  'version',
  'name',
  'icon',
  'id',
  'permissions',
  'ipad',
  'export-compliance',
  'signing',
  'privacy-manifest',
  'code-optimization',
]);
