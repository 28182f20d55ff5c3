import type { BuildInfo } from '@/model/build-info';
import type { Finding } from '@/model/finding';
import { findingsOf, worstFirst, type AnyFamily } from '@/domain/findings';
import type { AndroidSubject, AppFacts, BuildFound, IosSubject } from './build-subject';
import { checkPackage } from './check-package';
import { ANDROID_BUILD_RULES, ANY_BUILD_RULES, IOS_BUILD_RULES } from './rules';

type Found = BuildFound & { rule: string };

const ANY: readonly AnyFamily<{ build: BuildInfo }, Found>[] = ANY_BUILD_RULES;
const IOS: readonly AnyFamily<IosSubject, Found>[] = IOS_BUILD_RULES;
const ANDROID: readonly AnyFamily<AndroidSubject, Found>[] = ANDROID_BUILD_RULES;

/**
 * Runs every check that needs only a build (sources 5.4, 5.5 and 13.3), worst first.
 * @param today the day in the user's time zone, `YYYY-MM-DD`: dated rules apply from their day on
 * @param app what is known beside the build, where it belongs to a draft
 */
export function checkBuild(build: BuildInfo, today: string, app?: AppFacts): Finding[] {
  const placeOf = ({ field, file, detail, area = 'build', where = 'build' }: BuildFound) => ({
    area,
    where,
    subject: { store: build.platform, field, file, detail },
  });
  return worstFirst([
    ...ANY.flatMap((family) => findingsOf(family, { build }, placeOf)),
    ...(build.platform === 'ios'
      ? IOS.flatMap((family) => findingsOf(family, { build, today, app }, placeOf))
      : ANDROID.flatMap((family) => findingsOf(family, { build, today, app }, placeOf))),
    ...checkPackage(build),
  ]);
}
