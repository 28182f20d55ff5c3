import {
  dexLimit,
  dexMegabytes,
  isScoreRead,
  isUnderOptimized,
  MIN_SCORE,
  scoresOf,
} from '@/domain/builds/code-optimization';
import { detectSdks } from '@/domain/builds/detect-sdks';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import { GOOGLE } from 'virtual:catalog/sources';
import type { AndroidBuild } from '@/model/build-info';
import { defineRule } from '../../define-rule';
import type { AndroidSubject, BuildFound } from '../build-subject';

/** Where each framework has the switch, by the id of the catalogue. */
const SWITCHES: Readonly<Record<string, string>> = {
  'react-native': 'Set enableProguardInReleaseBuilds to true in android/app/build.gradle, and build again.',
  capacitor:
    'Set minifyEnabled to true with proguard-android-optimize.txt in android/app/build.gradle, and build again.',
  flutter: 'Flutter’s release build has R8 on: remove --no-shrink or minifyEnabled false, and build again.',
  dotnet:
    'Set AndroidLinkTool to r8. The tools of .NET keep every name, so obfuscation waits for their update.',
  godot: 'Export with a custom Gradle build, and set minifyEnabled to true in its build.gradle.',
};

const LARGE = { dexBytes: 24_000_000, gradlePlugin: '8.13.0', hasMapping: true };

/** Google Play's minimum of code optimisation from February 2027 on, which is for large apps only. */
export const ANDROID_CODE_OPTIMIZATION = defineRule({
  id: 'android-code-optimization',
  title: 'Code optimization',
  since: '2026-11-26',
  severity: 'warning',
  stores: ['android'],
  source: GOOGLE.codeOptimization,
  checked: '2026-11-26',
  effort: 'build',
  topic: 'code-optimization',
  why: 'From February 2027 such an app may lose visibility and publishing functions. Google Play accepts it today.',
  fix: 'Turn on R8 for the release build: minifyEnabled true with proguard-android-optimize.txt.',
  examples: {
    fires: { ...LARGE, codeOptimization: { obfuscation: 80, optimization: 12, shrinking: 70 } },
    holds: { ...LARGE, codeOptimization: { obfuscation: 80, optimization: 60, shrinking: 70 } },
  },
  *check({ build }: AndroidSubject): Generator<BuildFound> {
    if (!isUnderOptimized(build)) return;
    yield {
      area: 'policy',
      field: 'dex',
      title: `The app has ${dexMegabytes(build)} MB of DEX code, and ${whyUnder(build)}`,
      ...(isNear(build) && {
        why: `Google Play’s limit is ${dexLimit(build) / 1_000_000} MB; whether it counts as more is not certain.`,
      }),
      fix: switchOf(build),
      ruleDate: storeDeadline('play-code-optimization')?.date,
    };
  },
});

/** Google does not say whether its megabytes are of 1000 or of 1024 kilobytes. */
function isNear(build: AndroidBuild): boolean {
  return (build.dexBytes ?? 0) <= dexLimit(build) * 1.05;
}

function whyUnder({ codeOptimization, gradlePlugin }: AndroidBuild): string {
  if (!codeOptimization) return 'nothing in the build shows that R8 optimized it';
  const low = scoresOf(codeOptimization)
    .filter(([, score]) => score < MIN_SCORE)
    .map(([name, score]) => `${name} ${Math.round(score)} %`);
  const counted = isScoreRead(gradlePlugin)
    ? ''
    : ', which Google Play does not read from this version of AGP';
  return `less than ${MIN_SCORE} % is optimized (${low.join(', ')}${counted})`;
}

function switchOf(build: AndroidBuild): string | undefined {
  const framework = (detectSdks(build) ?? []).find(({ id }) => Object.hasOwn(SWITCHES, id));
  return framework && SWITCHES[framework.id];
}
