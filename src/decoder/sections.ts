import { GUIDELINE_SECTIONS, HEADING_OF_A_GUIDELINE } from './guideline-patterns';
import type { Place, ReadableText } from './readable-text';

/** A part of a text that is about one problem. */
export interface Section extends Place {
  /** The line that names the problem, as written; empty where none does. */
  heading: string;
  /** A point of a list, which can also be a mere step or a detail. */
  isPoint?: true;
  /** A message of a console's list, below its label: the store's own words, whoever pasted them. */
  isMessage?: true;
  /** Words of a store below every message: support, resources, a survey. */
  isStock?: true;
  /** A further bug under the heading of the part before it, which is not repeated. */
  isFurther?: true;
}

/** Most sections that are read one by one; the last one has the rest of the text. */
const MAX_SECTIONS = 40;
/** Longest heading shown, in characters. */
const MAX_HEADING = 120;

const names = Object.values(GUIDELINE_SECTIONS).join('|');

/** Signs before a line: quotes of a mail, bullets, mark-up, brackets of a heading. */
const BEFORE = String.raw`(?:^|\n)[^\p{L}\p{N}\n]{0,12}(?:\d{1,2}[.)] )?`;
/** A guideline at the beginning of a line, `Guideline 2.1`, or with Apple's section anywhere. */
const OF_A_GUIDELINE = new RegExp(
  String.raw`${BEFORE}(?=${HEADING_OF_A_GUIDELINE})|(?:^|\n)#{1,6} (?=[^\n#]{0,80}?\bguidelines? [1-5]\.\d)|(?<=[^\n])(?=\bguidelines? [1-5](?:\.\d{1,2}){0,2}(?: ?\([a-z]{1,4}\))? ?[-:–] ?(?:${names})\b)`,
  'giu',
);
/** `Issue found: …` of Google Play, also translated. Before a list, its points are the sections. */
export const ISSUE_FOUND =
  '(?:(?:issue|problem) found|problema (?:encontrado|detectado|rilevato)|gefundenes problem|problème (?:détecté|constaté)|检测到问题|发现的问题|見つかった問題|문제 발견)(?: #?\\d{1,2})? ?[:：]';
