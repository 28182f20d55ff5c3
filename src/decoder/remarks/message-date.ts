import { DAY_MS, formatDayOf } from '@/domain/dates';

/** The beginning of a month's name, in the stores' languages with Latin or Cyrillic letters. */
const MONTH =
  '(?:jan|ene|gen|oca|sty|feb|fév|şub|lut|mar|mär|mrt|mei|mai|may|maj|mag|abr|avr|apr|nis|kwi|jun|juin|giu|haz|cze|jul|juil|lug|tem|lip|aug|aoû|ago|ağu|sie|sep|set|eyl|wrz|oct|okt|oto|out|ott|eki|paź|nov|kas|lis|dec|dez|déc|dic|ara|gru|agu|des|янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек|січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру)\\p{L}*\\.?';
/** A whole day: 15 December 2026, December 15, 2026, 2026-12-15, 15.12.2026 and 2026年12月15日. */
const DAY = [
  String.raw`\d{1,2}(?:\.|er|º|de)? (?:de )?${MONTH},? (?:de )?20\d\d`,
  String.raw`${MONTH} \d{1,2}(?:st|nd|rd|th)?,? 20\d\d`,
  String.raw`(?:early|mid|late)[ -]20\d\d`,
  String.raw`20\d\d-\d\d-\d\d`,
  String.raw`\d{1,2}[./]\d{1,2}[./]20\d\d`,
  String.raw`\d{1,2} tháng \d{1,2}(?: năm|,)? 20\d\d`,
  String.raw`20\d\d ?[年년] ?\d{1,2} ?[月월] ?\d{1,2} ?[日일]`,
].join('|');
/** A day of this year or the next: by June 30, avant le 14 mars. */
const MONTH_NAME =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)(?![\\p{L}])';
const DAY_OF_YEAR = String.raw`\d{1,2}(?:st|nd|rd|th|\.|er|º)?(?: de)? ${MONTH_NAME}|${MONTH_NAME} \d{1,2}(?:st|nd|rd|th)?(?!\d)`;
/** Words before a day until which something has to be done. */
const UNTIL =
  "by|until|before|compliance date|no later than|expires?(?: on)?|ends? on|deadline|due(?: date)?|bis(?: zum)?|vor dem|spätestens(?: am)?|avant le|jusqu(?:’|')au|d(?:’|')ici (?:le|au)|au plus tard le|date limite|antes del?|hasta el|fecha límite|até|prazo|entro il|fino al|scadenza|son tarih|do dnia|przed|uiterlijk|vóór|tot|sebelum|paling lambat|trước(?: ngày)?|до|не позднее|срок|не пізніше";
const UNTIL_UNSPACED = '期限|締切日?|截止日期|截至|기한|마감일';
const BEFORE_DAY = new RegExp(
  String.raw`(?:(?<![\p{L}])(?:${UNTIL})|${UNTIL_UNSPACED})[ :：]{1,2}(?:(?:on|the|am|le|el|il|den|dem) ){0,2}(?:${DAY}|${DAY_OF_YEAR})`,
  'giu',
);
/** The day of a mail, in the lines above it. */
const SENT = /(?:^|\n)[ \t>*]{0,6}(?:date|sent)[ *]*: *([^\n]{8,40})/iu;
/** A number of days of the calendar. */
const CALENDAR_DAYS = /\b(\d{1,3}) (?:calendar )?days$/iu;
/** A month in which a rule begins to hold. */
const IN_MONTH = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:takes?|into) effect|in force|enforced|required|appl(?:y|ies)|starting|beginning)\b[^.\n]{0,60}? in ${MONTH_NAME} 20\d\d`,
  'giu',
);
/** A day from which a rule holds, and a number of days from the message. */
const FROM_DAY = new RegExp(
  String.raw`(?<![\p{L}])(?:starting|beginning|as of|effective|from|ab dem|a partir del?|à (?:partir|compter) du|a partire dal|vanaf|od) ?(?:on )?(?:${DAY})`,
  'giu',
);
const DAYS_LEFT =
  /(?<![\p{L}])(?:(?:within|in|you have) (?:the next )?\d{1,3} (?:calendar |business |working )?days|within (?:two|three|four|[2-8]) weeks)(?! of (?:its |the )?(?:release|use|launch))/giu;
const DAY_BEFORE = new RegExp(
  String.raw`(?:${DAY}) ?(?:tarihine kadar|までに|まで|以降|까지|이후|之前|前)`,
  'giu',
);

/** Words before a day that is none of the message: that of an extension, or of the store's answer. */
const OF_ELSE =
  /(?:\bextension|more time|\bextend\w*|extensão|prórroga|prolongation|délai supplémentaire|verlängerung|proroga|uitstel|延長|延长|연장|\bwe(?:'ll|’ll| will| usually| aim)|\b(?:answered|reviewed|replied))[^.!?\n]*$/iu;

/**
 * A day that a message sets, as written: `by December 15, 2026`. Undefined where it names none, or only days of the past
 * such as that of the review.
 * @param isRefused whether the message refuses something: then a day from which its rule holds is no time that is left
 */
export function dayIn(shown: string, isRefused = false): string | undefined {
  return [BEFORE_DAY, DAY_BEFORE, ...(isRefused ? [] : [FROM_DAY, IN_MONTH]), DAYS_LEFT]
    .flatMap((pattern) => [...shown.matchAll(pattern)])
    .find(({ index }) => !OF_ELSE.test(shown.slice(Math.max(0, index - 120), index)))?.[0];
}

/** Whether a message sets a day before which something has to be done. */
export function hasDeadline(shown: string): boolean {
  const day = dayIn(shown, true);
  return day !== undefined && day.search(DAYS_LEFT) < 0;
}

/** A day that the message sets replaces our words on there being none. */
export function withDay<Level extends { id: string; time: string }>(
  level: Level | undefined,
  { shown }: { shown: string },
): Level | undefined {
  const day = level && dayIn(shown, level.id === 'upload-refused' || level.id === 'rejected');
  if (!day) return level;
  const end = endOfDays(shown, day);
  const time = level.time.replace(
    /^(?:No date|The date in the message|The next build|Before you send)[^.]*\./,
    `The message says “${day}”${end === undefined ? '' : `: until ${end}`}.`,
  );
  return { ...level, time };
}

/** The last one of a number of days, counted from the day of the mail: `Feb 10, 2027`. */
function endOfDays(shown: string, days: string): string | undefined {
  const count = CALENDAR_DAYS.exec(days)?.[1];
  const sent = Date.parse(SENT.exec(shown)?.[1]?.replace(/ at /u, ' ') ?? '');
  if (count === undefined || Number.isNaN(sent)) return undefined;
  return formatDayOf(new Date(sent + Number(count) * DAY_MS).toISOString());
}
