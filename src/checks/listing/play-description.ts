import { fieldLabel } from '@/domain/listings/field-label';
import { withoutHtml } from '@/domain/listings/text-shape';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../define-rule';
import type { ListingCheck, ListingFound } from './listing-check';

const RULES = {
  'listing-word-block': {
    title: 'List of keywords',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.metadata,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Blocks and lists of words without sentences break the metadata policy.',
    fix: 'Write sentences, and mention each important word once.',
    examples: {
      store: 'android',
      fires: {
        description:
          'Write each evening.\n\njournal, diary, mood tracker, habit tracker, planner, notes, sleep, calm, focus, gratitude, journal, diary, mood tracker, habit tracker, planner, notes, sleep, calm, focus, gratitude',
      },
      holds: { description: 'Write each evening, and see your moods in charts.' },
    },
  },
  'listing-testimonial': {
    title: 'Praise without a source',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.metadata,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Anonymous testimonials break the metadata policy.',
    fix: 'Name who said it, or leave the quote out.',
    examples: {
      store: 'android',
      fires: { description: '“The best app ever, it changed my life!” ★★★★' },
      holds: { description: 'Write three lines each evening.' },
    },
  },
} satisfies Record<string, Rule>;

/** The full description on Google Play: keyword lists and praise without a name (sources 5.2). */
export const PLAY_DESCRIPTION = defineFamily({ rules: RULES, check: checkDescription });

type Found = ListingFound & { rule: keyof typeof RULES };

/** From this many short items between commas on, a text counts as a keyword list (sources 5.2). */
const MIN_RUN = 15;

/** An item of a keyword list has at most this many words, or this many characters in scripts without spaces. */
const MAX_ITEM_WORDS = 3;

const MAX_ITEM_CHARACTERS = 30;

/** In Chinese and Japanese, longer parts between commas are clauses. */
const MAX_HAN_CHARACTERS = 6;

const HAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Words that introduce an honest list: of formats, languages, services or sources. */
const INTRODUCED =
  /[:：]|\b(?:including|includes?|such as|like|supports?|featured in|e\.g\.|inklusive|darunter|wie|y compris|comme|como|incluindo|incluyendo|tra cui|come|включая|такие как)\b|包括|例如|支持|対応/iu;

/** An abbreviation of up to five letters: a format, a code, a newspaper. */
const ABBREVIATION = /^[\p{Lu}\p{N}]{1,5}$/u;

const COMMA = /[,،，、;；|]/;

/** Checks the full description on Google Play: keyword lists and praise without a name (sources 5.2). */
function checkDescription(check: ListingCheck): Found[] {
  if (!check.platforms.includes('android')) return [];
  const lines = withoutHtml(check.listing.description).split('\n');
  return [...wordBlock(lines), ...testimonial(lines)];
}

function* wordBlock(lines: readonly string[]): Generator<Found> {
  const block =
    lines
      .flatMap(sentencesOf)
      .map(listedIn)
      .find((items) => items.length >= MIN_RUN) ?? column(lines);
  if (!block) return;
  yield {
    rule: 'listing-word-block',
    field: 'description',
    store: 'android',
    title: `${fieldLabel('description', ['android'])} contains a list of ${block.length} keywords: ${block.slice(0, 4).join(', ')} …`,
  };
}

/** A sentence ends at a stop that is followed by a space, or at a full-width stop. */
function sentencesOf(line: string): string[] {
  return line.split(/[.!?](?=\s)|[。！？।]/);
}

/** The longest run of short items between commas; none where the sentence introduces the list. */
function listedIn(sentence: string): string[] {
  if (INTRODUCED.test(sentence)) return [];
  let best: string[] = [];
  let run: string[] = [];
  for (const part of sentence.split(COMMA)) {
    const item = part.trim();
    if (isItem(item)) run.push(item);
    else run = [];
    if (run.length > best.length) best = run;
  }
  const words = best.filter((item) => !ABBREVIATION.test(item));
  return words.length >= MIN_RUN && !isSorted(best) ? best : [];
}

/** Countries, languages or brands in the order of the alphabet, give or take a few, are a list for readers. */
function isSorted(items: readonly string[]): boolean {
  const breaks = items.filter((item, at) => at > 0 && (items[at - 1] ?? '').localeCompare(item) > 0).length;
  return breaks <= items.length * 0.15;
}

function isItem(item: string): boolean {
  const characters = Array.from(item).length;
  return (
    item !== '' &&
    item.split(/\s+/).length <= MAX_ITEM_WORDS &&
    characters <= (HAN.test(item) ? MAX_HAN_CHARACTERS : MAX_ITEM_CHARACTERS)
  );
}

const BULLET = /^\s*(?:[-*•·–—▪►✓✔]|\d{1,2}[.)])/u;

/** Finds lines of one or two bare words in a row; a list with bullets is a list of features. */
function column(lines: readonly string[]): string[] | undefined {
  let run: string[] = [];
  for (const line of [...lines, '']) {
    const text = line.trim();
    const isBare =
      text !== '' &&
      !BULLET.test(line) &&
      text.split(/\s+/).length <= 2 &&
      (!HAN.test(text) || Array.from(text).length <= MAX_HAN_CHARACTERS) &&
      !/[.!?:]$/.test(text);
    if (isBare) run.push(text);
    else if (run.length >= MIN_RUN) return run;
    else run = [];
  }
  return undefined;
}

