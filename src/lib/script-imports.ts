/** The imports of each script of this build, by position in `files`, as tools/build/prerender.mjs writes them. */
export interface ScriptImports {
  files: readonly string[];
  imports: readonly (readonly number[])[];
}

let known = new Map<string, readonly string[]>();

/** Loads the list of this build, so that code on demand loads with all its imports, and not one level after the other. */
export async function loadScriptImports(): Promise<void> {
  const address = document.getElementById('root')?.dataset.imports;
  if (address === undefined) return;
  const answer = await fetch(address);
  if (answer.ok) keepScriptImports((await answer.json()) as ScriptImports);
}

export function keepScriptImports({ files, imports }: ScriptImports): void {
  known = new Map(files.map((file, at) => [file, (imports[at] ?? []).flatMap((each) => files[each] ?? [])]));
}

/** Returns these files and all that they import, as far as it is known. */
export function withImports(files: readonly string[]): string[] {
  const all = new Set(files);
  for (const file of all) for (const each of known.get(file) ?? []) all.add(each);
  return [...all];
}
