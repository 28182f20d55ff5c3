import { createHash } from 'node:crypto';
import { FREQUENCY_QUESTIONS, YES_NO_QUESTIONS } from '@/model/rating-answers';
import { isRecord } from '@/domain/is-record';
import { deliveryState, Refusal } from './refusal';
import { refuseIncomplete, submit } from './reviews';
import { EDITABLE, type Item, type Store } from './store';

export interface WriteRules {
  store: Store;
  /** Bytes that were sent to signed addresses, by id of the object and offset. */
  blobs: Map<string, Map<number, Uint8Array>>;
  /** Reads until a new object is listed. */
  lag: number;
  /** Reads until an upload is processed. */
  processing: number;
  /** The parts into which a file is split. */
  parts: number;
}

export interface WriteBody {
  attributes: Record<string, unknown>;
  relations: Record<string, string>;
  ordered: string[];
}

/** The version to which an object belongs, if it does. */
function versionOf(store: Store, relations: Readonly<Record<string, string>>): Item | undefined {
  const { appStoreVersion, appStoreVersionLocalization, appScreenshotSet, appPreviewSet } = relations;
  const { appStoreReviewDetail } = relations;
  if (appStoreVersion !== undefined) return store.get('appStoreVersions', appStoreVersion);
  const parent =
    appStoreVersionLocalization !== undefined
      ? store.get('appStoreVersionLocalizations', appStoreVersionLocalization)
      : (store.get('appScreenshotSets', appScreenshotSet ?? '') ??
        store.get('appPreviewSets', appPreviewSet ?? '') ??
        store.get('appStoreReviewDetails', appStoreReviewDetail ?? ''));
  return parent && versionOf(store, parent.relations);
}

/** @throws Refusal when the version of an object can no longer be changed */
export function refuseLocked(
  store: Store,
  type: string,
  item: Pick<Item, 'attributes' | 'relations'>,
  changes: Readonly<Record<string, unknown>> = {},
): void {
  const version = type === 'appStoreVersions' ? item : versionOf(store, item.relations);
  const info = type === 'appInfos' ? item : store.get('appInfos', item.relations.appInfo ?? '');
  const names = Object.keys(changes);
  const isPromotional =
    type === 'appStoreVersionLocalizations' && names.every((name) => name === 'promotionalText');
  if (type === 'reviewSubmissionItems' || type === 'appStoreVersionPhasedReleases') return;
  if (
    version &&
    !EDITABLE.includes(String(version.attributes.appVersionState)) &&
    !(isPromotional && names.length > 0)
  )
    throw new Refusal(409, 'STATE_ERROR', `Attribute '${names[0] ?? type}' cannot be edited at this time`);
  if (info && !EDITABLE.includes(String(info.attributes.state)))
    throw new Refusal(409, 'STATE_ERROR', `The app info cannot be edited at this time`);
}

const duplicate = (detail: string) => new Refusal(409, 'ENTITY_ERROR.ATTRIBUTE.INVALID.DUPLICATE', detail);

