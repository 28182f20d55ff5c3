/** Short words that every text of a language is full of. Those that two languages share tell neither. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and you your with for of that this from are is it by on at or not as be can all more when how what our we to new now well see get',
  de: 'der die das und für mit den dem ein eine einen von ist nicht auf im zum zur du deine dein auch oder wie wenn sich aus bei nach',
  fr: 'le la les l d des et une pour avec vos votre vous dans du au aux ce cette qui que sur sans plus ou est sont tout',
  es: 'el la los las y del una con por para tu tus su sus más sin es son cada todo lo se al muy hay',
  pt: 'o os e um uma com do da dos das em no na nos nas não para você seu sua seus suas mais ao por sem são cada',
  it: 'il la lo gli di del della dei delle e un una con per che non più tuo tua tuoi tue sono nel nella ogni senza anche come',
  nl: 'het een en van voor met je jouw op niet dat die zijn naar uit ook of als bij meer alle zonder wat hoe',
  pl: 'i w na z do się nie dla jest oraz to że twoje twój przez od po jak lub bez tym',
  sv: 'och att det som för med på av är den ett du din dina inte till från kan alla utan',
  tr: 've bir için ile bu da de daha çok her en olan gibi kadar',
  id: 'dan yang untuk dengan di dari ini anda atau ke tidak pada semua',
};

const BY_LANGUAGE = new Map(
  Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** Fewest different words of the other language. In a few words only English ones show that they were left over. */
const LEAST = 4;
const LEAST_IN_FEW = 2;
const FEW_WORDS = 8;
/** Share of a text's words that have to be such words. */
const LEAST_SHARE = 0.25;
/** How many of them there may be for one of the own language, whose words also occur in names. */
const TIMES = 6;

/** The language that the short words of a text belong to; undefined where they are those of its own, or show none. */
export function languageOfShortWords(words: string, own: string): string | undefined {
  const ownWords = BY_LANGUAGE.get(own);
  if (!ownWords) return undefined;
  const tokens = words.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  for (const [language, theirs] of BY_LANGUAGE) {
    if (language === own || (tokens.length <= FEW_WORDS && language !== 'en')) continue;
    const found = tokens.filter((token) => theirs.has(token) && !ownWords.has(token));
    const kept = tokens.filter((token) => ownWords.has(token) && !theirs.has(token));
    const isTheirs =
      new Set(found).size >= leastOf(tokens.length, kept.length) &&
      found.length >= tokens.length * LEAST_SHARE &&
      found.length >= kept.length * TIMES;
    if (isTheirs) return language;
  }
  return undefined;
}

function leastOf(all: number, kept: number): number {
  if (all <= FEW_WORDS) return LEAST_IN_FEW;
  return kept === 0 ? LEAST - 1 : LEAST;
}
