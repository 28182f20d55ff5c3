import type { AndroidBuild } from '@/model/build-info';
import { readSpareEntry, type BuildSource } from '../build-parts';
import { parseBinaryXml } from './android-binary-xml';
import type { ManifestFacts } from './android-manifest';
import { parseProtoXml } from './android-proto-xml';
import { filesOf, type ResourceTable } from './resources';

const MAX_FILES = 10;
const MAX_POLICIES = 50;
const MAX_BYTES = 64 * 1024;

/** Reads what a device administrator may do, e.g. `wipe-data`; undefined where the file could not be read. */
export async function readAdminPolicies(
  source: BuildSource,
  kind: AndroidBuild['kind'],
  table: ResourceTable | undefined,
  [base]: readonly ManifestFacts[],
): Promise<string[] | undefined> {
  const ids = base?.adminPolicyIds ?? [];
  const paths = table ? ids.slice(0, MAX_FILES).flatMap((id) => filesOf(table, id)) : [];
  const policies = new Set<string>();
  let isRead = false;
  for (const path of paths.slice(0, MAX_FILES)) {
    const entry = source.archive.find(kind === 'aab' ? `base/${path}` : path);
    const bytes = await readSpareEntry(source, entry, MAX_BYTES);
    const tree = bytes && (kind === 'aab' ? parseProtoXml(bytes) : parseBinaryXml(bytes));
    if (!tree?.ok) continue;
    isRead = true;
    for (const list of tree.value.children.filter(({ name }) => name === 'uses-policies')) {
      for (const { name } of list.children.slice(0, MAX_POLICIES)) policies.add(name);
    }
  }
  return isRead ? [...policies] : undefined;
}
