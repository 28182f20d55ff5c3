const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** A size for people: `38.2 MB`. Steps of 1024, one decimal from MB on. */
export function formatBytes(bytes: number): string {
  if (bytes === 1) return '1 byte';
  if (!Number.isFinite(bytes) || bytes < 0) return 'unknown size';
  let value = bytes;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const digits = unit >= 2 && value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[unit]}`;
}

/** A difference of sizes with its sign: `+2.5 MB`, `−300 KB`; `±0` without one. */
export function formatByteChange(bytes: number): string {
  if (bytes === 0) return '±0';
  return `${bytes > 0 ? '+' : '−'}${formatBytes(Math.abs(bytes))}`;
}
