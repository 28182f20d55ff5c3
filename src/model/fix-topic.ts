/** Subjects of a fix for which each builder has a place of its own; `catalog/builders` has the words. */
export const FIX_TOPICS = [
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
] as const;

export type FixTopic = (typeof FIX_TOPICS)[number];
