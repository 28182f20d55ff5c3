import type { LivePicture } from '@/model/store-plan';
import { text, type AppStoreApi, type Resource } from './api';
import { MEDIA, type MediaKind } from './media';
import { pictureUrl } from './set-pictures';

/** The name under which a picture of the project is found again: the library keeps no checksum (sources 17.4). */
export const REFERENCE_PREFIX = 'storepilot-';
/** Digits of the SHA-256 in that name. */
const REFERENCE_DIGITS = 32;

export function referenceOf(sha256: string): string {
  return `${REFERENCE_PREFIX}${sha256.slice(0, REFERENCE_DIGITS)}`;
}

const STATES: Readonly<Record<string, LivePicture['state']>> = {
  AWAITING_UPLOAD: 'unfinished',
  UPLOAD_COMPLETE: 'processing',
  FAILED: 'failed',
};

/** State of a picture of the library. Every state after the check of the upload counts as ready. */
export function imageState({ attributes }: Resource): LivePicture['state'] {
  return STATES[text(attributes.state) ?? ''] ?? 'ready';
}

/** Reads the screenshots and app previews that each locale shows, by group of devices, in the order of the product page. */
export async function readLibraryPictures(
  api: AppStoreApi,
  versionTexts: Readonly<Record<string, string>>,
): Promise<Record<string, LivePicture[]>> {
  const pictures: Record<string, LivePicture[]> = {};
  for (const [locale, id] of Object.entries(versionTexts)) {
    for (const { kind, placement, group, image } of await readPlacements(api, id, locale))
      (pictures[`${kind.prefix}/${locale}/${group}`] ??= []).push(pictureOf(placement, image));
  }
  return pictures;
}

export interface Placement {
  kind: MediaKind;
  placement: Resource;
  group: string;
  imageId: string | undefined;
  image: Resource | undefined;
}

/** The screenshots and app previews that a localization shows. */
export async function readPlacements(
  api: AppStoreApi,
  localizationId: string,
  locale: string,
): Promise<Placement[]> {
  const { data, included } = await api.list(
    `/v1/appStoreVersionLocalizations/${localizationId}/placements?include=image,video&sort=placementGroupPosition&limit=200`,
    `Reading the screenshots (${locale})`,
  );
  const images = new Map(included.map((each) => [each.id, each]));
  return data.flatMap((placement) => {
    const group = text(placement.attributes.placementGroup);
    const kind = Object.values(MEDIA).find(
      ({ library }) => library?.placementType === placement.attributes.placementType,
    );
    if (!kind?.library || group === undefined) return [];
    const imageId = placement.relations[kind.library.relation]?.[0]?.id;
    return [{ kind, placement, group, imageId, image: images.get(imageId ?? '') }];
  });
}

function pictureOf(placement: Resource, image: Resource | undefined): LivePicture {
  const reference = text(image?.attributes.referenceName) ?? '';
  const url = pictureUrl(image?.attributes.imageAsset);
  return {
    id: placement.id,
    name: text(image?.attributes.fileName) ?? placement.id,
    ...(reference.startsWith(REFERENCE_PREFIX) && {
      checksum: `sha256:${reference.slice(REFERENCE_PREFIX.length)}`,
    }),
    state: image ? imageState(image) : 'ready',
    ...(url !== undefined && { url }),
  };
}
