import type { AndroidBuild } from '@/model/build-info';
import { readSpareEntry, type BuildSource } from '../build-parts';
import { parseBinaryXml } from './android-binary-xml';
import { asFlag, attribute, type ManifestFacts } from './android-manifest';
import type { AndroidElement } from './android-xml';
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
  const trees = await readFiles(source, kind, table, base?.adminPolicyIds ?? []);
  if (trees.length === 0) return undefined;
  const lists = trees.flatMap(({ children }) => children.filter(({ name }) => name === 'uses-policies'));
  return [
    ...new Set(lists.flatMap(({ children }) => children.slice(0, MAX_POLICIES).map(({ name }) => name))),
  ];
}

/** Reads whether every accessibility service says that it is a tool; undefined where no file could be read. */
export async function readAccessibilityTool(
  source: BuildSource,
  kind: AndroidBuild['kind'],
  table: ResourceTable | undefined,
  [base]: readonly ManifestFacts[],
): Promise<boolean | undefined> {
  const trees = await readFiles(source, kind, table, base?.accessibilityConfigIds ?? []);
  if (trees.length === 0) return undefined;
  return trees.every((tree) => asFlag(attribute(tree, 'isAccessibilityTool')) === true);
}

async function readFiles(
  source: BuildSource,
  kind: AndroidBuild['kind'],
  table: ResourceTable | undefined,
  ids: readonly number[],
): Promise<AndroidElement[]> {
  const paths = table ? ids.slice(0, MAX_FILES).flatMap((id) => filesOf(table, id)) : [];
  const trees: AndroidElement[] = [];
  for (const path of paths.slice(0, MAX_FILES)) {
    const entry = source.archive.find(kind === 'aab' ? `base/${path}` : path);
    const bytes = await readSpareEntry(source, entry, MAX_BYTES);
    const tree = bytes && (kind === 'aab' ? parseProtoXml(bytes) : parseBinaryXml(bytes));
    if (tree?.ok) trees.push(tree.value);
  }
  return trees;
}
