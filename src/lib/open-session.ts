import { OPEN_SESSION_KEY } from '@/model/open-api';

/** The session of this tab with `storepilot open`; undefined where the page was opened in any other way. */
export function openSession(): string | undefined {
  try {
    return window.sessionStorage.getItem(OPEN_SESSION_KEY) ?? undefined;
  } catch {
    return undefined; // blocked storage
  }
}
