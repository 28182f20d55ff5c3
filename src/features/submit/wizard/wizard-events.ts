import type { WizardStep } from '@/model/wizard-step';
import type { SubmissionDraft } from '@/model/draft';
import type { DraftChange } from './draft-changes';
import type { ListingPart } from '../listing/listing-parts';
import type { FinishedImport } from '../import/use-listing-import';

/** Goes to a step, to the texts or images of a language there, to a field, and to a part of step 2. */
export type GoToStep = (step: WizardStep, locale?: string, field?: string, part?: ListingPart) => void;

/** Props that the wizard passes to every step. */
export interface StepProps {
  draft: SubmissionDraft;
  /** The language whose texts and images are shown and edited. */
  locale: string;
  /** The field to focus, where a link leads to one. */
  requestedField: string | undefined;
  /** The part of step 2 to show. */
  part: ListingPart;
  /** The demo's images are being drawn; what is missing until then is not a finding. */
  isDrawing: boolean;
  events: WizardEvents;
  onLocale: (locale: string) => void;
  onChange: (change: DraftChange) => void;
  onGoTo: GoToStep;
}

/** Events of a step; the page shows toasts for them. */
export interface WizardEvents {
  onDraftDeleted: (name: string, undo: () => void) => void;
  onFailed: (title: string, failure: string) => void;
  onPackageDownloaded: (fileName: string) => void;
  onFolderSaved: (folderName: string, count: number) => void;
  onListingImported: (imported: FinishedImport) => void;
  /** A small text file for the browser's download. */
  onDownload: (fileName: string, content: string) => void;
  /** Pictures for the browser's download. */
  onSaveFile: (file: { fileName: string; content: Blob }) => void;
  /** Text for the clipboard. */
  onCopy: (text: string) => void;
}
