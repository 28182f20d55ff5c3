/** Subject of a fix for which each builder has a place of its own; `catalog/builders` has the words. */
export type FixTopic =
  | 'build'
  | 'target-sdk'
  | 'ios-sdk'
  | 'version'
  | 'name'
  | 'icon'
  | 'id'
  | 'permissions'
  | 'ipad'
  | 'export-compliance'
  | 'signing'
  | 'privacy-manifest'
  | 'code-optimization';
