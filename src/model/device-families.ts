/** UIDeviceFamily in words. */
const FAMILIES: Record<number, string> = {
  1: 'iPhone',
  2: 'iPad',
  3: 'Apple TV',
  4: 'Apple Watch',
  6: 'Mac',
  7: 'Apple Vision Pro',
};

/** Names the kind of device that a number of `UIDeviceFamily` stands for. */
export function deviceFamilyName(family: number): string {
  return FAMILIES[family] ?? `family ${family}`;
}
