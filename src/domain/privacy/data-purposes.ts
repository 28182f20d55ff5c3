import { DATA_PURPOSES } from 'virtual:catalog/data-purposes';
import { PLAY_PURPOSES } from 'virtual:catalog/play-data-types';
import type { ApplePurpose, DataPurpose, DataPurposeId, PlayPurpose } from '@/model/data-kinds';

/** Maps the purposes of an answer to Google's, in the order of its form. */
export function playPurposes(purposes: readonly DataPurposeId[]): PlayPurpose[] {
  const chosen = DATA_PURPOSES.filter(({ id }) => purposes.includes(id)).map(
    (each: DataPurpose) => each.play,
  );
  return PLAY_PURPOSES.filter((each) => chosen.includes(each));
}

/** Maps the purposes of an answer to Apple's, in the order in which they are asked for. */
export function applePurposes(purposes: readonly DataPurposeId[]): ApplePurpose[] {
  return [...new Set(DATA_PURPOSES.filter(({ id }) => purposes.includes(id)).map(({ apple }) => apple))];
}

/** The purpose that is assumed for each of Google's when none was answered before. */
const FROM_PLAY: Readonly<Record<PlayPurpose, DataPurposeId>> = {
  PSL_APP_FUNCTIONALITY: 'function',
  PSL_ANALYTICS: 'analytics',
  PSL_DEVELOPER_COMMUNICATIONS: 'news',
  PSL_FRAUD_PREVENTION_SECURITY: 'security',
  PSL_ADVERTISING: 'ads',
  PSL_PERSONALIZATION: 'personalization',
  PSL_ACCOUNT_MANAGEMENT: 'account',
};

const FROM_APPLE: Readonly<Record<ApplePurpose, DataPurposeId>> = {
  AppFunctionality: 'function',
  Analytics: 'analytics',
  ProductPersonalization: 'personalization',
  DeveloperAdvertising: 'own-ads',
  ThirdPartyAdvertising: 'ads',
  Other: 'other',
};

/**
 * The purposes that give exactly Google's. Earlier answers that still fit are kept, because Google's form distinguishes
 * fewer purposes in some places.
 */
export function purposesFromPlay(
  wanted: readonly PlayPurpose[],
  before: readonly DataPurposeId[],
): DataPurposeId[] {
  const fits = (each: DataPurpose) => each.play === undefined || wanted.includes(each.play);
  const covered = playPurposes(before);
  const added = wanted.filter((each) => !covered.includes(each)).map((each) => FROM_PLAY[each]);
  return inOrder((each) => (before.includes(each.id) && fits(each)) || added.includes(each.id));
}

/** The same for Apple's purposes. */
export function purposesFromApple(
  wanted: readonly ApplePurpose[],
  before: readonly DataPurposeId[],
): DataPurposeId[] {
  const covered = applePurposes(before);
  const added = wanted.filter((each) => !covered.includes(each)).map((each) => FROM_APPLE[each]);
  return inOrder(
    (each) => (before.includes(each.id) && wanted.includes(each.apple)) || added.includes(each.id),
  );
}

/** Both lists together, in the order in which the purposes are asked for. */
export function unitePurposes(
  first: readonly DataPurposeId[],
  second: readonly DataPurposeId[],
): DataPurposeId[] {
  return inOrder(({ id }) => first.includes(id) || second.includes(id));
}

function inOrder(isChosen: (purpose: (typeof DATA_PURPOSES)[number]) => boolean): DataPurposeId[] {
  return DATA_PURPOSES.filter(isChosen).map(({ id }) => id);
}
