/** What a step reports to the page, which alone speaks in toasts. */
export interface WizardEvents {
  onDraftDeleted: (name: string, undo: () => void) => void;
  onPackageDownloaded: (fileName: string) => void;
  /** Text for the clipboard. */
  onCopy: (text: string) => void;
}
