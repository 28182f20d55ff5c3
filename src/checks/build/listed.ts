/** How many names of a longer list are shown. */
const SHOWN = 3;

/** Lists the first names, and how many more there are. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(', ');
  return names.length > SHOWN ? `${shown} and ${names.length - SHOWN} more` : shown;
}
