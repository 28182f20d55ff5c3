import type { WizardStep } from '@/domain/findings';
import type { TakenImport } from '../hooks/use-listing-import';

/** Goes to a step, to the texts or images of a language there, and to a field. */
export type GoToStep = (step: WizardStep, locale?: string, field?: string) => void;

/** Events of a step; the page shows toasts for them. */
export interface WizardEvents {
  onDraftDeleted: (name: string, undo: () => void) => void;
  onPackageDownloaded: (fileName: string) => void;
  onFolderSaved: (folderName: string, count: number) => void;
  onListingImported: (imported: TakenImport) => void;
  /** A small text file for the browser's download. */
  onDownload: (fileName: string, content: string) => void;
  /** Text for the clipboard. */
  onCopy: (text: string) => void;
}
