import type { Journal } from '../core/journal';
import { openReservations } from '../core/journal';
import { isRefusedWith, StoreError } from '../core/store-error';
import type { Reference } from './api';
import { kindOf, lookFor, type AppStoreContext, type StepContext } from './context';
import { RATING, RATING_NAMES } from './fields';
import type { AppStoreLive } from './live';
import { mediaParts } from './media';
import type { AppStoreStep } from './plan-step';
import { attachBuild, sendBuild, settleUpload } from './send-build';
import { sendLibraryPictures, settleImage, settlePlacement } from './send-library-pictures';
import { sendSetPictures, settleShot } from './send-set-pictures';
import { settleSubmission, submitVersion } from './submit';

/** Does one step of a plan. @throws StoreError */
export async function performStep(
  step: AppStoreStep,
  live: AppStoreLive,
  context: StepContext,
): Promise<void> {
  const { api } = context;
  const { action, title } = step;
  const { ids } = live;
  const version = { type: 'appStoreVersions', id: ids.version ?? '' };
  switch (action.do) {
    case 'create-version':
      await createOrFind(
        context,
        () =>
          api.create(
            version.type,
            {
              attributes: { platform: 'IOS', versionString: action.name },
              relations: { app: { type: 'apps', id: live.appId } },
            },
            title,
          ),
        async () => {
          const { data } = await api.list(
            `/v1/apps/${live.appId}/appStoreVersions?filter[platform]=IOS&limit=200`,
            title,
          );
          return data.find(({ attributes }) => attributes.versionString === action.name);
        },
      );
      return;
    case 'rename-version':
      await api.change(version.type, version.id, { attributes: { versionString: action.name } }, title);
      return;
    case 'version':
      await api.change(version.type, version.id, { attributes: action.attributes }, title);
      return;
    case 'info-text':
    case 'version-text':
      await sendTexts(context, live, action, title);
      return;
    case 'categories': {
      const relations: Record<string, Reference> = {};
      for (const [name, id] of Object.entries(action.relations)) {
        if (id !== '') relations[name] = { type: 'appCategories', id };
      }
      await api.change('appInfos', ids.info ?? '', { relations }, title);
      return;
    }
    case 'rating':
      await api.change(
        'ageRatingDeclarations',
        ids.rating ?? '',
        { attributes: { ...answersOf(live), ...action.attributes } },
        title,
      );
      return;
    case 'review':
      if (ids.review !== undefined)
        await api.change('appStoreReviewDetails', ids.review, { attributes: action.attributes }, title);
      else
        await createOrFind(
          context,
          () =>
            api.create(
              'appStoreReviewDetails',
              { attributes: action.attributes, relations: { appStoreVersion: version } },
              title,
            ),
          () => api.one(`/v1/appStoreVersions/${version.id}/appStoreReviewDetail`, title),
        );
      return;
    case 'media':
      await (live.library && mediaParts(action.path)?.kind.library ? sendLibraryPictures : sendSetPictures)(
        context,
        live,
        action,
      );
      return;
    case 'upload-build':
      await sendBuild(context, live, action.build, action.build.sha256);
      return;
    case 'attach-build':
      await attachBuild(context, live, action);
      return;
    case 'app':
      await api.change('apps', live.appId, { attributes: action.attributes }, title);
      return;
    case 'encryption': {
      const build = live.builds.find(({ number }) => number === action.number);
      // It was uploaded a moment ago, and the list lags.
      if (!build) throw new StoreError({ kind: 'unknown', what: title });
      await api.change('builds', build.id, { attributes: { usesNonExemptEncryption: action.uses } }, title);
      return;
    }
    case 'phased':
      if (!action.isPhased) {
        if (ids.phased !== undefined) await api.remove('appStoreVersionPhasedReleases', ids.phased, title);
        return;
      }
      await createOrFind(
        context,
        () =>
          api.create(
            'appStoreVersionPhasedReleases',
            { attributes: { phasedReleaseState: 'INACTIVE' }, relations: { appStoreVersion: version } },
            title,
          ),
        () => api.one(`/v1/appStoreVersions/${version.id}/appStoreVersionPhasedRelease`, title),
      );
      return;
    case 'submit':
      await submitVersion(context, live);
      return;
  }
}

