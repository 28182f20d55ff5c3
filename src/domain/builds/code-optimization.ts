import type { AndroidBuild, CodeOptimization } from '@/model/build-info';
import { compareVersions } from './compare-versions';

/** Share that each of R8's steps has to reach, in percent. */
export const MIN_SCORE = 25;
/** Bytes of DEX code above which the minimum applies. */
const MAX_DEX_BYTES = 10_000_000;
const MAX_GAME_DEX_BYTES = 50_000_000;
/** The first Android Gradle plugin whose `r8.json` Google Play reads. */
const FIRST_PLUGIN = '8.10.0';

type Facts = Pick<AndroidBuild, 'isGame' | 'dexBytes' | 'codeOptimization' | 'gradlePlugin' | 'hasMapping'>;

export function dexLimit({ isGame }: Pick<AndroidBuild, 'isGame'>): number {
  return isGame ? MAX_GAME_DEX_BYTES : MAX_DEX_BYTES;
}

/** Size of the code in the megabytes of Google's limit, which it writes as 10 MB. */
export function dexMegabytes({ dexBytes = 0 }: Pick<AndroidBuild, 'dexBytes'>): number {
  return Math.round(dexBytes / 100_000) / 10;
}

/** The scores by their names in the Play Console. */
export function scoresOf(found: CodeOptimization): (readonly [name: string, score: number])[] {
  return [
    ['obfuscation', found.obfuscation],
    ['optimization', found.optimization],
    ['shrinking', found.shrinking],
  ];
}

/** Whether Google Play takes its scores from the `r8.json` of this version of the Android Gradle plugin. */
export function isScoreRead(gradlePlugin: string | undefined): boolean {
  return (
    gradlePlugin !== undefined && (compareVersions(gradlePlugin.replace(/-.*/, ''), FIRST_PLUGIN) ?? -1) >= 0
  );
}

/**
 * Whether a build has more code than the limit and shows too little optimisation. Where a mapping is all that shows it,
 * Google Play guesses the rest, so nothing is claimed.
 */
export function isUnderOptimized(build: Facts & Pick<AndroidBuild, 'kind'>): boolean {
  const { dexBytes = 0, codeOptimization, hasMapping } = build;
  if (build.kind !== 'aab' || dexBytes <= dexLimit(build)) return false;
  if (codeOptimization) return scoresOf(codeOptimization).some(([, score]) => score < MIN_SCORE);
  return hasMapping === false;
}

/** The state of the optimisation in one line; undefined for a build whose code was not measured. */
export function optimizationLine(build: Facts): string | undefined {
  const { codeOptimization, gradlePlugin } = build;
  if (build.dexBytes === undefined) return undefined;
  if (!codeOptimization) return 'Not measurable: the build has no r8.json';
  const scores = scoresOf(codeOptimization)
    .map(([name, score]) => `${name} ${Math.round(score)} %`)
    .join(', ');
  return isScoreRead(gradlePlugin)
    ? scores
    : `${scores}. Google Play reads these numbers only from Android Gradle plugin 8.10 on${gradlePlugin === undefined ? '' : `; this is ${gradlePlugin}`}`;
}
