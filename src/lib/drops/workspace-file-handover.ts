let workspaceFile: File | undefined;

/** Passes a workspace file that was dropped elsewhere to the settings, which ask how to import it. */
export function handOverWorkspaceFile(file: File): void {
  workspaceFile = file;
}

/** Takes the waiting workspace file; undefined when there is none or it has been taken. */
export function takeHandedOverWorkspaceFile(): File | undefined {
  const file = workspaceFile;
  workspaceFile = undefined;
  return file;
}
