import type { CsvTable } from '@/formats/csv/table';
import type { Result } from '@/domain/result';
import { loadCode } from '@/lib/load-code';
import type { LocalizationPack } from '../model/localization';
import { listingsOf } from '../model/pack-texts';

// The code of each function loads on first use.

/** The zip of one or several packs. */
export async function archiveOf(
  { packs, privacyUrl }: { packs: readonly LocalizationPack[]; privacyUrl: string },
  { signal }: { signal: AbortSignal },
): Promise<Result<Blob>> {
  const code = await loadCode(() => import('./make-archive'));
  return code.ok ? code.value.makeArchive(packs, privacyUrl, signal) : code;
}

/** The packs' texts as CSV. */
export async function tableOf(packs: readonly LocalizationPack[]): Promise<Result<string>> {
  const code = await loadCode(() => import('@/formats/csv/table'));
  return code.ok ? { ok: true, value: code.value.listingsToCsv(listingsOf(packs)) } : code;
}

/** The texts of a table that the user chose. */
export async function tableIn(file: Blob): Promise<Result<CsvTable>> {
  const code = await loadCode(() => import('../model/read-table'));
  return code.ok ? code.value.readTable(file) : code;
}

/** Longest app name in a file's name. */
const MAX_NAME_CHARACTERS = 60;

/** Name of an export without its ending, e.g. `PawPal-de-DE-simulated` for generated texts; the browser's download makes it safe for file systems. */
export function exportName(
  appName: string,
  what: string,
  packs: readonly Pick<LocalizationPack, 'origin'>[],
): string {
  const mark = packs.some(({ origin }) => origin === 'generated') ? '-simulated' : '';
  const name = Array.from(appName.trim()).slice(0, MAX_NAME_CHARACTERS).join('').trim();
  return `${name === '' ? what : `${name}-${what}`}${mark}`;
}
