import type { IosBuild } from '@/model/build-info';

/** Major version of Xcode and SDK that the App Store requires since 2026-04-28 (sources 5.4). */
export const REQUIRED_IOS_SDK = 26;

/**
 * The next SDK that the App Store will ask for, and the first with which an app needs the UIScene life cycle (TN3187)
 * and a launch screen (TN3208).
 */
export const NEXT_IOS_SDK = 27;

/** The oldest iOS that uploads may support from spring 2027 on; until then Apple warns (ITMS-90068, sources 5.4). */
export const OLDEST_IOS = 15;

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

/** Whether a build was made with this SDK, e.g. 27.1, or a later one; undefined when it does not name its SDK. */
export function hasIosSdk(
  build: Pick<IosBuild, 'platformVersion' | 'sdkName' | 'xcode'>,
  [major, minor]: readonly [number, number],
): boolean | undefined {
  const found = iosSdkMajor(build);
  if (found === undefined || found !== major) return found === undefined ? undefined : found > major;
  const named = /^\d+\.(\d+)/.exec(build.platformVersion ?? '') ?? /\d+\.(\d+)/.exec(build.sdkName ?? '');
  // DTXcode 2710 is Xcode 27.1.
  const digit = named?.[1] ?? /^\d+(\d)\d$/.exec(build.xcode ?? '')?.[1];
  return Number(digit ?? 0) >= minor;
}

/** Whether a build supports no iOS below `OLDEST_IOS`; undefined when it does not name its minimum. */
export function supportsOnlyNewIos({ minimumOs }: Pick<IosBuild, 'minimumOs'>): boolean | undefined {
  const major = /^\d{1,4}/.exec(minimumOs ?? '')?.[0];
  return major === undefined ? undefined : Number(major) >= OLDEST_IOS;
}

/** The system that a build is for, as Apple calls it. Apps for iPad are made with the SDK of iOS. */
export function systemName(build: Pick<IosBuild, 'deviceFamilies'>): 'iOS' | 'tvOS' | 'visionOS' | 'watchOS' {
  if (runsOnPhoneOrPad(build)) return 'iOS';
  if (build.deviceFamilies.includes(3)) return 'tvOS';
  return build.deviceFamilies.includes(7) ? 'visionOS' : 'watchOS';
}

/** Whether a build was made for a simulator, of whichever system. */
export function isForSimulator({ sdkName }: Pick<IosBuild, 'sdkName'>): boolean {
  return /simulator/i.test(sdkName ?? '');
}

/** Whether an app is for iPhone or iPad, rather than for a TV or Vision Pro alone. One that names no device is for iPhone. */
export function runsOnPhoneOrPad({ deviceFamilies }: Pick<IosBuild, 'deviceFamilies'>): boolean {
  return deviceFamilies.length === 0 || deviceFamilies.some((family) => family === 1 || family === 2);
}
