import { answersFromAppPrivacy, readAppPrivacyJson } from '@/domain/privacy/app-privacy-label';
import { readDataSafetyCsv, type DataSafetyLabels } from '@/domain/privacy/data-safety-csv';
import { answersFromDataSafety } from '@/domain/privacy/data-safety-values';
import type { Result } from '@/domain/result';
import { countOf } from '@/domain/texts';
import type { AnswersChange } from './question-props';

/** Larger files are not read at all. */
const MAX_FILE_BYTES = 5_000_000;

/** The answers of a store's own file. */
export interface ReadAnswers {
  change: AnswersChange;
  labels?: DataSafetyLabels;
  /** Entries that were taken, and notes for the publisher. */
  notes: string[];
}

/** Reads a Data safety export of the Play Console, or the App Privacy details of fastlane. */
export async function readAnswers(file: File): Promise<Result<ReadAnswers>> {
  if (file.size > MAX_FILE_BYTES)
    return {
      ok: false,
      failure: 'The file is too large for privacy answers. Choose the .csv or .json file.',
    };
  const text = await file.text();
  if (/^\uFEFF?\s*[[{]/.test(text)) {
    const label = readAppPrivacyJson(text);
    if (!label.ok) return label;
    const count = label.value.size;
    return {
      ok: true,
      value: {
        change: (now) => answersFromAppPrivacy(label.value, now),
        notes: [
          count === 0
            ? 'App Privacy: no data is collected.'
            : `App Privacy: the answers about ${countOf(count, 'data type')}.`,
        ],
      },
    };
  }
  const table = readDataSafetyCsv(text);
  if (!table.ok) return table;
  const { values, labels, notes } = table.value;
  return {
    ok: true,
    value: {
      change: (now) => answersFromDataSafety(values, now),
      labels,
      notes: [
        `Data safety: ${values.size} answered rows. The tables that you download keep the labels of your export.`,
        ...notes,
      ],
    },
  };
}