/** Creates an object. @throws Refusal */
export function create(rules: WriteRules, type: string, { attributes, relations, ordered }: WriteBody): Item {
  const { store } = rules;
  if (type !== 'appStoreVersions') refuseLocked(store, type, { attributes, relations }, attributes);
  const siblings = (relation: string) => store.of(type, relation, relations[relation] ?? '');
  const add = (extra: Record<string, unknown> = {}) =>
    store.add(type, { ...attributes, ...extra }, relations, { hiddenFor: rules.lag });
  switch (type) {
    case 'appStoreVersions': {
      if (siblings('app').some((each) => each.attributes.versionString === attributes.versionString))
        throw duplicate('The version number has been previously used.');
      if (siblings('app').some((each) => EDITABLE.includes(String(each.attributes.appVersionState))))
        throw new Refusal(409, 'ENTITY_ERROR.RELATIONSHIP.INVALID', 'You cannot create a new version now.');
      return newVersion(rules, attributes, relations);
    }
    case 'appStoreVersionLocalizations':
    case 'appInfoLocalizations': {
      const parent = type === 'appInfoLocalizations' ? 'appInfo' : 'appStoreVersion';
      if (siblings(parent).some((each) => each.attributes.locale === attributes.locale))
        throw duplicate(`${String(attributes.locale)} exists`);
      refuseNotes(store, type, relations, attributes);
      return add();
    }
    case 'appStoreReviewDetails':
    case 'appStoreVersionPhasedReleases':
      if (siblings('appStoreVersion').length > 0) throw duplicate('exists');
      return add();
    case 'appScreenshotSets':
      if (
        siblings('appStoreVersionLocalization').some(
          (each) => each.attributes.screenshotDisplayType === attributes.screenshotDisplayType,
        )
      )
        throw duplicate('exists');
      return add();
    case 'appPreviewSets':
      if (
        siblings('appStoreVersionLocalization').some(
          (each) => each.attributes.previewType === attributes.previewType,
        )
      )
        throw duplicate('exists');
      return add();
    case 'appPreviews':
      if (siblings('appPreviewSet').length >= 3)
        throw new Refusal(409, 'ENTITY_ERROR.RELATIONSHIP.INVALID', 'Too many previews');
      return reserved(rules, add({ videoDeliveryState: deliveryState('AWAITING_UPLOAD') }));
    case 'appStoreReviewAttachments':
      return reserved(rules, add({ assetDeliveryState: deliveryState('AWAITING_UPLOAD') }));
    case 'appScreenshots':
      if (siblings('appScreenshotSet').length >= 10)
        throw new Refusal(409, 'ENTITY_ERROR.RELATIONSHIP.INVALID', 'Too many screenshots');
      return reserved(rules, add({ assetDeliveryState: deliveryState('AWAITING_UPLOAD') }));
    case 'appAssetLibraryVideos':
    case 'appAssetLibraryImages':
      return reserved(rules, add({ state: 'AWAITING_UPLOAD' }));
    case 'appAssetLibraryPlacements': {
      const group = siblings('appStoreVersionLocalization').filter(
        (each) => each.attributes.placementGroup === attributes.placementGroup,
      );
      const image =
        store.get('appAssetLibraryImages', relations.image ?? '') ??
        store.get('appAssetLibraryVideos', relations.video ?? '');
      const isPreview = attributes.placementType === 'APP_PREVIEW';
      if (isPreview !== (relations.video !== undefined))
        throw new Refusal(409, 'ENTITY_ERROR.ATTRIBUTE.INVALID', 'Another kind of asset');
      if (image?.attributes.state !== 'PREPARE_FOR_SUBMISSION')
        throw new Refusal(409, 'STATE_ERROR.INVALID_ASSET_STATE', 'The asset is not ready');
      if (group.length >= 10) throw new Refusal(409, 'ENTITY_ERROR.RELATIONSHIP.INVALID', 'Too many');
      return add();
    }
    case 'appAssetLibraryPlacementOrderingRequests': {
      const now = store
        .of(
          'appAssetLibraryPlacements',
          'appStoreVersionLocalization',
          relations.appStoreVersionLocalization ?? '',
        )
        .filter((each) => each.attributes.placementGroup === attributes.placementGroup)
        .map(({ id }) => id);
      refuseOtherList(now, ordered);
      store.order('appAssetLibraryPlacements', ordered);
      return { id: 'order', attributes, relations: {}, hiddenFor: 0, busyFor: 0 };
    }
    case 'buildUploads': {
      const isTaken = siblings('app').some(
        (each) =>
          each.attributes.cfBundleVersion === attributes.cfBundleVersion &&
          each.attributes.cfBundleShortVersionString === attributes.cfBundleShortVersionString,
      );
      if (isTaken) throw duplicate('The bundle version must be higher than the previously uploaded version.');
      return add({ state: { state: 'AWAITING_UPLOAD', errors: [], warnings: [], infos: [] } });
    }
    case 'buildUploadFiles':
      return reserved(rules, add({ assetDeliveryState: deliveryState('AWAITING_UPLOAD') }));
    case 'reviewSubmissions':
      return add({ state: 'READY_FOR_REVIEW' });
    case 'reviewSubmissionItems': {
      const version = store.get('appStoreVersions', relations.appStoreVersion ?? '');
      const taken = store
        .of('reviewSubmissionItems', 'appStoreVersion', relations.appStoreVersion ?? '')
        .find(({ relations: of }) => {
          const state = store.get('reviewSubmissions', of.reviewSubmission ?? '')?.attributes.state;
          return state !== 'COMPLETE' && state !== undefined;
        });
      if (taken)
        throw new Refusal(
          409,
          'STATE_ERROR.ITEM_PART_OF_ANOTHER_SUBMISSION',
          `appStoreVersions with id ${relations.appStoreVersion ?? ''} was already added to another reviewSubmission with id ${taken.relations.reviewSubmission ?? ''}`,
        );
      if (version) refuseIncomplete(store, version);
      return add({ state: 'READY_FOR_REVIEW' });
    }
    default:
      throw new Refusal(405, 'METHOD_NOT_ALLOWED', type);
  }
}

