import { isRecord } from '@/domain/is-record';
import { isRefusedWith } from '../core/store-error';
import { text, type AppStoreApi } from './api';

/** Sizes of one kind of picture, as the store's reference data has them (sources 17.4). */
export interface PictureSpec {
  id: string;
  minWidth: number;
  maxWidth: number;
  minHeight: number;
  maxHeight: number;
  extensions: readonly string[];
}

/** The App Asset Library of an app with Apple's current rules for screenshots. */
export interface AssetLibrary {
  id: string;
  /** Groups of devices with the sizes that they take, in Apple's order. */
  groups: readonly { id: string; specs: readonly PictureSpec[]; maxCount: number | undefined }[];
  /** Groups of devices that take app previews. */
  previewGroups: readonly string[];
}

const SCREENSHOT = 'APP_SCREENSHOT';
const PREVIEW = 'APP_PREVIEW';
const FEATURE = 'APP_STORE_VERSIONS';
const REF_DATA = 'appAssetLibraryRefData';

/** @returns undefined where Apple does not offer the library, or its rules, to the app or the key */
export async function readLibrary(api: AppStoreApi, appId: string): Promise<AssetLibrary | undefined> {
  try {
    const library = await api.one(`/v1/apps/${appId}/assetLibrary`, 'Looking for the App Asset Library');
    if (!library) return undefined;
    const fields = 'features,placementTypes,imageSpecs';
    const { data } = await api.list(
      `/v1/${REF_DATA}?fields[${REF_DATA}]=${fields}`,
      'Reading the sizes of pictures',
    );
    const attributes = data[0]?.attributes ?? {};
    const groups = groupsOf(attributes);
    const previewGroups = mappingsOf(attributes, PREVIEW).map(({ id }) => id);
    return groups.length > 0 ? { id: library.id, groups, previewGroups } : undefined;
  } catch (error) {
    if (isRefusedWith(error, 403) || isRefusedWith(error, 404)) return undefined;
    throw error;
  }
}

/** The group that takes a screenshot of this size: the first one, where several do. */
export function groupFor({ groups }: AssetLibrary, width: number, height: number): string | undefined {
  return groups.find(({ specs }) =>
    specs.some(
      (spec) =>
        width >= spec.minWidth &&
        width <= spec.maxWidth &&
        height >= spec.minHeight &&
        height <= spec.maxHeight,
    ),
  )?.id;
}

function groupsOf(attributes: Readonly<Record<string, unknown>>): AssetLibrary['groups'] {
  const specs = new Map(records(attributes.imageSpecs).flatMap(specOf));
  const limits = records(attributes.features)
    .filter(({ featureId }) => featureId === FEATURE)
    .flatMap(({ placementPolicies }) => records(placementPolicies))
    .filter(({ placementType }) => placementType === SCREENSHOT)
    .flatMap(({ groupLimits }) => records(groupLimits));
  return mappingsOf(attributes, SCREENSHOT).map(({ id, mapping }) => {
    const limit = limits.find(({ groupIds }) => strings(groupIds).includes(id))?.maxCount;
    return {
      id,
      specs: strings(mapping.specs).flatMap((each) => specs.get(each) ?? []),
      maxCount: typeof limit === 'number' ? limit : undefined,
    };
  });
}

/** The groups of devices that take a kind of file. */
function mappingsOf(
  { placementTypes }: Readonly<Record<string, unknown>>,
  type: string,
): { id: string; mapping: Record<string, unknown> }[] {
  return records(placementTypes)
    .filter(({ placementTypeId }) => placementTypeId === type)
    .flatMap(({ specMappings }) => records(specMappings))
    .flatMap((mapping) => {
      const id = text(mapping.placementGroupId);
      return id === undefined || id.includes('/') ? [] : [{ id, mapping }];
    });
}

function specOf(spec: Readonly<Record<string, unknown>>): [string, PictureSpec][] {
  const id = text(spec.specId);
  const size = isRecord(spec.dimensions) ? spec.dimensions : {};
  const { minWidth, maxWidth, minHeight, maxHeight } = size;
  if (
    id === undefined ||
    typeof minWidth !== 'number' ||
    typeof maxWidth !== 'number' ||
    typeof minHeight !== 'number' ||
    typeof maxHeight !== 'number'
  )
    return [];
  return [[id, { id, minWidth, maxWidth, minHeight, maxHeight, extensions: strings(spec.fileExtensions) }]];
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
