import type { PhraseHit } from '@/domain/listings/wording/match-phrases';

/** Words that deny what follows in the same sentence: `no account`, `ohne Abo`. */
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    "no|not|never|without|zero|nor|neither|don[’']t|doesn[’']t|won[’']t",
    'sin|ningún|ninguna?|nunca',
    'sans|pas|aucune?|jamais|ni',
    'ohne|kein(?:e[rnm]?)?|nie|nicht',
    'sem|não|nenhuma?',
    'senza|non|nessun[oa]?',
    'без|нет|не|никаких',
    'zonder|geen|niet',
    'tidak|tanpa|utan|inte|ingen|inget|uden|uten|ikke|intet|không|немає',
    'bez|nie|brak',
    'بدون|دون|بلا|لا',
    'बिना',
  ].join(
    '|',
  )})(?![\\p{L}\\p{M}])[^.!?;:。！？\\n]{0,60}$|(?:无|無|没有|沒有|不需|不用|零|免)[^。！？\\n]{0,12}$`,
  'iu',
);
/** Denials that follow the denied word: `login not required`, 登録不要. */
const AFTER =
  /^(?:[^.!?;:。！？\n]{0,20}(?:(?<![\p{L}\p{M}])(?:not|nicht|non|niet|не|yok|yoktur|gerekmez|gerektirmez|नहीं)(?![\p{L}\p{M}])|なし|無し|不要|いりません|ありません|없|불필요)|[-\s]free(?![\p{L}\p{M}]))/iu;

/** Whether the sentence around a phrase says that the app does not have it. */
export function isDenied(text: string, { start, end }: PhraseHit): boolean {
  return BEFORE.test(text.slice(Math.max(0, start - 80), start)) || AFTER.test(text.slice(end, end + 40));
}
