import type { ImportSource } from '@/lib/imports/import-source';
import type { LeftItem } from './sort-drop';

/** A drop that waits for step 1. */
export interface WaitingDrop {
  source: ImportSource;
  /** Files that came with it and were not taken on the page where they were dropped. */
  left: readonly LeftItem[];
}

let waiting: WaitingDrop | undefined;

/**
 * Passes what was dropped on another page to step 1 of the wizard, which takes it as soon as it shows. Files and handles
 * cannot be part of an address.
 */
export function handOverDrop(source: ImportSource, left: readonly LeftItem[] = []): void {
  waiting = { source, left };
}

/** Takes the waiting drop; undefined when there is none or it has been taken. */
export function takeHandedOverDrop(): WaitingDrop | undefined {
  const drop = waiting;
  waiting = undefined;
  return drop;
}

/** Whether a drop waits for step 1. */
export function isDropWaiting(): boolean {
  return waiting !== undefined;
}

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
