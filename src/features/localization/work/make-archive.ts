import { writeZip } from '@/lib/archives/write-zip';
import type { LocalizationPack } from '../model/localization';
import { packFiles } from '../model/pack-files';

/** The zip of one or several packs. */
export function makeArchive(packs: readonly LocalizationPack[], privacyUrl: string, signal: AbortSignal) {
  return writeZip(packFiles(packs, privacyUrl), { signal });
}
