import type { BuildInfo } from '@/model/build-info';
import type { ImportSource } from '@/lib/imports/import-source';
import type { LeftItem } from './sort-drop';

/** A drop that waits for step 1: files, or builds that were read already. */
export interface WaitingDrop {
  source?: ImportSource;
  builds?: readonly BuildInfo[];
  /** Files that came with it and were not taken on the page where they were dropped. */
  left?: readonly LeftItem[];
}

let waiting: WaitingDrop | undefined;

/**
 * Passes what was dropped on another page to step 1 of the wizard, which takes it as soon as it shows. Files and handles
 * cannot be part of an address.
 */
export function handOverDrop(drop: WaitingDrop): void {
  waiting = drop;
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
