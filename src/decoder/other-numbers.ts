import type { FoundNumber } from './find-guidelines';
import { hasOneOf, type ReadableText, wordsIn } from './readable-text';

/** Characters around a bare number in which words must confirm that it is a code. */
const NEARBY = 300;
/** Largest number of bare numbers whose surroundings are read: a hostile text has tens of thousands. */
const MAX_LOOKS = 200;

/** Codes of Apple's upload checks: `ITMS-90683`, and the forms of Xcode, altool and the API without the letters. */
const ITMS_CODE =
  /\bitms ?- ?(\d{4,5})(?!\d)|\bitms ?(\d{5})(?!\d)|\bvalidation_error\.(9[01]\d{3})(?!\d)|\((9[01]\d{3})\)|\b(?:errors?|with|issue|warning|code)(?: code)?[:=]? ?#?(9[01]\d{3})(?!\d)|(?<![\d.,-])(9[01]\d{3}): (?=[a-z])|(?:^|[•-] )(?<listed>9[01]\d{3}) - (?=[a-z])/g;
/** Words that show that a bare number is a code of an upload. */
const ABOUT_AN_UPLOAD = wordsIn(
  'asset validation|validation failed|validation error|app store|appstore|testflight|transporter',
  'altool|contentdelivery|info.plist|bundle|invalid',
);

/** Words without which a number in a list (`- 90471 - the icon`) may be a postcode. */
const ABOUT_A_CHECK = wordsIn('itms|altool|asset validation|transporter|contentdelivery');

/** ITMS codes (digits), each once, in the order of the text. */
export function findItmsCodes({ words }: ReadableText): FoundNumber[] {
  const found = new Map<string, FoundNumber>();
  let looks = 0;
  for (const match of words.matchAll(ITMS_CODE)) {
    const [, withLetters, withoutDash, inTheApi, ...bare] = match;
    const bareNumber = bare.find((each) => each !== undefined);
    const number = withLetters ?? withoutDash ?? inTheApi ?? bareNumber ?? '';
    if (found.has(number)) continue;
    const place = { start: match.index, end: match.index + match[0].length };
    if (bareNumber !== undefined) {
      if ((looks += 1) > MAX_LOOKS) continue;
      const around = words.slice(Math.max(0, place.start - NEARBY), place.end + NEARBY);
      if (!hasOneOf(around, match.groups?.listed ? ABOUT_A_CHECK : ABOUT_AN_UPLOAD)) continue;
    }
    found.set(number, { number, ...place });
  }
  return [...found.values()];
}
