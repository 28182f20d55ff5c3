import { builders } from 'virtual:catalog/builders';

/** Other names of a builder in a message, by its id. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  expo: String.raw`EAS|eas\.json|eas (?:submit|build)`,
  'app-inventor': 'App Inventor|Kodular',
};
/** Builders without a name of their own. */
const UNNAMED: readonly string[] = ['native'];

/** Characters in which a message names its builder. */
const MAX_READ = 20_000;

/** The only builder that a message names, by its id. A name before another capital is one of an app or a product: `Unity Ads`. */
export function builderNamedIn(text: string): string | undefined {
  const read = text.slice(0, MAX_READ);
  const named = builders
    .filter(({ id }) => !UNNAMED.includes(id))
    .filter(({ id, name }) =>
      new RegExp(String.raw`\b(?:${OTHER_NAMES[id] ?? name}|${name})\b(?! \p{Lu}|[-.]\p{L})`, 'u').test(read),
    );
  return named.length === 1 ? named[0]?.id : undefined;
}

/** The hints for any builder and for the one that a message names; all of them where it names none. */
export function hintsFor(
  named: string | undefined,
  hints: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const builder = builders.find(({ id }) => id === named);
  if (!builder) return hints;
  const ids = ['any', builder.id, ...(builder.frameworks ?? [])];
  return Object.fromEntries(Object.entries(hints).filter(([id]) => ids.includes(id)));
}
