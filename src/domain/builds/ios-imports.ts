import type { IosBuild } from '@/model/build-info';

/**
 * The first of these classes and functions of the system that a file of the app imports, and that file. Extensions are left
 * out, because they are not the app.
 */
export function importOf(
  { imports = [] }: Pick<IosBuild, 'imports'>,
  isWanted: (name: string) => boolean,
): { path: string; name: string } | undefined {
  for (const { path, classes, symbols } of imports) {
    const name = path.includes('.appex/') ? undefined : [...classes, ...symbols].find(isWanted);
    if (name !== undefined) return { path, name };
  }
  return undefined;
}

/** Whether the app is signed for something, or its profile allows it; undefined where neither was read. */
export function hasEntitlement(
  { signedEntitlements, provisioning }: Pick<IosBuild, 'signedEntitlements' | 'provisioning'>,
  key: string,
): boolean | undefined {
  const lists = [signedEntitlements, provisioning?.entitlements].filter((list) => list !== undefined);
  return lists.length === 0 ? undefined : lists.some((list) => list.includes(key));
}
