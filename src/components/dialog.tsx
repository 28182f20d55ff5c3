import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: 'medium' | 'large';
  /** Buttons, in the order of reading. */
  footer?: ReactNode;
  children?: ReactNode;
}

const DialogWindow = lazyPart(() => import('./dialog-window').then((module) => module.DialogWindow), null);

/** A modal dialog: focus kept inside, Escape and the close button leave it. Its code comes with the first opening. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <DialogWindow {...props} /> : null;
}

/** For the button that opens one: its code is on the way before the press ends. */
export const FETCHES_DIALOG = { onPointerEnter: DialogWindow.prefetch, onFocus: DialogWindow.prefetch };
