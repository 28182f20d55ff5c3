import { SCREENSHOT_SLOTS, type PixelSize, type ScreenshotSlot, type SlotDevice } from './slots';

/** Devices whose own sizes no other kind of device has. Those of computers and televisions are common sizes. */
const DECISIVE: readonly SlotDevice[] = ['phone', 'tablet', 'watch'];
/** Longest side of a watch's screen, pixels. */
const WATCH_SIDE = 700;

/**
 * Whether a screen of this size can be from the kind of device that a slot is for. Only a shape that rules the device out
 * gives false: App Review refuses iPad screenshots that show an iPhone app (guideline 2.3.3).
 */
export function canBeFrom(
  screen: PixelSize,
  { store, device, takesAnyScreen }: Pick<ScreenshotSlot, 'store' | 'device' | 'takesAnyScreen'>,
): boolean {
  if (takesAnyScreen) return true;
  const listed = store === 'ios' ? devicesWithSize(screen) : [];
  if (listed.length > 0 && DECISIVE.includes(device)) return listed.includes(device);
  const long = Math.max(screen.width, screen.height);
  const ratio = long / Math.min(screen.width, screen.height);
  const isWide = screen.width > screen.height;
  switch (device) {
    case 'phone':
      // Unfolded Android phones are nearly square.
      if (store === 'ios' && isAndroidScreen(screen)) return false;
      return ratio >= 1.49 || (store === 'android' && ratio <= 1.25 && long > WATCH_SIDE);
    case 'tablet':
      return store === 'ios' ? ratio >= 1.3 && ratio <= 1.55 : ratio >= 1.25 && ratio <= 1.8;
    case 'desktop':
      return isWide && ratio >= 1.25 && ratio <= 1.8;
    case 'tv':
    case 'vision':
      return isWide && ratio >= 1.7 && ratio <= 1.85;
    case 'watch':
      return ratio <= 1.35 && long <= WATCH_SIDE;
  }
}

/** Shortest side that a store takes of a phone's or tablet's screen, pixels (sources 2.1). */
const SMALLEST_SIDE = 320;

/** Whether a screen is so small that a picture of it is blurred: no store takes the screen itself. */
export function isTooSmall(
  { width, height }: PixelSize,
  { device }: Pick<ScreenshotSlot, 'device'>,
): boolean {
  return device !== 'watch' && Math.min(width, height) < SMALLEST_SIDE;
}

/** Widths of the screens of Android phones, pixels. */
const ANDROID_WIDTHS = [720, 1080, 1440];

/** Whether an upright screen has a size of Android phones that no iPhone has, not even scaled down. */
export function isAndroidScreen(screen: PixelSize): boolean {
  const ratio = screen.height / screen.width;
  const isOfNewIphones = ratio > 2.15 && ratio < 2.18;
  return (
    ANDROID_WIDTHS.includes(screen.width) &&
    ratio > 1.77 &&
    ratio < 2.5 &&
    !isOfNewIphones &&
    devicesWithSize(screen).length === 0
  );
}

/** Kinds of Apple device, among the decisive ones, that have a screen of exactly this size. */
function devicesWithSize({ width, height }: PixelSize): SlotDevice[] {
  return SCREENSHOT_SLOTS.filter(
    ({ store, takesAnyScreen, device, sizes }) =>
      store === 'ios' &&
      !takesAnyScreen &&
      DECISIVE.includes(device) &&
      sizes.some(
        (size) =>
          (size.width === width && size.height === height) ||
          (size.width === height && size.height === width),
      ),
  ).map(({ device }) => device);
}
