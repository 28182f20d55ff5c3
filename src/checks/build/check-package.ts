import type { BuildInfo } from '@/model/build-info';
import type { FindingPlace, Finding } from '@/model/finding';
import { findingsOf } from '@/domain/findings';
import { ANDROID_CERTIFICATE_RULES } from './android/certificate';
import { ANDROID_INSTALL_RULES } from './android/install';
import { IOS_PACKAGE_RULES } from './ios/package';

/** Checks how a build is signed and put together. */
export function checkPackage(build: BuildInfo): Finding[] {
  const place = ({ field }: { field: string }): FindingPlace => ({
    area: 'build',
    where: 'build',
    subject: { store: build.platform, field },
  });
  return build.platform === 'ios'
    ? findingsOf(IOS_PACKAGE_RULES, build, place)
    : [
        ...findingsOf(ANDROID_CERTIFICATE_RULES, build, place),
        ...findingsOf(ANDROID_INSTALL_RULES, build, place),
      ];
}
