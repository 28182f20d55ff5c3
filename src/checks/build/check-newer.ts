import type { BuildInfo } from '@/model/build-info';
import type { EarlierRelease } from '@/domain/builds/earlier-release';
import type { Finding } from '@/model/finding';
import { findingsOf, worstFirst } from '@/domain/findings';
import { NEWER_BUILD_RULES } from './newer-build';

/** Checks a build against what is known of earlier versions. Each rule has one finding, the worst. */
export function checkNewer(build: BuildInfo, releases: readonly EarlierRelease[]): Finding[] {
  const findings = releases.flatMap((earlier) =>
    findingsOf(NEWER_BUILD_RULES, { build, earlier }, ({ field }) => ({
      area: 'build',
      where: 'build',
      subject: { store: build.platform, field },
    })),
  );
  return worstFirst(findings).filter(
    ({ rule }, index, all) => all.findIndex((each) => each.rule === rule) === index,
  );
}
