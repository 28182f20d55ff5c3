import { advice as packed, places, type Advice, type AdvicePlace } from 'virtual:catalog/rejection-advice';
import { refusals } from 'virtual:catalog/builder-refusals';
import type { Builder } from 'virtual:catalog/builders';
import type { Platform } from '@/model/app';

export type { Advice, AdvicePlace };

const unpacked = new Map<string, readonly Advice[]>();

/**
 * Cases of a cause with their steps, the most frequent first. Load this module on use: it has the advice of the whole
 * catalogue, and nothing of what cases are recognised by (those are the `cases` of a cause).
 */
export function casesOf(causeId: string): readonly Advice[] {
  const known =
    unpacked.get(causeId) ??
    (packed[causeId] ?? []).map(([id, means, steps, where, build, send, reply, say, rare]) => ({
      ...{ id, means, build, steps: steps.split('¦'), where: where.split('¦') },
      ...(send !== '' && { send }),
      reply: { do: reply, ...(say !== '' && { say }) },
      ...rare,
    }));
  unpacked.set(causeId, known);
  return known;
}

/** The remedy of a cause, with the names of a message; else the steps of its only case. */
export function remedyOf({ causeId, fix }: { causeId: string; fix?: string | undefined }): string {
  return fix ?? casesOf(causeId).at(0)?.steps.join(' ') ?? '';
}

/** The pages and fields of the store's console where a case is put right. */
export function placesOf({ where }: Advice, store: Platform): readonly AdvicePlace[] {
  return where.flatMap((name) => places[store][name] ?? []);
}

/**
 * Says for each builder what differs there, by the builder's id, with `any` for all others and the ids of frameworks.
 * A case's own sentence comes first, else what the builder's apps are often refused for, then where it has the setting.
 * @param builders of `virtual:catalog/builders`
 */
export function builderHints(
  causeId: string,
  { builders: own = {}, setting }: Advice,
  builders: readonly Builder[],
): Readonly<Record<string, string>> {
  const hints = builders.flatMap(({ id, places: settings }) => {
    // A refusal is known of a whole cause, so it may be about another of its cases.
    const known = casesOf(causeId).length === 1 ? refusals[id] : undefined;
    const first = own[id] ?? known?.find(({ cause }) => cause === causeId)?.do;
    const place = setting && settings[setting];
    const toDo = place && (place.do ?? place.note);
    const sentences = [first, place?.at && `${place.at}.`, first === undefined ? toDo : undefined];
    const hint = sentences.filter(Boolean).join(' ').replaceAll('{value}', 'the number in the message');
    return hint === '' ? [] : [[id, hint] as const];
  });
  return { ...own, ...Object.fromEntries(hints) };
}
