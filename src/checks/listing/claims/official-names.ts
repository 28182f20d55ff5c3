import { fieldSays } from '@/domain/listings/field-label';
import { BRANDS } from '@/domain/listings/wording/brand-names';
import { findPhrases } from '@/domain/listings/wording/match-phrases';
import type { ListingField } from '@/model/listing';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import { only } from '../each-field';
import type { ListingCheck, ListingFound } from '../listing-check';

const AUTHORITY =
  'ministry|ministries|ministerium|bundesministerium|\\p{L}*ministerium|bundesregierung|finanzamt|bundesagentur|ministère|gouvernement|préfecture|ministerio|gobierno|ministério|governo|ministero|ministerie|overheid|ministerstwo|ministerstwa|rząd|министерство|министерства|правительство|bakanlığı|government|federal|irs|fbi|nasa|uscis|dmv|hmrc|nhs|police|polizei|policía|polícia|polizia|policja|embassy|botschaft|who|unicef|parliament|parlament|वित्त मंत्रालय|सरकार|وزارة|الحكومة';
/** Companies that people trust with their money, in the words of their names. */
const BANK =
  '\\p{L}*bank|bankası|bankasi|banque|crédit agricole|banco|caixa|banca|cassa di risparmio|\\p{L}*sparkasse|raiffeisen\\p{L}*|банк|сбербанк|बैंक|بنك|مصرف';
const OFFICIAL =
  'official|offizielle[rs]?|offiziell|amtliche[rs]?|officiel(?:le)?|oficial|ufficiale|officiële|oficjalna|oficjalny|официальн\\p{L}+|resmi|आधिकारिक|الرسمي|رسمي';

const WORDS = new RegExp(
  `(?<![\\p{L}])(?:${AUTHORITY}|${BANK})(?![\\p{L}]).{0,40}(?<![\\p{L}])(?:${OFFICIAL})(?![\\p{L}])|(?<![\\p{L}])(?:${OFFICIAL})(?![\\p{L}]).{0,40}(?<![\\p{L}])(?:${AUTHORITY}|${BANK})(?![\\p{L}])`,
  'iu',
);
const UNSPACED =
  /(?:[\p{sc=Han}]{1,8}省|厚労省|庁|政府|警察|市役所|県庁|銀行).{0,6}(?:公式|公認)|(?:公式|公認).{0,4}(?:[\p{sc=Han}]{1,8}省|政府|警察|銀行)|(?:정부|경찰|은행|[\p{sc=Hangul}]{2,8}(?:부|청|시청)).{0,6}공식|공식.{0,4}(?:정부|경찰|은행)|(?:政府|公安|银行|銀行|税务局|稅務局|[\p{sc=Han}]{1,6}(?:部|局|委员会)).{0,6}官方|官方.{0,4}(?:政府|公安)/u;

/** Bodies whose word counts, beside governments. */
const BODIES =
  'oms|world health organi[sz]ation|weltgesundheitsorganisation|organisation mondiale de la santé|organización mundial de la salud|organização mundial da saúde|organizzazione mondiale della sanità|fda|cdc|unesco|european union|europäische[nr]? union|union européenne|unión europea|união europeia|unione europea|red cross|rotes kreuz|american heart association|apple|google|\\p{Lu}\\p{L}+ (?:government|ministry)';
/** Approval by somebody, which a text may claim for its app. */
const APPROVED =
  'certified|endorsed|approved|accredited|officially recommended|recommended|zertifiziert|empfohlen|anerkannt|zugelassen|certifiée?|approuvée?|recommandée?|agréée?|certificad[ao]|aprobad[ao]|recomendad[ao]|avalad[ao]|aprovad[ao]|certificat[ao]|approvat[ao]|raccomandat[ao]|gecertificeerd|goedgekeurd|aanbevolen|certyfikowan\\p{L}+|zatwierdzon\\p{L}+|polecan\\p{L}+|сертифицирован\\p{L}*|одобрен\\p{L}*|рекомендован\\p{L}*|onaylı|onaylanmış|tavsiye edilen';
const BY = 'by|from|von|vom|par|por|pela|pelo|dal|dalla|da|door|przez|tarafından';
const ENDORSED = new RegExp(
  `^(?:\\p{L}+\\s){0,2}(?:${APPROVED})(?![\\p{L}]).{0,12}(?<![\\p{L}])(?:${BY})(?![\\p{L}])\\s?(?:\\p{L}+[\\s’']){0,2}(?:${BODIES}|${AUTHORITY})(?![\\p{L}])|(?<![\\p{L}])(?:${BODIES})\\s(?:recommends?|endorses?|approves?|uses?|trusts?|empfiehlt|recommande|recomienda|recomenda|raccomanda)\\s(?:our|this|the|unsere|diese|notre|cette|nuestra|esta|nossa|este|la nostra|questa|[\\p{L}]+\\sto)(?![\\p{L}])|(?<![\\p{L}])(?:is|are|was|ist|est|es|está|é|è|wordt|jest|app|application|anwendung|aplicación|aplicativo|applicazione|aplikacja|uygulama)(?![\\p{L}]).{0,40}(?<![\\p{L}])(?:${APPROVED})(?![\\p{L}]).{0,20}(?<![\\p{L}])(?:${BY})(?![\\p{L}])\\s(?:\\p{L}+\\s){0,2}(?:${BODIES}|${AUTHORITY})(?![\\p{L}])`,
  'iu',
);

