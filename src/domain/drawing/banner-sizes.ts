/** Banner sizes of the marketing kit; Google Play's is its feature graphic as well (sources 2.4). */
export const BANNER_SIZES = [
  { platform: 'App Store', width: 1200, height: 628 },
  { platform: 'Google Play', width: 1024, height: 500 },
  { platform: 'Website', width: 1920, height: 1080 },
] as const;
