import type { HandOverPictures } from '@/domain/handover/value';

/** Actions that a person can take in a list. */
export interface HandOverActions {
  onCopy: (text: string) => void;
  /** Saves the pictures of one set; without it they are named only. */
  onSavePictures?: ((set: HandOverPictures) => void) | undefined;
  onToggle: (pageId: string, isDone: boolean) => void;
}
