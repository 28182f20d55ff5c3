import type { IosBuild } from './build-info';

/** Major version of Xcode and SDK that the App Store requires since 2026-04-28 (sources 5.4). */
export const REQUIRED_IOS_SDK = 26;

/** First SDK with which an app needs the UIScene life cycle, and the next one the App Store will ask for (TN3187). */
export const SCENE_SDK = 27;

/**
 * Returns the major version of the SDK a build was made with, from DTPlatformVersion (`26.2`), DTSDKName
 * (`iphoneos26.2`) or DTXcode (`2620`: SDK and Xcode have had the same number since 26). Undefined when the Info.plist
 * has none of them.
 */
export function iosSdkMajor(
  build: Pick<IosBuild, 'platformVersion' | 'sdkName' | 'xcode'>,
): number | undefined {
  const named = /^\d{1,4}/.exec(build.platformVersion ?? '') ?? /\d{1,4}/.exec(build.sdkName ?? '');
  if (named) return Number(named[0]);
  const xcode = /^\d{4,5}$/.exec(build.xcode ?? '');
  if (!xcode) return undefined;
  const major = Math.floor(Number(xcode[0]) / 100);
  return major >= REQUIRED_IOS_SDK ? major : undefined;
}