const QUOTE = /[“”"«„「『][^“”"«»„「」『』]{12,400}[”"»“」』]/u;

const STARS = /[★⭐]{3,}|(?:5|five)[\s/-]{1,3}(?:5|stars?)\b|5\/5/iu;

const PRAISE =
  /(?<![\p{L}])(?:best|love|loved|amazing|great|awesome|perfect|fantastic|excellent|wonderful|mejor|increíble|génial|super|toll|großartig|beste|ótimo|incrível|fantastico|ottima|отлично|лучшее|adore|géniale?|recommande|encanta|recomiendo|adoro|amei|bellissim[ao]|recommend|empfehle|liebe|genial|life[- ]changing|changed my life|five stars|cinque stelle|cinco estrellas|cinq étoiles)(?![\p{L}])|最高|素晴らしい|太棒了|최고|رائع|शानदार/iu;

/** A dash, bracket or "by" with a name after the quote. */
const ATTRIBUTION = /^[\s.,]{0,3}(?:[-–—―~]{1,2}\s{0,2}|\(\s{0,2}|by\s|par\s|von\s|por\s|di\s|от\s)[\p{L}@]/u;

/** Number of characters after the quote in which the name may be. */
const NAME_WINDOW = 60;

/** The sign before a name: a dash or a bracket. */
const SIGNED = String.raw`^[\s.,★⭐]{0,12}(?:[-–—―~]{1,2}|\()\s{0,2}`;

/** "A happy user": nobody can look up who said it, whatever was said. */
const OF_USER = new RegExp(
  String.raw`${SIGNED}(?:(?:an?|one|our|happy|ein|eine|un|une|una|um|uma|een|en|ett|et|jeden|jedna|один|одна|bir|seorang)\s)?(?:\p{L}+\s){0,2}(?:users?|customers?|players?|reviewers?|fans?|readers?|parents?|nutzer(?:in)?|kund(?:e|in)|leser(?:in)?|anwender(?:in)?|utilisat(?:eur|rice)|client(?:e)?|joueu(?:r|se)|usuari[oa]|cliente|jugador[a]?|usuári[oa]|jogador[a]?|utente|cliente|giocat(?:ore|rice)|gebruik(?:er|ster)|klant|speler|użytkowni(?:k|czka)|klient(?:ka)?|gracz|пользовател(?:ь|ьница)|клиент(?:ка)?|игрок|kullanıcı|müşteri|pengguna|pelanggan|användare|kund|spelare|bruger|bruker|kunde|uživatel(?:ka)?|zákazní(?:k|ce)|felhasználó|utilizator|käyttäjä)(?![\p{L}\p{N}])|^[\s.,★⭐]{0,12}(?:[-–—―~]{1,2}|[(（])\s{0,2}(?:利用者|ユーザー|お客様|사용자|고객|用户|用戶|客户|مستخدم|उपयोगकर्ता)`,
  'iu',
);

/** A first name with an initial or an age, or initials alone. */
const ANONYMOUS = new RegExp(
  String.raw`${SIGNED}(?:\p{Lu}\p{Ll}+\s\p{Lu}\.|\p{Lu}\p{Ll}+,\s\d{2}(?!\d)|\p{Lu}\.\s?\p{Lu}\.)`,
  'u',
);

/** A first name alone. One word is also the name of a paper or a site. */
const FIRST_NAME = new RegExp(
  String.raw`${SIGNED}(?!(?:Wired|Forbes|Guardian|Times|Time|Verge|TechCrunch|Mashable|Engadget|CNET|Chip|Spiegel|Zeit|Stern|Focus|Figaro|Monde|Corriere|Repubblica|Mundo|Macwelt|Heise|Golem|Gizmodo|Lifehacker|Polygon|Kotaku|Eurogamer|Vogue|Elle|Bild|Welt|Apple|Google|Computerbild|Macworld|Techradar|Android|Kirkus|Nature|Science|Lancet|Reuters|Bloomberg|Fortune|Inc|Vox|Slate|Variety)(?!\p{L}))\p{Lu}\p{Ll}{1,12}\)?[.,!]?\s*(?:\n|$)`,
  'u',
);

function isAnonymous(after: string): boolean {
  return ANONYMOUS.test(after.trimStart()) || FIRST_NAME.test(after.trimStart());
}

/** A source before the quote: `PCMag: “…”`. */
const SOURCE_BEFORE =
  /(?<![\p{L}])\p{Lu}[\p{L}\p{N}.'’&]{1,30}(?:\s(?:says|said|writes|wrote))?\s?[:：–—-]\s{0,3}$/u;

/** Finds anonymous or unattributed testimonials: quoted praise, or a quote with stars (sources 5.2). */
function* testimonial(lines: readonly string[]): Generator<Found> {
  for (const [index, line] of lines.entries()) {
    const quote = QUOTE.exec(line);
    if (!quote) continue;
    const next = lines[index + 1] ?? '';
    const after = line.slice(quote.index + quote[0].length);
    const isPraise = STARS.test(line) || STARS.test(next.slice(0, NAME_WINDOW)) || PRAISE.test(quote[0]);
    const isSigned =
      SOURCE_BEFORE.test(line.slice(Math.max(0, quote.index - NAME_WINDOW), quote.index)) ||
      ATTRIBUTION.test(after.replace(/^[\s★⭐]+/u, ' ').slice(0, NAME_WINDOW)) ||
      (after.trim() === '' && ATTRIBUTION.test(next.slice(0, NAME_WINDOW)));
    const isOfUser = OF_USER.test(`${after}\n${next}`.trimStart());
    if (!isOfUser && (!isPraise || (isSigned && !isAnonymous(`${after}\n${next}`)))) continue;
    yield {
      rule: 'listing-testimonial',
      field: 'description',
      store: 'android',
      title: `${fieldLabel('description', ['android'])} quotes praise without a source: ${quote[0].slice(0, 60)}`,
    };
    return;
  }
}
