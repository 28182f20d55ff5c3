/** The four sizes of the product's size overview, in pixels. */
export const OVERVIEW_SIZES = [
  { device: 'iPhone', size: '6.7 inch', label: 'iPhone 6.7 inch', width: 1290, height: 2796 },
  { device: 'iPhone', size: '6.1 inch', label: 'iPhone 6.1 inch', width: 1179, height: 2556 },
  { device: 'iPad', size: '12.9 inch', label: 'iPad 12.9 inch', width: 2048, height: 2732 },
  { device: 'Android phone', size: '1080p', label: 'Android phone', width: 1080, height: 1920 },
] as const;
