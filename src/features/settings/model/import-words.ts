import { capitalized, countOf, listOf } from '@/domain/texts';
import type { ImportMode, ImportPlan } from './workspace-import';

/** Messages for files of which nothing can be imported. */
export const NOTHING_READABLE = {
  empty: 'There is no record in this file. Nothing was changed.',
  unreadable:
    'None of the records in this file can be read: they are damaged, or a newer StorePilot wrote them. Nothing was changed.',
};

type Counts = Pick<ImportPlan, 'readable' | 'fromNewer' | 'unreadable' | 'present' | 'inBoth'>;

/** Says what a way of importing does to the records in this browser. */
export function effectOf({ readable, fromNewer, present, inBoth }: Counts, mode: ImportMode): string {
  const taken = readable + fromNewer;
  if (mode === 'replace') {
    return `Removes the ${countOf(present, 'record')} in this browser and puts the ${taken} of the file in their place.`;
  }
  const parts = [
    `adds ${countOf(taken - inBoth, 'record')}`,
    `replaces ${inBoth} with the version in the file`,
    `leaves ${present - inBoth} unchanged`,
  ];
  return `${capitalized(listOf(parts))}.`;
}

/** Says in a toast what was imported. */
export function importSummary({ readable, fromNewer, unreadable }: Counts, mode: ImportMode): string {
  const imported = `${countOf(readable, 'record')} ${mode === 'merge' ? 'merged into your workspace' : 'imported'}.`;
  const newer = fromNewer > 0 ? ` ${fromNewer} of a newer StorePilot appear once this one is updated.` : '';
  const leftOut = unreadable > 0 ? ` ${unreadable} could not be read and were left out.` : '';
  return imported + newer + leftOut;
}
