/** Loads the code for newer rules. A module of its own keeps the list of its parts out of the code of every page. */
export async function loadNewerRules(): Promise<void> {
  try {
    await (await import('./use-newer-rules')).useNewerRules();
  } catch {
    // The code can't be loaded: the rules of the build are used.
  }
}
