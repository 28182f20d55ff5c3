import { OFFICIAL } from '../certainty';
import { deadlinesOf } from './store-deadline';

/** The day all entries of this file were last compared with their sources. */
const CHECKED = '2026-11-22';

const REGIONAL_PROTECTIONS = {
  label: 'Android Developers: regional age-related protections on Play',
  url: 'https://developer.android.com/distribute/age-appropriate-experiences/regional-protections',
};
const AGE_SIGNALS = {
  label: 'Android Developers: Play Age Signals API',
  url: 'https://developer.android.com/google/play/age-signals/use-age-signals-api',
};
const DECLARED_AGE_RANGE = {
  label: 'Apple: Declared Age Range',
  url: 'https://developer.apple.com/documentation/declaredagerange',
};

const ACTION =
  'If the app is offered there, read the age range with Play Age Signals and Apple’s Declared Age Range, and ask a lawyer whether the law applies to you.';

/** Laws on age assurance that both stores implement, oldest first. */
export const AGE_ASSURANCE_DEADLINES = deadlinesOf(undefined, CHECKED, [
  {
    id: 'age-assurance-brazil',
    date: '2026-03-17',
    title: 'Age assurance in Brazil (Digital ECA)',
    scope: 'Apps offered in Brazil that minors are likely to use',
    action: ACTION,
    source: AGE_SIGNALS,
    certainty: OFFICIAL,
  },
  {
    id: 'age-assurance-texas',
    date: '2026-05-28',
    title: 'Age assurance in Texas (SB 2420)',
    scope: 'Apps offered in Texas; age signals cover accounts created after that day',
    action: ACTION,
    source: AGE_SIGNALS,
    certainty: OFFICIAL,
  },
  {
    id: 'age-signals-mandatory',
    store: 'android',
    date: '2027-01',
    title: 'Mandatory age signals in Brazil and California',
    scope: 'Apps offered on Google Play in Brazil and California',
    action: ACTION,
    source: REGIONAL_PROTECTIONS,
    certainty: OFFICIAL,
  },
  {
    id: 'age-assurance-utah',
    date: '2027-05-06',
    title: 'Age assurance in Utah',
    scope: 'Apps offered in Utah',
    action: ACTION,
    source: DECLARED_AGE_RANGE,
    certainty: {
      level: 'conflicting',
      note: 'Google’s release notes of early 2026 named May 2026; newer pages of Apple and Amazon name 2027-05-06.',
    },
  },
  {
    id: 'age-assurance-louisiana',
    date: '2027-07-01',
    title: 'Age assurance in Louisiana',
    scope: 'Apps offered in Louisiana',
    action: ACTION,
    source: DECLARED_AGE_RANGE,
    certainty: {
      level: 'conflicting',
      note: 'Google’s release notes of early 2026 named July 2026; newer pages of Apple and Amazon name 2027-07-01.',
    },
  },
]);