/** Names that speak for an authority. */
export const OFFICIAL_NAMES = defineRule({
  id: 'listing-official-name',
  title: 'Official app of an authority or a company',
  since: '2026-11-26',
  severity: 'warning',
  source: GOOGLE.impersonation,
  checked: '2026-11-26',
  effort: 'texts',
  isQuestion: true,
  why: 'Both stores refuse an app that claims to come from an authority or a company without proof.',
  fix: 'Leave it out, or be ready to prove that you act for it.',
  examples: {
    fires: { title: 'Harbour Bank Official' },
    holds: { title: 'Police Scanner, not official' },
  },
  *check(check: ListingCheck): Generator<ListingFound> {
    for (const field of ['title', 'subtitle', 'shortDescription'] as const) {
      const stores = check.platforms.filter((store) => FIELDS[store].includes(field));
      const { text } = check.words(field);
      const found = (WORDS.exec(text) ?? UNSPACED.exec(text))?.[0] ?? officialBrand(check, field);
      if (stores.length === 0 || found === undefined || isOwn(check, found) || DENIED.test(text)) continue;
      yield {
        field,
        store: only(stores),
        title: fieldSays(field, stores, `speaks for an authority or a company: “${found.slice(0, 60)}”`),
      };
    }
    const endorsed = ownSentences(check).find(
      (sentence) => ENDORSED.test(sentence) && !isOwn(check, sentence) && !NOT_ENDORSED.test(sentence),
    );
    if (endorsed === undefined) return;
    yield {
      field: 'description',
      store: only(check.platforms),
      title: fieldSays(
        'description',
        check.platforms,
        `claims an approval: “${endorsed.trim().slice(0, 80)}”`,
      ),
    };
  },
});

const OFFICIAL_WORD = new RegExp(`(?<![\\p{L}])(?:${OFFICIAL})(?![\\p{L}])|公式|공식|官方`, 'iu');

/** Names and lines that say the opposite: an unofficial guide, not an official app. */
const DENIED =
  /(?<!\p{L})(?:un|in|non-?|not |no |nicht |keine? |non |não |nie)(?:an? )?(?:offi[cz]|ofi[ci])/iu;

/** A known brand beside the word. */
function officialBrand(check: ListingCheck, field: ListingField): string | undefined {
  const words = check.words(field);
  const brand = findPhrases(words, BRANDS)[0]?.text;
  return brand !== undefined && OFFICIAL_WORD.test(words.text) ? brand : undefined;
}

const NOT_ENDORSED =
  /(?<![\p{L}])(?:not|no|nor|neither|nicht|kein\p{L}*|pas|ni|non|não|nie|niet|не|değil)(?![\p{L}])/iu;

/** Sentences of the description about the app: by its name, or as "this app". */
function ownSentences({ listing: { title, description } }: ListingCheck): string[] {
  const head =
    title
      .split(/\s*[:–—|(]\s*|\s-\s/)[0]
      ?.trim()
      .toLowerCase() ?? '';
  return description
    .split(/(?<=[.!?])\s|\n/)
    .filter(
      (sentence) =>
        (head !== '' && sentence.toLowerCase().includes(head)) ||
        OUR_APP.test(sentence) ||
        LEADING_APPROVAL.test(sentence),
    );
}

/** A sentence that begins with an approval is about the app, too. */
const LEADING_APPROVAL = new RegExp(`^(?:\\p{L}+\\s){0,2}(?:${APPROVED})(?![\\p{L}])`, 'iu');

const OUR_APP =
  /(?<![\p{L}])(?:this|our|the|diese|unsere|die|cette|notre|l[’']|esta|nuestra|la|este|nosso|questa|nostra|deze|onze|ta|nasza|bu)\s?(?:app|application|anwendung|appli|aplicación|aplicativo|applicazione|aplikacja|uygulama)(?![\p{L}])/iu;

const FIELDS: Record<'ios' | 'android', readonly string[]> = {
  ios: ['title', 'subtitle'],
  android: ['title', 'shortDescription'],
};

/** The authority itself publishes the app. */
function isOwn({ developerName }: ListingCheck, found: string): boolean {
  const name = developerName?.trim().toLowerCase() ?? '';
  return name !== '' && found.toLowerCase().includes(name);
}
