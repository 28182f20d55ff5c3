import type { BuildInfo } from '@/model/build-info';
import { readBuild } from '@/readers/builds/read-build';

/** Returns a reader's result for a valid file; throws its failure otherwise. */
export async function readGoodBuild(file: File): Promise<BuildInfo> {
  const result = await readBuild(file);
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.message}`);
  return result.value;
}

/** Returns the width of the PNG in a data URL, in pixels. */
export function iconWidth(url: string | undefined): number | undefined {
  const bytes = Buffer.from(url?.replace('data:image/png;base64,', '') ?? '', 'base64');
  return bytes.length > 0 ? bytes.readUInt32BE(16) : undefined;
}
