import { checkPackage } from '@/checks/build/check-package';
import { makeFinding, worstFirst, type Finding } from '../findings';
import { checkAndroidBuild } from './android-checks';
import type { BuildInfo } from './build-info';
import { checkIosBuild } from './ios-checks';
import { checkPrivacyFiles } from './privacy-file-checks';

/** Name of each kind of file, for sentences. */
const KIND_NAMES: Record<BuildInfo['kind'], string> = {
  ipa: 'an iOS app (.ipa)',
  aab: 'an Android App Bundle (.aab)',
  apk: 'an APK',
};

/**
 * Runs every check that needs only a build (sources 5.4, 5.5 and 13.3), worst first. `today` is the day in the user's time
 * zone, `YYYY-MM-DD`: dated rules apply from their day on.
 */
export function checkBuild(build: BuildInfo, today: string): Finding[] {
  const findings =
    build.platform === 'ios'
      ? [...checkIosBuild(build, today), ...checkPrivacyFiles(build)]
      : checkAndroidBuild(build, today);
  return worstFirst([...checkFileName(build), ...findings, ...checkPackage(build)]);
}

/** The stores and their tools recognise the file by its name. */
function* checkFileName({ fileName, kind, platform }: BuildInfo): Generator<Finding> {
  const dot = fileName.lastIndexOf('.');
  const extension = dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
  if (extension === kind) return;
  yield makeFinding({
    rule: 'build-extension',
    area: 'build',
    subject: { store: platform, field: 'fileName' },
    title: `The file is named "${fileName}", but it is ${KIND_NAMES[kind]}`,
    why:
      kind === 'apk' && extension === 'aab'
        ? 'An APK renamed to .aab is refused: the upload fails because BundleConfig.pb is missing.'
        : 'Upload tools rely on the extension: they fail, or upload the file as the wrong type.',
    fix:
      kind === 'apk' && extension === 'aab'
        ? 'Build a real app bundle (bundleRelease) instead of renaming the APK.'
        : `Rename the file so that it ends in .${kind}.`,
    where: 'build',
  });
}
