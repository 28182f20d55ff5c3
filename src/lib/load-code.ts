import type { Result } from '@/domain/result';

const NOT_LOADED =
  'A part of StorePilot could not be loaded: either the connection dropped or StorePilot was updated while this tab was open. Nothing was changed. Try again; if it keeps failing, reload the page.';

/**
 * Loads code of a page that only a handler needs, when it is needed.
 * @param load e.g. `() => import('./model/pack-files')`
 * @returns the module, or a message for the user when it is unavailable; never throws
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Result<Module>> {
  try {
    return { ok: true, value: await load() };
  } catch {
    return { ok: false, failure: NOT_LOADED };
  }
}