/** A version begins with copies of the texts and pictures of the one before it. */
function newVersion(
  { store, lag }: WriteRules,
  attributes: Record<string, unknown>,
  relations: Record<string, string>,
): Item {
  const before = store.of('appStoreVersions', 'app', relations.app ?? '').at(-1);
  const version = store.add(
    'appStoreVersions',
    {
      releaseType: 'AFTER_APPROVAL',
      copyright: before?.attributes.copyright,
      ...attributes,
      appVersionState: 'PREPARE_FOR_SUBMISSION',
      createdDate: store.instant(),
    },
    relations,
    { hiddenFor: lag },
  );
  const copyChildren = (
    type: string,
    by: string,
    from: string,
    to: string,
    each?: (old: Item, made: Item) => void,
  ) => {
    for (const old of store.of(type, by, from)) {
      const made = store.add(type, { ...old.attributes }, { ...old.relations, [by]: to });
      each?.(old, made);
    }
  };
  if (before) {
    copyChildren('appStoreReviewDetails', 'appStoreVersion', before.id, version.id);
    copyChildren('appStoreVersionLocalizations', 'appStoreVersion', before.id, version.id, (old, made) => {
      delete made.attributes.whatsNew;
      copyChildren('appScreenshotSets', 'appStoreVersionLocalization', old.id, made.id, (oldSet, newSet) =>
        copyChildren('appScreenshots', 'appScreenshotSet', oldSet.id, newSet.id),
      );
      copyChildren('appPreviewSets', 'appStoreVersionLocalization', old.id, made.id, (oldSet, newSet) =>
        copyChildren('appPreviews', 'appPreviewSet', oldSet.id, newSet.id),
      );
      copyChildren('appAssetLibraryPlacements', 'appStoreVersionLocalization', old.id, made.id);
    });
  }
  const infos = store.of('appInfos', 'app', relations.app ?? '');
  const live = infos.at(-1);
  if (live && !infos.some((info) => EDITABLE.includes(String(info.attributes.state)))) {
    const info = store.add(
      'appInfos',
      { ...live.attributes, state: 'PREPARE_FOR_SUBMISSION' },
      { ...live.relations },
    );
    copyChildren('appInfoLocalizations', 'appInfo', live.id, info.id);
    copyChildren('ageRatingDeclarations', 'appInfo', live.id, info.id);
  }
  return version;
}

/** @throws Refusal for release notes of an app's first version */
function refuseNotes(
  store: Store,
  type: string,
  relations: Readonly<Record<string, string>>,
  attributes: Readonly<Record<string, unknown>>,
): void {
  if (type !== 'appStoreVersionLocalizations' || typeof attributes.whatsNew !== 'string') return;
  const version = store.get('appStoreVersions', relations.appStoreVersion ?? '');
  if (store.of('appStoreVersions', 'app', version?.relations.app ?? '').length < 2)
    throw new Refusal(409, 'STATE_ERROR', "Attribute 'whatsNew' cannot be edited at this time");
}

function refuseOtherList(now: readonly string[], wanted: readonly string[]): void {
  if ([...now].sort().join() !== [...wanted].sort().join())
    throw new Refusal(409, 'ENTITY_ERROR.RELATIONSHIP.INVALID', 'Not the members of the list');
}

/** Gives an object the addresses for the parts of its file. */
function reserved({ parts }: WriteRules, item: Item): Item {
  const size = Number(item.attributes.fileSize);
  const count = Math.min(parts, size);
  const step = Math.ceil(size / count);
  item.attributes.uploadOperations = Array.from({ length: Math.ceil(size / step) }, (_, index) => ({
    method: 'PUT',
    url: `https://upload-${index}.blobs.example.apple.com/${item.id}?signature=se%2Bcret-${item.id}&offset=${index * step}`,
    offset: index * step,
    length: Math.min(step, size - index * step),
    requestHeaders: [{ name: 'Content-Type', value: 'image/png' }],
  }));
  return item;
}

