import type { FoundImport } from './import-listing';

let waiting: FoundImport | undefined;

/**
 * Passes a listing that was opened on another page to the wizard, which imports it as soon as it shows
 * `submitPath({ start: 'import' })`. Files and handles cannot be part of an address.
 */
export function handOverImport(found: FoundImport): void {
  waiting = found;
}

/** Takes the waiting listing; undefined when there is none or it has been taken. */
export function takeHandedOverImport(): FoundImport | undefined {
  const found = waiting;
  waiting = undefined;
  return found;
}
