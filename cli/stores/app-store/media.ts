import { text, type Resource } from './api';
import { SCREENSHOT_SLOTS } from '@/domain/screenshots/slots';
import type { LivePicture } from '@/model/store-plan';

/** First part of the path of a set of files. */
export type MediaPrefix = 'pictures' | 'previews' | 'attachments';

/** A kind of file that is reserved, sent in parts and finished: where it belongs, and how the library has it. */
export interface MediaKind {
  prefix: MediaPrefix;
  /** Type of a file, and the relation to its parent. */
  type: string;
  parent: string;
  parentType: string;
  /** Attribute of the set that names its devices; absent for files without sets. */
  setAttribute?: string;
  /** Attribute with the state of an upload. */
  state: 'assetDeliveryState' | 'videoDeliveryState';
  /** In sentences: "Reading the screenshots". */
  noun: string;
  library?: { type: string; list: string; relation: 'image' | 'video'; placementType: string };
}

export const MEDIA: Readonly<Record<MediaPrefix, MediaKind>> = {
  pictures: {
    prefix: 'pictures',
    type: 'appScreenshots',
    parent: 'appScreenshotSet',
    parentType: 'appScreenshotSets',
    setAttribute: 'screenshotDisplayType',
    state: 'assetDeliveryState',
    noun: 'screenshots',
    library: {
      type: 'appAssetLibraryImages',
      list: 'images',
      relation: 'image',
      placementType: 'APP_SCREENSHOT',
    },
  },
  previews: {
    prefix: 'previews',
    type: 'appPreviews',
    parent: 'appPreviewSet',
    parentType: 'appPreviewSets',
    setAttribute: 'previewType',
    state: 'videoDeliveryState',
    noun: 'app previews',
    library: {
      type: 'appAssetLibraryVideos',
      list: 'videos',
      relation: 'video',
      placementType: 'APP_PREVIEW',
    },
  },
  attachments: {
    prefix: 'attachments',
    type: 'appStoreReviewAttachments',
    parent: 'appStoreReviewDetail',
    parentType: 'appStoreReviewDetails',
    state: 'assetDeliveryState',
    noun: 'attachments for App Review',
  },
};

/** Path of the files that App Review gets with the review details. */
export const ATTACHMENTS = 'attachments/review';

/** The parts of the path of a set; files without a language have neither. */
export function mediaParts(path: string): { kind: MediaKind; locale: string; set: string } | undefined {
  if (path === ATTACHMENTS) return { kind: MEDIA.attachments, locale: '', set: '' };
  const [, prefix = '', locale = '', set = ''] = /^(pictures|previews)\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (set === '') return undefined;
  return { kind: prefix === 'previews' ? MEDIA.previews : MEDIA.pictures, locale, set };
}

/** The store's label of a display type, or of the devices of an app preview; groups of the library have none. */
export function setLabel(set: string): string {
  return (
    SCREENSHOT_SLOTS.find(({ displayType }) => displayType === set || displayType === `APP_${set}`)?.label ??
    set
  );
}

const STATES: Readonly<Record<string, LivePicture['state']>> = {
  AWAITING_UPLOAD: 'unfinished',
  UPLOAD_COMPLETE: 'processing',
  PROCESSING: 'processing',
  COMPLETE: 'ready',
  FAILED: 'failed',
};

/** State of an upload. */
export function deliveryState({ attributes }: Resource, kind: MediaKind): LivePicture['state'] {
  const state = attributes[kind.state];
  const name =
    typeof state === 'object' && state !== null && 'state' in state ? text(state.state) : undefined;
  return STATES[name ?? ''] ?? 'unfinished';
}
