import { builders } from 'virtual:catalog/builders';

/** Other names of a builder in a message, by its id. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  expo: String.raw`EAS|eas\.json|eas (?:submit|build)`,
  'app-inventor': 'App Inventor|Kodular',
};
/** Builders without a name of their own. */
const UNNAMED: readonly string[] = ['native'];
/** Frameworks and tools by the ids of advice; those without any advice have only what is true in every builder. */
const TOOLS: Readonly<Record<string, string>> = {
  'react-native': 'React Native',
  flutter: 'Flutter',
  capacitor: 'Capacitor',
  cordova: 'Cordova',
  base44: 'Base44',
  glide: 'Glide',
  bolt: 'Bolt',
  draftbit: 'Draftbit',
  bravo: 'Bravo Studio',
};
/** Names that are words as well: without a capital only where something is made with them. */
const COMMON = /^(?:bubble|median|unity|expo|lovable|glide|bolt|flutter)$/i;
const MADE_WITH = String.raw`(?<=\b(?:in|with|w/|using|use|via|from|on) )`;
const ITS_WORK = '(?= (?:games?|apps?|projects?|builds?|wrappers?|dev|developer)s?\\b)';

/** Characters in which a message names its builder. */
const MAX_READ = 20_000;

/**
 * The only builder that a message names, by its id, else the only framework. A name before another capital is one of an
 * app or a product: `Unity Ads`.
 */
export function builderNamedIn(text: string): string | undefined {
  const read = text.slice(0, MAX_READ);
  const isNamed = (id: string, name: string) => {
    const names = [name, OTHER_NAMES[id]].filter(Boolean).join('|');
    const end = String.raw`(?! \p{Lu}|[-.]\p{L})`;
    const asWritten = new RegExp(String.raw`\b(?:${names})\b${end}`, 'u').test(read);
    if (asWritten) return true;
    const isCommon = COMMON.test(name);
    const small = isCommon
      ? String.raw`${MADE_WITH}(?:${name})\b|\b(?:${name})${ITS_WORK}`
      : String.raw`\b(?:${names})\b`;
    return (
      new RegExp(small, 'iu').test(read) && (!isCommon || !new RegExp(`${name} \\p{Lu}`, 'u').test(read))
    );
  };
  const named = builders
    .filter(({ id }) => !UNNAMED.includes(id))
    .filter(({ id, name }) => isNamed(id, name));
  if (named.length > 0) return named.length === 1 ? named[0]?.id : undefined;
  const tools = Object.entries(TOOLS).filter(([id, name]) => isNamed(id, name));
  return tools.length === 1 ? tools[0]?.[0] : undefined;
}

/** The hints for any builder and for the one that a message names; all of them where it names none. */
export function hintsFor(
  named: string | undefined,
  hints: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (named === undefined) return hints;
  const builder = builders.find(({ id }) => id === named);
  const ids = ['any', named, ...(builder?.frameworks ?? [])];
  return Object.fromEntries(Object.entries(hints).filter(([id]) => ids.includes(id)));
}
