import type { AndroidValue } from './android-xml';

/** Largest resource table that is read (resources.arsc, resources.pb), in bytes. */
export const MAX_TABLE_BYTES = 24 * 1024 * 1024;

/** One of the values a resource has, and the devices it is for. */
export interface ResourceOption {
  value: AndroidValue;
  /** Dots per inch of its folder; 0 without any. */
  density: number;
  /** Whether it applies to every language and kind of device, apart from density and Android version. */
  isDefault: boolean;
}

/** Resolves a resource id; both table readers return this. Never throws. */
export interface ResourceTable {
  options(id: number): ResourceOption[];
}

/** How many references in a row are followed, which also ends circles. */
const MAX_HOPS = 8;
/** How many resources are visited to find the files of one. */
const MAX_VISITED = 32;

/** Follows a reference to its value, the default one where there are several. Other values stay unchanged. */
export function resolveValue(
  table: ResourceTable | undefined,
  value: AndroidValue | undefined,
): AndroidValue | undefined {
  let current = value;
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    if (current?.kind !== 'reference') return current;
    const options = table?.options(current.id) ?? [];
    current = (options.find((option) => option.isDefault) ?? options[0])?.value;
  }
  return undefined;
}

/** Paths of the files behind a resource id, those with the highest density first. */
export function filesOf(table: ResourceTable, id: number): string[] {
  const found: { path: string; density: number }[] = [];
  const seen = new Set<number>();
  const collect = (from: number, hops: number) => {
    if (seen.has(from) || seen.size === MAX_VISITED || hops > MAX_HOPS) return;
    seen.add(from);
    for (const { value, density } of table.options(from)) {
      if (value.kind === 'text') found.push({ path: value.text, density });
      else if (value.kind === 'reference') collect(value.id, hops + 1);
    }
  };
  collect(id, 0);
  // Files for any density (0xfffe, 0xffff) come last: they are vector drawables, or not scaled at all.
  const rank = (density: number) => (density >= 0xfffe ? 0 : density);
  return found.sort((a, b) => rank(b.density) - rank(a.density)).map(({ path }) => path);
}
