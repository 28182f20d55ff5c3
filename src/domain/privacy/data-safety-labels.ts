import type { DataSafetyLabels } from './data-safety-csv';
import { DATA_SAFETY_ROWS, rowKey } from './data-safety-rows';

/** The label columns of an export, as stored. */
export interface StoredLabels {
  id: string;
  /** Requirement and label of each row, in the order of the form. */
  rows: [string, string][];
}

/** There is one record: the labels of the latest export. */
const LABELS_ID = 'latest';

/** Makes the record of an export's labels. */
export function storedLabels(labels: DataSafetyLabels): StoredLabels {
  return {
    id: LABELS_ID,
    rows: DATA_SAFETY_ROWS.map(({ question, response, requirement, label }) => {
      const own = labels.get(rowKey(question, response));
      return [own?.requirement ?? requirement, own?.label ?? label];
    }),
  };
}

/** Reads the labels back; undefined for a record of a form with another number of rows. */
export function labelsOf({ rows }: StoredLabels): DataSafetyLabels | undefined {
  if (rows.length !== DATA_SAFETY_ROWS.length) return undefined;
  return new Map(
    DATA_SAFETY_ROWS.flatMap(({ question, response }, index) => {
      const [requirement, label] = rows[index] ?? [];
      return requirement === undefined || label === undefined
        ? []
        : [[rowKey(question, response), { requirement, label }] as const];
    }),
  );
}
