import {
  callsToAction,
  keywordPrices,
  noAdsClaims,
  priceClaims,
  rankingClaims,
  storeAwards,
} from 'virtual:catalog/words-claims';
import { phraseTable } from './match-phrases';

/**
 * Words that the metadata policies forbid in names (sources 5.2, 5.3). Words with another meaning in their language are
 * left out unless a neighbour makes them clear: Spanish "mejor" is also "better".
 */

/** Store performance and ranking, and store programmes. */
export const RANKING_CLAIMS = phraseTable(rankingClaims);

/** Awards and lists of the stores' own editors. */
export const STORE_AWARDS = phraseTable(storeAwards);

/** Price words that are a keyword of their own. */
export const KEYWORD_PRICES = phraseTable(keywordPrices);

/** "Best journal app", "the best free game": the claim with what it is about, since "best before" is not a claim. */
export const BEST_APP =
  /(?<![\p{L}])(?:the\s)?best\s(?:\p{L}+\s){0,3}(?:apps?|games?|launcher|browser|player|editor|tracker|tool)(?![\p{L}])/giu;

/** Numbers of users or stars, and places in the world, in the words of short texts. */
export const PRAISED_BY_NUMBERS =
  /(?<![\p{L}\d])(?:(?:\d{1,3}(?:[.,\s]\d{3}){1,2}|\d{4,}|\d{2,3}\+|\d{1,4}[km](?![\p{L}])|\d[\d.,]{0,4}\s?(?=mil|mio|milj|thous|taus|juta|млн|tys))\+?\s?(?:million(?:s|en|es)?|mio\.?|milhões|milhão|millón|milioni|milione|miljoen|milion\p{L}*|milyon|млн|миллион\p{L}*|thousand|tausend|mil|mila|juta)?\s?(?:(?:of|de|di|happy|satisfied|active|zufriedene?|aktive|d[’']))?\s?(?:users|people|downloads|installs|players|customers|nutzer\p{L}*|downloads|utilisateurs|téléchargements|usuarios|descargas|usuários|utenti|gebruikers|użytkowników|pobrań|kullanıcı\p{L}*|пользовател\p{L}*|скачиван\p{L}*|pengguna)|(?:rated|rating of|bewertet mit|note de|valorada con)\s[45][.,]\d|[45][.,]\d (?:stars|sterne|étoiles|estrellas|estrelas|stelle)|(?:loved|trusted|used) by (?:millions|thousands|\d[\d.,]*|over|more)|(?:the )?(?:world|country|nation|america|britain|deutschland|europ[ea])(?:[’']?s)? (?:leading|best|favou?rite|most|top|no|beliebteste\p{L}*|beste\p{L}*)|l[’']app(?:lication|li|licazione)? (?:la )?(?:plus|più) (?:aimée|appréciée|populaire|téléchargée|amata|scaricata|usata|popolare)|la (?:app|aplicación)[^.!?]{0,20} (?:más|mais) (?:querida|usada|popular|descargada|amada|baixada))(?!\p{L})/giu;

/** A name that begins with the claim. Some names begin with the words and mean something else. */
export const BEST_FIRST =
  /^(?:the\s)?(?:best|top)(?![\p{L}-])(?!\s(?:before|buy|by|friends?|man|men|western|of|up|to|hat|gun|gear|shot|spin|down|golf|drive|eleven|war|boss|me|you|self|for\syou|bid)(?!\p{L}))/iu;

/** Prices and promotions. Nouns such as discount or coupon are also what honest apps are about. "Free" was refused even inside "ad-free" (sources 5.3). */
export const PRICE_CLAIMS = phraseTable(priceClaims);

const DISCOUNT_WORDS =
  'sale|off|discount|promo(?:tion)?|deal|offer|rabatt|aktion|angebot|sonderangebot|reduziert|réduction|remise|soldes|promotion|offre|descuento|oferta|promoción|rebaja|desconto|promoção|sconto|offerta|promozione|korting|aanbieding|promocja|promocji|zniżk[ai]|rabat|taniej|скидк[аиу]|акция|распродажа|indirim|kampanya|रियायत|छूट|خصم|تخفيض';

/** A discount with its per cent, or a promotion that ends: what a short description may not be about. */
export const DISCOUNTS = new RegExp(
  `[-–−]\\s?\\d{1,2}\\s?%|(?<![\\p{L}])(?:${DISCOUNT_WORDS})(?![\\p{L}])[^.!?\\n\\p{N}]{0,20}\\d{1,2}\\s?%|\\d{1,2}\\s?%\\s?(?:\\p{L}+\\s)?(?:${DISCOUNT_WORDS})(?![\\p{L}])|%\\d{1,2}\\s?indirim|\\d{1,2}\\s?%\\s?(?:オフ|引き|割引|할인)|[1-9](?:\\.\\d)?折|(?<![\\p{L}])(?:only today|today only|limited[ -]time (?:offer|sale|price)|black friday|flash sale|nur heute|nur für kurze zeit|aujourd[’']hui seulement|offre limitée|sólo hoy|solo hoy|oferta (?:limitada|por tiempo limitado)|só hoje|solo oggi|offerta limitata|alleen vandaag|tylko dziś|tylko dzisiaj|только сегодня|sadece bugün|اليوم فقط|सिर्फ आज)(?![\\p{L}])|期間限定(?:セール|価格|割引|無料)|本日限り|오늘만|限时(?:优惠|特价|免费|折扣)|限時(?:優惠|特價|免費|折扣)`,
  'giu',
);

/** Google Play's policy names "no ads" beside prices, for the title and the developer name; it is no price (sources 5.2). */
export const NO_ADS_CLAIMS = phraseTable(noAdsClaims);

export const CALLS_TO_ACTION = phraseTable(callsToAction);

/** Imperatives and words for now, in the order in which the language puts them. */
const URGING: Readonly<Record<string, readonly [first: string, last: string]>> = {
  en: [
    'download|install|get|try|buy|join|play|sign up|subscribe|order',
    'now|today|right now|immediately|right away',
  ],
  es: [
    'descarga|descárga\\p{L}*|instala|instála\\p{L}*|prueba|pruéba\\p{L}*|compra|cómpra\\p{L}*|juega|únete|suscríbete|consíguel\\p{L}',
    'ya|ahora|hoy',
  ],
  fr: [
    'téléchargez?|installez?|essayez?|achetez?|jouez?|abonnez-vous|rejoignez',
    "maintenant|dès maintenant|tout de suite|aujourd[’']hui|vite|sans attendre|sans tarder",
  ],
  de: [
    'jetzt|heute|sofort|lade|hol|installiere|teste|probiere|kauf|sichere',
    'noch heute|heute|herunterladen|laden|downloaden|installieren|testen|ausprobieren|kaufen|spielen|sichern|holen|jetzt|sofort',
  ],
  pt: ['baixe|instale|experimente|jogue|compre|assine|teste', 'agora|já|hoje'],
  it: [
    'scarica\\p{L}{0,2}|installa\\p{L}{0,2}|prova\\p{L}{0,2}|gioca|compra|abbonati',
    'ora|adesso|subito|oggi',
  ],
  nl: ['download|installeer|probeer|speel|koop|bestel', 'nu|vandaag|direct|meteen'],
  pl: ['pobierz|zainstaluj|wypróbuj|zagraj|kup|dołącz', 'teraz|już|dziś|dzisiaj|od razu'],
  tr: ['hemen|şimdi|bugün', 'indir\\p{L}*|yükle\\p{L}*|dene\\p{L}*|oyna\\p{L}*|satın al\\p{L}*'],
  id: ['unduh|instal|coba|beli|mainkan|pasang', 'sekarang|segera|hari ini'],
  ru: [
    'скачай\\p{L}*|установи\\p{L}*|попробуй\\p{L}*|играй\\p{L}*|купи\\p{L}*',
    'сейчас|прямо сейчас|сегодня',
  ],
  sv: ['ladda ner|installera|prova|köp', 'nu|idag|i dag'],
  da: ['download|hent|installer|prøv|køb', 'nu|i dag'],
  nb: ['last ned|hent|installer|prøv|kjøp', 'nå|i dag'],
};
const urging = new Map<string, RegExp | undefined>();

/** Calls to action in a language: an imperative and a word for now, with at most two words between them. */
export function urgingIn(text: string, language: string): string[] {
  if (!urging.has(language)) {
    const [first, last] = URGING[language] ?? [];
    const pattern =
      first === undefined
        ? undefined
        : new RegExp(
            `(?<![\\p{L}])(?:${first})(?:-\\p{L}+)?(?:\\s\\p{L}+){0,3}\\s(?:${last})(?![\\p{L}])`,
            'giu',
          );
    urging.set(language, pattern);
  }
  const pattern = urging.get(language);
  return pattern ? (text.match(pattern) ?? []) : [];
}
