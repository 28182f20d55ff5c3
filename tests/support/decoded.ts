import { CAUSES } from '@/decoder/causes';
import type { CauseMatch } from '@/decoder/cause-match';
import { decodeAnyLanguage } from '@/decoder/decode-any-language';

/** The causes that a text names, each once in its order, and the closest matches. */
export function decoded(text: string) {
  const { sections, closest, unknown, guess, kind } = decodeAnyLanguage(text);
  const named = sections.flatMap(({ causes }) => causes);
  return {
    findings: named
      .filter(({ causeId }, index) => named.findIndex((each) => each.causeId === causeId) === index)
      .flatMap(withCause),
    likely: closest.flatMap(withCause),
    unknown,
    guess,
    kind,
  };
}

function withCause(match: CauseMatch) {
  const cause = CAUSES.find(({ id }) => id === match.causeId);
  return cause ? [{ ...match, cause, quote: match.evidence[0]?.quote }] : [];
}
