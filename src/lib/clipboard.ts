/**
 * Copies text. Only the asynchronous clipboard is used; it needs a secure page and the user's permission.
 * @returns false when the browser refused: say how to copy by hand
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The words for a refused clipboard. */
export const COPY_BY_HAND =
  'The browser did not allow it. Select the text and press Ctrl+C (Cmd+C on a Mac).';
