import { androidBuild, iosBuild } from '../build-fixtures/build-info';
import { buildTraces } from '../build-fixtures/build-traces';
import { listing, submissionDraft } from '../drafts';
import { treeOf } from '../listing-trees';
import { loadDetector } from '@/checks/languages/detector';
import type { ReadinessContext } from '@/domain/submissions/assess-draft';
import { assessReadiness } from '@/domain/submissions/readiness';
import { checkListingSet, type SetCheckOptions } from '@/formats/listings/check-set';
import { findListingSets } from '@/formats/listings/listing-sets';
import { readListingSet } from '@/formats/listings/read-set';
import type { AndroidBuild, IosBuild } from '@/model/build-info';
import type { SubmissionDraft } from '@/model/draft';
import type { Listing } from '@/model/listing';

/** The rules that find something in one side of an example. */
export type Side = () => readonly string[] | Promise<readonly string[]>;

/** By rule: where it fires, and where it holds. */
export type Examples = Readonly<Record<string, readonly [fires: Side, holds: Side]>>;

const TODAY = '2026-11-26';
const scoreLanguage = await loadDetector();

export const draft =
  (changes: Partial<SubmissionDraft>, context: Partial<ReadinessContext> = {}): Side =>
  () =>
    assessReadiness(submissionDraft(changes), { today: TODAY, scoreLanguage, ...context }).findings.map(
      ({ rule }) => rule,
    );
export const ios = (
  changes: Partial<IosBuild>,
  more: Partial<SubmissionDraft> = {},
  context?: Partial<ReadinessContext>,
) => draft({ platform: 'ios', builds: [iosBuild(changes)], ...more }, context);
export const android = (
  changes: Partial<AndroidBuild>,
  more: Partial<SubmissionDraft> = {},
  context?: Partial<ReadinessContext>,
) => draft({ platform: 'android', builds: [androidBuild(changes)], ...more }, context);
export const texts = (changes: Partial<Listing>, more: Partial<SubmissionDraft> = {}) =>
  draft({ listings: { 'en-US': listing(changes) }, ...more });
export const asks = (...permissions: string[]) => android({ permissions });
export const asksFor = (...names: string[]) => asks(...names.map((name) => `android.permission.${name}`));
export const files =
  (given: Readonly<Record<string, string | Uint8Array>>, options: Partial<SetCheckOptions> = {}): Side =>
  async () => {
    const tree = treeOf(given);
    const [set] = findListingSets([...tree.keys()]);
    if (!set) throw new Error('a set is expected');
    const read = await readListingSet(set, tree);
    const { findings } = await checkListingSet(read, tree, { today: TODAY, ...options });
    return findings.map(({ finding }) => finding.rule);
  };

export const library = (group: string, artifact: string, version?: string) => ({
  traces: buildTraces({ libraries: [{ group, artifact, version }] }),
});
export const AD_ID = 'com.google.android.gms.permission.AD_ID';
