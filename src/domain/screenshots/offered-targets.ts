import { platformsOf, type PlatformChoice } from '@/model/app';
import { formFactorOf, offeredFormFactors } from '../builds/android-target';
import { androidBuildOf, iosBuildOf, type BuildInfo } from '@/model/build-info';
import { RENDER_TARGETS, type RenderTarget } from './render-targets';
import { slotById, type SlotDevice } from './slots';

/** The sizes of a submission: those it most likely needs, and all others that its stores take. */
export interface OfferedTargets {
  usual: readonly RenderTarget[];
  more: readonly RenderTarget[];
}

/** UIDeviceFamily of each kind of device. */
const FAMILIES: Partial<Record<number, SlotDevice>> = {
  1: 'phone',
  2: 'tablet',
  3: 'tv',
  4: 'watch',
  6: 'desktop',
  7: 'vision',
};

/** Apple scales the largest picture of a device down for the others, so these are seldom needed (sources 2.1). */
const SELDOM = new Set([
  ...['iphone-6.3', 'iphone-6.1', 'iphone-5.5', 'iphone-4.7', 'iphone-4', 'iphone-3.5'],
  ...['ipad-12.9', 'ipad-11', 'ipad-10.5', 'ipad-9.7', 'watch-10', 'watch-7', 'watch-4', 'watch-3'],
]);

/** A build that needs this feature or may use it is made for computers with Android. */
const PC_FEATURES: readonly string[] = ['android.hardware.type.pc', 'org.chromium.arc'];

/**
 * Returns the sizes for what the builds run on: the device families of an iOS build, the features in an Android
 * manifest. Without a build, phones and tablets.
 * @param isLandscape whether the app's screens are wider than high; the turned sizes then come first
 */
export function offeredTargets(
  { platform, builds }: { platform: PlatformChoice; builds: readonly BuildInfo[] },
  isLandscape = false,
): OfferedTargets {
  const devices = { ios: iosDevices(builds), android: androidDevices(builds) };
  const usual: RenderTarget[] = [];
  const more: RenderTarget[] = [];
  for (const target of RENDER_TARGETS) {
    const slot = slotById(target.slotId);
    if (!slot || !platformsOf(platform).includes(slot.store)) continue;
    const isTurned = target.id.endsWith('-landscape');
    const isUsual = devices[slot.store].includes(slot.device) && !SELDOM.has(target.id);
    (isUsual && (!isTurned || isLandscape) ? usual : more).push(target);
  }
  const first = (target: RenderTarget) => (isLandscape && target.id.endsWith('-landscape') ? 0 : 1);
  return { usual: usual.sort((a, b) => first(a) - first(b)), more };
}

function iosDevices(builds: readonly BuildInfo[]): SlotDevice[] {
  const families = iosBuildOf(builds)?.deviceFamilies ?? [];
  return families.length === 0 ? ['phone', 'tablet'] : families.flatMap((family) => FAMILIES[family] ?? []);
}

function androidDevices(builds: readonly BuildInfo[]): SlotDevice[] {
  const build = androidBuildOf(builds);
  if (!build) return ['phone', 'tablet'];
  const named = offeredFormFactors(build);
  const only = formFactorOf(build);
  const isForPc = [...build.features, ...build.optionalFeatures].some((each) => PC_FEATURES.includes(each));
  return [
    ...(only === 'wear' || only === 'tv' ? [] : (['phone', 'tablet'] as const)),
    ...(named.includes('wear') ? (['watch'] as const) : []),
    ...(named.includes('tv') ? (['tv'] as const) : []),
    ...(isForPc ? (['desktop'] as const) : []),
  ];
}

/** Which sizes a new set is drawn at: one for each kind of device that the stores ask pictures of. */
export function requiredTargetIds(submission: {
  platform: PlatformChoice;
  builds: readonly BuildInfo[];
}): string[] {
  const { usual } = offeredTargets(submission);
  const isIpadKnown = iosBuildOf(submission.builds)?.deviceFamilies.includes(2) ?? false;
  return usual.flatMap(({ id }) => (REQUIRED.includes(id) && (id !== 'ipad-13' || isIpadKnown) ? [id] : []));
}

const REQUIRED: readonly string[] = [
  ...['iphone-6.9', 'ipad-13', 'mac', 'apple-tv', 'vision-pro', 'play-phone', 'play-tv', 'play-wear'],
];
