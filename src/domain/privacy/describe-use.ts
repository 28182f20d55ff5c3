import { DATA_PURPOSES } from 'virtual:catalog/data-purposes';
import type { DataPurposeId } from '@/model/data-kinds';
import type { Platform } from '@/model/app';
import type { DataUse } from '@/model/privacy-answers';
import { capitalized, listOf } from '../texts';

/** Each follows "for". */
const PURPOSE_NAMES: Readonly<Record<DataPurposeId, string>> = {
  function: 'app functions',
  account: 'account management',
  security: 'security',
  analytics: 'analytics',
  personalization: 'personalization',
  news: 'news and offers',
  'own-ads': 'your own advertising',
  ads: 'third-party advertising',
  other: 'something else',
};

/**
 * Sums up the answers about one kind of data in one line, e.g. `Collected, shared, for analytics; optional`. Answers
 * that the stores do not ask for are left out. Empty where nothing is answered.
 */
export function describeUse(use: DataUse, stores: readonly Platform[], tracks: boolean | undefined): string {
  const isForGoogle = stores.includes('android');
  const isForApple = stores.includes('ios');
  const sharing = isForGoogle && use.isShared === true ? (use.sharingPurposes ?? []) : [];
  const purposes = DATA_PURPOSES.filter(({ id }) => [...(use.purposes ?? []), ...sharing].includes(id));
  const main = [
    use.isCollected === true && 'collected',
    use.isShared === true && 'shared',
    purposes.length > 0 && `for ${listOf(purposes.map(({ id }) => PURPOSE_NAMES[id]))}`,
  ];
  const more = [
    isForGoogle && use.isOptional === true && 'optional',
    isForGoogle && use.isOptional === false && 'required',
    isForGoogle && use.isCollected === true && use.isEphemeral === true && 'not stored',
    isForApple && use.isLinked === true && 'linked to the user',
    isForApple && use.isLinked === false && 'not linked to the user',
    isForApple && tracks === true && use.isTracking === true && 'used for tracking',
    use.onlyIn === 'ios' && 'only in the iOS app',
    use.onlyIn === 'android' && 'only in the Android app',
  ];
  const text = [joined(main), joined(more)].filter((part) => part !== '').join('; ');
  return capitalized(text);
}

function joined(parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(', ');
}