const OF_AN_ISSUE = new RegExp(
  String.raw`(?:^|[\n.] ?)[ \t>*#|_•·▪◦–-]{0,12}(?=${ISSUE_FOUND}(?! ?\n *(?:\d{1,2}[.)]|[*•·▪◦–-]) ))`,
  'giu',
);
/** A policy on a line of its own, in letters that have not found but name it: `Issue: Families Ad Format`, `Violation of Metadata policy`. */
const ISSUE_NAMED = String.raw`(?:issue: ?\p{L}|violation of (?:the |our )?\p{L}[^\n]{2,60}?\b(?:policy|requirements)\b)`;
const OF_A_VIOLATION = new RegExp(String.raw`(?:^|\n)[ \t>*#|_•·▪◦–-]{0,12}(?=${ISSUE_NAMED})`, 'giu');
/** The beginning of a heading that names a policy of Google Play. */
export const IS_ISSUE = new RegExp(`^(?:${ISSUE_FOUND}|${ISSUE_NAMED})`, 'iu');
/** A numbered problem: `Issue 2 of 3: …`, `Problem #2`. */
const OF_A_COUNT = new RegExp(
  String.raw`${BEFORE}(?=(?:issue|problem|violation|finding) (?:#? ?\d{1,2} ?(?:of|/) ?\d{1,2}|#\d{1,2})\b)`,
  'giu',
);
/** A numbered problem of a letter without other headings, in the languages of Google Play: `Issue 2: …`. */
const OF_AN_ORDER =
  /(?:^|\n)[ \t>*#_•-]{0,6}(?=(?:issue|problem|problema|problème|probleem|masalah|sorun|vấn đề|проблема|समस्या|المشكلة|问题|問題|문제) ?\d{1,2} ?[:：.)·|–—-])/giu;
/** A bug that is described below a guideline's heading, which can have several: `Bug description: …`. */
const OF_A_BUG = new RegExp(
  String.raw`${BEFORE}(?=(?:bug|issue|problem)(?: description)?(?: ?#?\d{1,2})? ?: ?[\p{L}"'\d])`,
  'giu',
);
/** The beginning of a paragraph about another problem of the same guideline. */
const OF_AN_ADDITION =
  /(?:^|\n)[ >]{0,4}(?=(?:in addition|additionally|furthermore|moreover|also),? (?!please\b|you (?:may|can)\b|if\b|for\b|it (?:is|would)\b|note\b|to\b|we (?:recommend|suggest)))/giu;
const NEXT_STEPS = /(?:^|\n)[ \t#*-]*(?:next steps|resources)\b/iu;
/** A policy that Google Play names at the beginning of a line: `Payments policy - …`. */
const OF_A_POLICY =
  /(?:^|\n)[ >#•-]{0,8}(?=(?:\p{Lu}[\p{L}'/&,-]*(?: [\p{L}'/&,-]+){0,6} policy ?(?:-|: ?(?!http|\n))|policy(?: violated)?: ?\p{Lu}))/gu;
/** A code of an upload with its explanation: `ITMS-90683: …`. */
const OF_A_CODE =
  /(?<!error |warning )\b(?=(?:error |warning )?itms-?\d{4,5} ?[:："])|(?:^|\n)[ \t>•-]{0,8}(?=9[01]\d{3}: [a-z])/gi;
/** A row of a table in Markdown, below its separator. */
const OF_A_ROW = /(?<=\n\|[ :|-]{3,200}\|?\n(?:\|[^\n]*\n){0,40})(?=\|[^\n]*\p{L}[^\n]*\|)/gu;
/** A line that begins with a number: `4.8 - only Facebook login`, `- 2.3.6: age rating`. */
const OF_A_NUMBER = new RegExp(
  String.raw`${BEFORE}(?=\[?[1-5](?:\.\d{1,2}){1,2}(?: ?\([a-z]{1,4}\))?(?: ?[-–—:]|\]) ?["“«']?\p{L})`,
  'gu',
);
/** A counted point that begins with a number: `1) 2.5.4 my sound stops`. */
const OF_A_COUNTED_NUMBER =
  /(?:^|\n)[^\p{L}\p{N}\n]{0,12}(?=\d{1,2}(?:[.)] |、 ?)[1-5](?:\.\d{1,2}){1,2}(?: ?\([a-z]{1,4}\))?[ :：,])/gu;
const BULLET = /(?:^|\n)[ \t>]{0,8}(?=[*•·▪◦–ⓧ✗✘✖❌-] ?\p{L}|\d{1,2}[.)] \p{L})/gu;
/** Labels of the messages in a console's list, each on a line of its own: `(x) Error`. Both are read in English mostly; French has one word for a warning and a disclaimer. */
const LABEL = 'error|lỗi|warning|disclaimer|avviso|avvertenza|aviso|alerta|चेतावनी';
const OF_A_LABEL = new RegExp(
  String.raw`(?:^|\n)[^\p{L}\d\n]{0,12}(?:\([x!]\) ?)?(?:${LABEL})(?: \d{1,2}| \(?\d{1,2} (?:of|/) ?\d{1,2}\)?)?[^\p{L}\d\n]{0,6}\n\s*(?=[^\n]*\p{L})`,
  'giu',
);
/** Where another letter, or a part of the letter about no problem of its own begins. */
const OTHER_PART =
  /(?:^|\n)[ \t>*#_]{0,12}(?=(?:from|von|de|da|差出人|发件人) ?[:：] |[-=_*]{4,} *(?:\n|$)|(?:bug fix submissions?|request a phone call|please note)[ *:]*(?:\n|$)|-- ?\n|sent from my )/giu;
/** Where a part begins that every message has. */
const STOCK_PART =
  /(?:^|\n)[ \t>*#_]{0,12}(?=(?:support|resources|contact support|ressourcen|ressources|recursos|risorse|support-team|リソース|サポート|资源|支持|리소스|지원)[ *:]*(?:\n|$)|attachments?: )/giu;
/** The heading of a problem, which also ends a part that every message has. */
const WITH_TITLE =
  /^[^\p{L}\d]*(?:(?:guideline )?[1-5]\.\d[\d.]*(?: ?\([a-z]+\))? ?[-–:] ?\p{L}|guideline [1-5]\.[\d.]*(?:\([a-z]+\))? *$)/iu;

/**
 * Divides a text by its headings: numbers of guidelines, `Issue found`, codes of uploads; or, without any, by the bullets
 * of a list. The first section is the part before them, and the time is proportional to the length of the text.
 */
export function sectionsOf({ shown }: ReadableText): Section[] {
  const headed = [OF_A_GUIDELINE, OF_AN_ISSUE, OF_A_COUNT, OF_A_CODE].flatMap((pattern) =>
    startsOf(shown, pattern),
  );
  const labelled = headed.length === 0 ? startsOf(shown, OF_A_LABEL) : [];
  const messages = labelled.length > 1 ? labelled : [];
  headed.push(...messages);
  const policies = headed.length === 0 ? startsOf(shown, OF_A_POLICY) : [];
  if (policies.length > 1) headed.push(...policies);
  const violations = headed.length === 0 ? startsOf(shown, OF_A_VIOLATION) : [];
  if (violations.length > 1) headed.push(...violations);
  const ordered = headed.length === 0 ? startsOf(shown, OF_AN_ORDER) : [];
  if (ordered.length > 1) headed.push(...ordered);
  const rows = headed.length < 2 ? startsOf(shown, OF_A_ROW) : [];
  const counted = headed.length + rows.length < 2 ? startsOf(shown, OF_A_COUNTED_NUMBER) : [];
  const numbered =
    counted.length > 1 ? counted : headed.length + rows.length < 2 ? startsOf(shown, OF_A_NUMBER) : rows;
  const named = [...headed, ...numbered];
  const listed = named.length === 0 ? startsOf(shown, BULLET) : [];
  const headings = new Set([...named, ...(listed.length > 1 ? listed : [])]);
  const stock = new Set(startsOf(shown, STOCK_PART));
  const others = startsOf(shown, OTHER_PART);
  const lineAt = (start: number) => shown.slice(start, start + MAX_HEADING).split('\n', 1)[0] ?? '';
  let isStock = false;
  const starts = [...new Set([0, ...headings, ...others, ...stock])]
    .sort((a, b) => a - b)
    .filter((start) => {
      // A number or a bullet among the resources is only mentioned there.
      const isMention =
        isStock && headings.has(start) && !stock.has(start) && !WITH_TITLE.test(lineAt(start));
      if (!isMention) isStock = stock.has(start);
      return !isMention;
    })
    .slice(0, MAX_SECTIONS);
  return withFurther(
    shown,
    starts
      .map((start, index) => {
        const end = starts[index + 1] ?? shown.length;
        return {
          ...{
            start,
            end,
            heading: headings.has(start)
              ? lineAt(start)
                  .slice(0, end - start)
                  .trim()
              : '',
          },
          ...(listed.includes(start) && { isPoint: true as const }),
          ...(messages.includes(start) && { isMessage: true as const }),
          ...(stock.has(start) && { isStock: true as const }),
        };
      })
      .filter(({ start, end }) => shown.slice(start, end).trim() !== ''),
  );
}

/** Divides a part below a heading into the problems that it describes; the first one keeps what is before it. */
function withFurther(shown: string, sections: readonly Section[]): Section[] {
  const bugs = startsOf(shown, OF_A_BUG);
  const additions = startsOf(shown, OF_AN_ADDITION);
  return sections.flatMap((section) => {
    if (section.isStock || section.heading === '') return [section];
    const isOwn = (at: number) => at > section.start && at < section.end;
    const isProblem = (at: number) => !NEXT_STEPS.test(shown.slice(section.start, at));
    const further = [...bugs.filter(isOwn).slice(1), ...additions.filter(isOwn).filter(isProblem)].sort(
      (a, b) => a - b,
    );
    return [section.start, ...further].map((start, index) => ({
      ...section,
      ...(index > 0 && { start, isFurther: true as const }),
      end: further[index] ?? section.end,
    }));
  });
}

function startsOf(text: string, pattern: RegExp): number[] {
  const starts: number[] = [];
  for (const { index, 0: signs } of text.matchAll(pattern)) {
    starts.push(index + signs.length);
    if (starts.length > MAX_SECTIONS) break;
  }
  return starts;
}
