import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: 'medium' | 'large';
  /** Buttons in reading order. */
  footer?: ReactNode;
  children?: ReactNode;
}

const DialogWindow = lazyPart(() => import('./dialog-window').then((module) => module.DialogWindow), null);

/**
 * A modal dialog: the focus stays inside; Escape and the close button close it. Its code loads when it first opens.
 */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <DialogWindow {...props} /> : null;
}

/** Loads a dialog's code ahead, for work that ends with one. */
export const prefetchDialog = DialogWindow.prefetch;

/** For the button that opens a dialog: its code starts loading before the press ends. */
export const FETCHES_DIALOG = { onPointerEnter: prefetchDialog, onFocus: prefetchDialog };