/** Whether the steps after this one need IDs that only a new read has. */
export function needsNewRead({ action }: AppStoreStep): boolean {
  return action.do === 'create-version' || action.do === 'upload-build';
}

/** Answers that the store has: a part of the age rating alone is refused (sources 17.3). */
function answersOf({ fields }: AppStoreLive): Record<string, unknown> {
  return Object.fromEntries(
    RATING_NAMES.flatMap((name) => {
      const value = fields[`${RATING}${name}`];
      return value === undefined || value === null ? [] : [[name, value]];
    }),
  );
}

async function sendTexts(
  context: StepContext,
  { ids }: AppStoreLive,
  action: Extract<AppStoreStep['action'], { do: 'info-text' | 'version-text' }>,
  title: string,
): Promise<void> {
  const { api } = context;
  const isInfo = action.do === 'info-text';
  const type = isInfo ? 'appInfoLocalizations' : 'appStoreVersionLocalizations';
  const { locale, attributes } = action;
  const id = (isInfo ? ids.infoTexts : ids.versionTexts)[locale];
  if (id !== undefined) {
    await api.change(type, id, { attributes }, title);
    return;
  }
  const parent = isInfo
    ? { name: 'appInfo', to: { type: 'appInfos', id: ids.info ?? '' } }
    : { name: 'appStoreVersion', to: { type: 'appStoreVersions', id: ids.version ?? '' } };
  const list = `/v1/${parent.to.type}/${parent.to.id}/${type}?limit=200`;
  try {
    const made = await api.create(
      type,
      { attributes: { locale, ...attributes }, relations: { [parent.name]: parent.to } },
      title,
    );
    // The pictures of the language come next.
    (isInfo ? ids.infoTexts : ids.versionTexts)[locale] = made.id;
  } catch (error) {
    if (!isRefusedWith(error, 409)) throw error;
    // Somebody, or an earlier try, has added the language: its texts are changed instead.
    const found = await lookFor(
      context,
      async () => (await api.list(list, title)).data.find((each) => each.attributes.locale === locale),
      { attempts: 4, pauseMs: 3000 },
    );
    if (!found) throw error;
    throw new StoreError({ kind: 'unknown', what: title });
  }
}

/** Creates an object of which the store keeps only one, and accepts one that is there already. */
async function createOrFind(
  context: AppStoreContext,
  create: () => Promise<unknown>,
  find: () => Promise<unknown>,
): Promise<void> {
  try {
    await create();
  } catch (error) {
    if (!isRefusedWith(error, 409)) throw error;
    const found = await lookFor(context, find, { attempts: 4, pauseMs: 3000 });
    if (found === undefined) throw error;
    // The next read shows what it contains.
    throw new StoreError({ kind: 'unknown', what: 'Looking at the store again' });
  }
}

const SETTLE: Readonly<Record<string, typeof settleShot>> = {
  shot: settleShot,
  video: settleShot,
  attachment: settleShot,
  image: settleImage,
  clip: settleImage,
  placement: settlePlacement,
  submission: settleSubmission,
  upload: settleUpload,
};

/** Finds out what became of everything that the journal has as reserved. */
export async function settleAll(context: AppStoreContext, journal: Journal): Promise<void> {
  for (const entry of openReservations(journal.entries)) {
    await SETTLE[kindOf(entry)]?.(context, entry);
    await journal.append({
      plan: entry.plan,
      step: entry.step,
      event: 'settled',
      ref: entry.ref,
      id: entry.id,
      parent: entry.parent,
      name: entry.name,
      checksum: entry.checksum,
    });
  }
}