/** Changes an object. @throws Refusal */
export function change(
  rules: WriteRules,
  type: string,
  item: Item,
  { attributes, relations }: WriteBody,
): void {
  const { store } = rules;
  if (attributes.uploaded === true) {
    finishUpload(rules, type, item, attributes);
    return;
  }
  if (type === 'reviewSubmissions') {
    submit(store, item, attributes);
    return;
  }
  refuseLocked(store, type, item, attributes);
  refuseNotes(store, type, item.relations, attributes);
  if (type === 'ageRatingDeclarations') {
    const missing = [...FREQUENCY_QUESTIONS, ...YES_NO_QUESTIONS].find(
      (name) => attributes[name] === undefined,
    );
    if (missing !== undefined)
      throw new Refusal(
        409,
        'ENTITY_ERROR.ATTRIBUTE.REQUIRED',
        `You must provide a value for the attribute '${missing}'`,
      );
  }
  Object.assign(item.attributes, attributes);
  Object.assign(item.relations, relations);
}

function finishUpload(
  { store, blobs, processing }: WriteRules,
  type: string,
  item: Item,
  attributes: Readonly<Record<string, unknown>>,
): void {
  const { assetDeliveryState, videoDeliveryState, state } = item.attributes;
  const delivery = assetDeliveryState ?? videoDeliveryState;
  const stateName = isRecord(delivery) ? delivery.state : state;
  if (stateName !== 'AWAITING_UPLOAD')
    throw new Refusal(409, 'STATE_ERROR', 'The upload was finished before');
  const parts = [...(blobs.get(item.id) ?? new Map<number, Uint8Array>())].sort(([a], [b]) => a - b);
  const file = Buffer.concat(parts.map(([, bytes]) => bytes));
  const isWhole = file.length === item.attributes.fileSize;
  item.attributes.digest = createHash('md5').update(file).digest('hex');
  delete item.attributes.uploadOperations;
  item.busyFor = processing;
  if (type === 'appAssetLibraryImages' || type === 'appAssetLibraryVideos') {
    if (Object.keys(attributes).length !== 1)
      throw new Refusal(409, 'ENTITY_ERROR.ATTRIBUTE.UNKNOWN', 'The library takes no checksum');
    item.attributes.state = isWhole ? 'UPLOAD_COMPLETE' : 'FAILED';
    return;
  }
  if (['appScreenshots', 'appPreviews', 'appStoreReviewAttachments'].includes(type)) {
    const isRight = isWhole && attributes.sourceFileChecksum === item.attributes.digest;
    item.attributes.sourceFileChecksum = attributes.sourceFileChecksum;
    item.attributes[type === 'appPreviews' ? 'videoDeliveryState' : 'assetDeliveryState'] = isRight
      ? deliveryState('UPLOAD_COMPLETE')
      : deliveryState('FAILED', [{ code: 'IMAGE_BAD_CHECKSUM', description: 'bad' }]);
    return;
  }
  const checksums = isRecord(attributes.sourceFileChecksums) ? attributes.sourceFileChecksums : {};
  const sum = isRecord(checksums.file) ? checksums.file : {};
  const isRight = isWhole && sum.hash === createHash('sha256').update(file).digest('hex');
  item.attributes.assetDeliveryState = deliveryState(isRight ? 'COMPLETE' : 'FAILED');
  const upload = store.get('buildUploads', item.relations.buildUpload ?? '');
  if (!upload) return;
  upload.attributes.state = {
    state: isRight ? 'PROCESSING' : 'FAILED',
    errors: isRight ? [] : [{ code: '90062', description: 'The file is damaged.' }],
    warnings: [],
    infos: [],
  };
  upload.busyFor = processing;
}

/** Replaces what a relation points to. @throws Refusal */
export function relate(
  store: Store,
  type: string,
  item: Item,
  relation: string,
  ids: readonly string[],
): void {
  refuseLocked(store, type, item);
  if (relation === 'build') item.relations.build = ids[0] ?? '';
  else if (relation === 'appScreenshots' || relation === 'appPreviews') {
    const parent = relation === 'appPreviews' ? 'appPreviewSet' : 'appScreenshotSet';
    refuseOtherList(
      store.of(relation, parent, item.id).map(({ id }) => id),
      ids,
    );
    store.order(relation, ids);
  } else throw new Refusal(404, 'PATH_ERROR', relation);
}

/** Takes an object away, with what belongs to it. @throws Refusal */
export function remove(store: Store, type: string, item: Item): void {
  refuseLocked(store, type, item);
  const isPlaced = ['image', 'video'].some(
    (name) => store.of('appAssetLibraryPlacements', name, item.id).length > 0,
  );
  if (type.startsWith('appAssetLibrary') && isPlaced)
    throw new Refusal(409, 'STATE_ERROR.ASSET_HAS_PLACEMENTS', 'The asset has placements');
  store.remove(type, item.id);
}
