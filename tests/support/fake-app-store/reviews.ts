import { isRecord } from '@/domain/is-record';
import { deliveryState, Refusal } from './refusal';
import type { Item, Store } from './store';

/** Refuses a version that is not complete. @throws Refusal with the reasons inside, as Apple gives them */
export function refuseIncomplete(store: Store, version: Item): void {
  const isFirst = store.of('appStoreVersions', 'app', version.relations.app ?? '').length < 2;
  const inner: Record<string, object[]> = {};
  for (const text of store.of('appStoreVersionLocalizations', 'appStoreVersion', version.id)) {
    const missing = ['description', 'supportUrl', ...(isFirst ? [] : ['whatsNew'])].filter(
      (name) => !text.attributes[name],
    );
    if (missing.length > 0)
      inner[`/v1/appStoreVersionLocalizations/${text.id}`] = missing.map((name) => ({
        id: name,
        status: '409',
        code: 'ENTITY_ERROR.ATTRIBUTE.REQUIRED',
        title: 'The provided entity is missing a required attribute',
        detail: `You must provide a value for the attribute '${name}' with this request`,
        source: { pointer: `/data/attributes/${name}` },
      }));
  }
  if (Object.keys(inner).length > 0)
    throw new Refusal(
      409,
      'STATE_ERROR.ENTITY_STATE_INVALID',
      'appStoreVersions with this id is not in valid state. Please check associated errors.',
      { meta: { associatedErrors: inner } },
    );
}

/** Sends a submission. @throws Refusal */
export function submit(store: Store, submission: Item, attributes: Readonly<Record<string, unknown>>): void {
  if (attributes.submitted !== true) throw new Refusal(409, 'STATE_ERROR', 'Nothing to do');
  if (submission.attributes.state !== 'READY_FOR_REVIEW')
    throw new Refusal(409, 'STATE_ERROR', 'The submission was sent before');
  submission.attributes.state = 'WAITING_FOR_REVIEW';
  submission.attributes.submittedDate = store.instant();
  for (const item of store.of('reviewSubmissionItems', 'reviewSubmission', submission.id)) {
    const version = store.get('appStoreVersions', item.relations.appStoreVersion ?? '');
    if (version) version.attributes.appVersionState = 'WAITING_FOR_REVIEW';
    for (const info of store.of('appInfos', 'app', version?.relations.app ?? ''))
      if (info.attributes.state !== 'READY_FOR_DISTRIBUTION') info.attributes.state = 'WAITING_FOR_REVIEW';
  }
}

/** Moves processing on by one read. */
export function advance(store: Store, type: string, item: Item): void {
  if (item.busyFor <= 0) return;
  item.busyFor -= 1;
  if (item.busyFor > 0) return;
  const { state, assetDeliveryState, videoDeliveryState } = item.attributes;
  if (state === 'UPLOAD_COMPLETE') item.attributes.state = 'PREPARE_FOR_SUBMISSION';
  if (isRecord(assetDeliveryState) && assetDeliveryState.state === 'UPLOAD_COMPLETE')
    item.attributes.assetDeliveryState = deliveryState('COMPLETE');
  if (isRecord(videoDeliveryState) && videoDeliveryState.state === 'UPLOAD_COMPLETE')
    item.attributes.videoDeliveryState = deliveryState('COMPLETE');
  if (type === 'builds') item.attributes.processingState = 'VALID';
  if (type === 'buildUploads' && isRecord(state) && state.state === 'PROCESSING') {
    item.attributes.state = { ...state, state: 'COMPLETE' };
    const release = store.add('preReleaseVersions', {
      version: item.attributes.cfBundleShortVersionString,
      platform: 'IOS',
    });
    const build = store.add(
      'builds',
      {
        version: item.attributes.cfBundleVersion,
        processingState: 'PROCESSING',
        uploadedDate: store.instant(),
      },
      { app: item.relations.app ?? '', preReleaseVersion: release.id },
    );
    build.busyFor = 2;
    item.relations.build = build.id;
  }
}
