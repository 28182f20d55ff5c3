import { fieldSays } from '@/domain/listings/field-label';
import { GOOGLE } from '@/domain/rules/sources';
import { defineRule } from '../../define-rule';
import { only } from '../each-field';
import type { ListingCheck, ListingFound } from '../listing-check';

const AUTHORITY =
  'ministry|ministries|ministerium|bundesministerium|\\p{L}*ministerium|bundesregierung|finanzamt|bundesagentur|ministère|gouvernement|préfecture|ministerio|gobierno|ministério|governo|ministero|ministerie|overheid|ministerstwo|ministerstwa|rząd|министерство|министерства|правительство|bakanlığı|government|federal|irs|fbi|nasa|uscis|dmv|hmrc|nhs|police|polizei|policía|polícia|polizia|policja|embassy|botschaft|who|unicef|parliament|parlament|वित्त मंत्रालय|सरकार|وزارة|الحكومة';
const OFFICIAL =
  'official|offizielle[rs]?|offiziell|amtliche[rs]?|officiel(?:le)?|oficial|ufficiale|officiële|oficjalna|oficjalny|официальн\\p{L}+|resmi|आधिकारिक|الرسمي|رسمي';

const WORDS = new RegExp(
  `(?<![\\p{L}])(?:${AUTHORITY})(?![\\p{L}]).{0,40}(?<![\\p{L}])(?:${OFFICIAL})(?![\\p{L}])|(?<![\\p{L}])(?:${OFFICIAL})(?![\\p{L}]).{0,40}(?<![\\p{L}])(?:${AUTHORITY})(?![\\p{L}])`,
  'iu',
);
const UNSPACED =
  /(?:[\p{sc=Han}]{1,8}省|厚労省|庁|政府|警察|市役所|県庁).{0,6}(?:公式|公認)|(?:公式|公認).{0,4}(?:[\p{sc=Han}]{1,8}省|政府|警察)|(?:정부|경찰|[\p{sc=Hangul}]{2,8}(?:부|청|시청)).{0,6}공식|공식.{0,4}(?:정부|경찰)|(?:政府|公安|税务局|稅務局|[\p{sc=Han}]{1,6}(?:部|局|委员会)).{0,6}官方|官方.{0,4}(?:政府|公安)/u;

/** Names that speak for an authority. */
export const OFFICIAL_NAMES = defineRule({
  id: 'listing-official-name',
  title: 'Official app of an authority',
  severity: 'warning',
  source: GOOGLE.impersonation,
  checked: '2026-11-26',
  effort: 'texts',
  isQuestion: true,
  why: 'Both stores refuse an app that claims to come from an authority without proof.',
  fix: 'Leave it out, or be ready to prove that you act for the authority.',
  examples: {
    fires: { title: 'Ministry of Food Official' },
    holds: { title: 'Official Lantern Journal' },
  },
  *check(check: ListingCheck): Generator<ListingFound> {
    for (const field of ['title', 'subtitle', 'shortDescription'] as const) {
      const stores = check.platforms.filter((store) => FIELDS[store].includes(field));
      const { text } = check.words(field);
      const found = (WORDS.exec(text) ?? UNSPACED.exec(text))?.[0];
      if (stores.length === 0 || found === undefined || isOwn(check, found)) continue;
      yield {
        field,
        store: only(stores),
        title: fieldSays(field, stores, `speaks for an authority: “${found.slice(0, 60)}”`),
      };
    }
  },
});

const FIELDS: Record<'ios' | 'android', readonly string[]> = {
  ios: ['title', 'subtitle'],
  android: ['title', 'shortDescription'],
};

/** The authority itself publishes the app. */
function isOwn({ developerName }: ListingCheck, found: string): boolean {
  const name = developerName?.trim().toLowerCase() ?? '';
  return name !== '' && found.toLowerCase().includes(name);
}
