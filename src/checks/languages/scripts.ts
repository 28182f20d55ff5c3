/** Scripts that the languages of the stores are written in, each with its letters. */
const SCRIPTS = {
  Latin: /\p{sc=Latin}/gu,
  Cyrillic: /\p{sc=Cyrillic}/gu,
  Greek: /\p{sc=Greek}/gu,
  Arabic: /\p{sc=Arabic}/gu,
  Hebrew: /\p{sc=Hebrew}/gu,
  Chinese: /\p{sc=Han}/gu,
  Japanese: /[\p{sc=Hiragana}\p{sc=Katakana}]/gu,
  Korean: /\p{sc=Hangul}/gu,
  Devanagari: /\p{sc=Devanagari}/gu,
  Bengali: /\p{sc=Bengali}/gu,
  Gujarati: /\p{sc=Gujarati}/gu,
  Gurmukhi: /\p{sc=Gurmukhi}/gu,
  Kannada: /\p{sc=Kannada}/gu,
  Malayalam: /\p{sc=Malayalam}/gu,
  Odia: /\p{sc=Oriya}/gu,
  Tamil: /\p{sc=Tamil}/gu,
  Telugu: /\p{sc=Telugu}/gu,
  Sinhala: /\p{sc=Sinhala}/gu,
  Thai: /\p{sc=Thai}/gu,
  Lao: /\p{sc=Lao}/gu,
  Khmer: /\p{sc=Khmer}/gu,
  Burmese: /\p{sc=Myanmar}/gu,
  Georgian: /\p{sc=Georgian}/gu,
  Armenian: /\p{sc=Armenian}/gu,
  Ethiopic: /\p{sc=Ethiopic}/gu,
} as const;

export type Script = keyof typeof SCRIPTS;

const ALL = Object.keys(SCRIPTS) as Script[];

/** The scripts of a language, by its code; Latin for all others. Serbian and others are written in two. */
const OF_LANGUAGE: Readonly<Record<string, readonly Script[]>> = {
  ru: ['Cyrillic'],
  uk: ['Cyrillic'],
  be: ['Cyrillic', 'Latin'],
  bg: ['Cyrillic'],
  mk: ['Cyrillic'],
  sr: ['Cyrillic', 'Latin'],
  kk: ['Cyrillic', 'Latin'],
  ky: ['Cyrillic'],
  mn: ['Cyrillic'],
  az: ['Latin', 'Cyrillic'],
  el: ['Greek'],
  ar: ['Arabic'],
  fa: ['Arabic'],
  ur: ['Arabic'],
  he: ['Hebrew'],
  zh: ['Chinese'],
  ja: ['Japanese', 'Chinese'],
  ko: ['Korean', 'Chinese'],
  hi: ['Devanagari', 'Latin'],
  mr: ['Devanagari'],
  ne: ['Devanagari'],
  bn: ['Bengali'],
  gu: ['Gujarati'],
  pa: ['Gurmukhi', 'Arabic'],
  kn: ['Kannada'],
  ml: ['Malayalam'],
  or: ['Odia'],
  ta: ['Tamil'],
  te: ['Telugu'],
  si: ['Sinhala'],
  th: ['Thai'],
  lo: ['Lao'],
  km: ['Khmer'],
  my: ['Burmese'],
  ka: ['Georgian'],
  hy: ['Armenian'],
  am: ['Ethiopic'],
};

/** Scripts in which a word takes few characters. */
const DENSE: readonly Script[] = ['Chinese', 'Japanese', 'Korean', 'Thai', 'Lao', 'Khmer', 'Burmese'];

export function scriptsOf(language: string): readonly Script[] {
  return OF_LANGUAGE[language] ?? ['Latin'];
}

export function isDense(script: Script): boolean {
  return DENSE.includes(script);
}

/** How many letters of a text belong to each script. */
export interface Letters {
  total: number;
  of: (script: Script) => number;
  /** The script with the most letters; undefined without letters. */
  most: Script | undefined;
}

export function countLetters(text: string): Letters {
  const counts = new Map<Script, number>();
  for (const script of ALL) {
    const count = text.match(SCRIPTS[script])?.length ?? 0;
    if (count > 0) counts.set(script, count);
  }
  const of = (script: Script) => counts.get(script) ?? 0;
  const [most] = [...counts.keys()].sort((a, b) => of(b) - of(a));
  return { total: [...counts.values()].reduce((sum, count) => sum + count, 0), of, most };
}
