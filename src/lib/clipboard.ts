/**
 * Copies text. It uses only the asynchronous clipboard, which needs a secure page and the user's permission.
 * @returns false when the browser refused: tell the user how to copy by hand
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The message for a refused clipboard. */
export const COPY_BY_HAND =
  'The browser did not allow it. Select the text and press Ctrl+C (Cmd+C on a Mac).';
