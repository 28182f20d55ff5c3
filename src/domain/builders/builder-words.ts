import type { Builder } from 'virtual:catalog/builders';
import type { Finding } from '@/model/finding';
import type { FixTopic } from '@/model/fix-topic.mjs';

const VALUE = '{value}';

/** Topics for which a builder's words say everything, so that they replace the usual fix. */
const REPLACED: readonly FixTopic[] = ['target-sdk', 'ios-sdk'];

/**
 * Says how to fix a finding in the words of the builder that the app is made with. Unchanged where the builder has no
 * place for it, or none is known.
 */
export function fixInBuilder(
  { fix, topic, value }: Pick<Finding, 'fix' | 'topic' | 'value'>,
  builder: Builder | undefined,
): string {
  const place = topic && builder?.places[topic];
  if (!place) return fix;
  const { at, note } = place;
  const isUsable = value !== undefined || place.do?.includes(VALUE) !== true;
  const steps = isUsable ? place.do?.replaceAll(VALUE, value ?? '') : undefined;
  // The place comes first: a folded line shows only the beginning.
  const words = [
    `In ${builder.name}${at === undefined ? ':' : `, open ${at}.`}`,
    ...(steps === undefined ? [] : [steps]),
    ...(steps !== undefined && REPLACED.includes(topic) ? [] : [fix]),
    ...(note === undefined ? [] : [note]),
  ];
  return at === undefined && steps === undefined ? fix : words.join(' ');
}

/** The findings with fixes in the builder's words. */
export function inBuilderWords(findings: readonly Finding[], builder: Builder | undefined): Finding[] {
  return findings.map((finding) => {
    const fix = fixInBuilder(finding, builder);
    return fix === finding.fix ? finding : { ...finding, fix };
  });
}
