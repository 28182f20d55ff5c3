import { MAX_READ_UNITS } from '@/domain/listings/limits';
import type { FeatureId } from './localization';

/** Words of an English description that indicate a feature. Linear: alternatives of plain words. */
const SIGNS: readonly [FeatureId, RegExp][] = [
  ['reminders', /\b(?:remind|reminds|reminders?|alerts?|notifications?|notify|alarms?)\b/i],
  ['calendar', /\b(?:calendars?|schedules?|appointments?|planner|agenda)\b/i],
  ['notes', /\b(?:notes?|journals?|diary|diaries|write|writing|memos?)\b/i],
  ['sharing', /\b(?:share|shares|shared|sharing|famil(?:y|ies)|together|invite|collaborat\w{0,8})\b/i],
  ['photos', /\b(?:photos?|pictures?|images?|camera|albums?)\b/i],
  ['offline', /\b(?:offline|no internet|without internet|no connection)\b/i],
  ['privacy', /\b(?:privacy|private|privately|encrypt\w{0,6}|secure|securely|on your device)\b/i],
  ['statistics', /\b(?:charts?|statistics|stats|graphs?|reports?|insights?|progress|trends?)\b/i],
];

/** The features that the user's description names, in a fixed order; none for other languages. */
export function featuresOf(description: string): FeatureId[] {
  const text = description.slice(0, MAX_READ_UNITS);
  return SIGNS.filter(([, sign]) => sign.test(text)).map(([feature]) => feature);
}
