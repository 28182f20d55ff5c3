import type { WriteBackFormat } from '../parts/format';

/** Localization writes the table, so that it has the languages and columns that its user wants. */
export const writeBackTable: WriteBackFormat = ({ source }) => [
  {
    changes: [],
    notes: [
      `${source.root} is a table of texts. Export it again in Localization to get one with the changes.`,
    ],
  },
];
