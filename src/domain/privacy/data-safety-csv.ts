import Papa from 'papaparse';
import { isTableText } from '../formula-guard';
import type { Result } from '../result';
import type { DataSafetyValues } from './data-safety-values';
import { DATA_SAFETY_HEADER, DATA_SAFETY_ROWS, rowKey, type DataSafetyRow } from './data-safety-rows';

/** The two columns of an export that are in the language of the console, by `rowKey`. */
export type DataSafetyLabels = ReadonlyMap<string, { requirement: string; label: string }>;

export interface DataSafetyTable {
  values: DataSafetyValues;
  labels: DataSafetyLabels;
  /** Notes for the publisher about a table that was taken, e.g. that its rows were in another order. */
  notes: string[];
}

/** Ten times the size of an export (sources 12.2). */
const LONGEST_TABLE = 2_000_000;
/** A row of the form as it was until 2023, which had 763 rows. */
const EARLIER_QUESTION = 'PSL_DATA_COLLECTION_USER_REQUEST_DELETE';
const HOW_TO_EXPORT =
  'Export it again: Play Console, App content, Data safety, Manage, Export to CSV. Do not open it in a spreadsheet before.';
const BY_KEY: ReadonlyMap<string, DataSafetyRow> = new Map(
  DATA_SAFETY_ROWS.map((row) => [rowKey(row.question, row.response), row]),
);

/**
 * Writes the table that the Play Console and the Android Publisher API import: UTF-8 without a byte order mark, LF, 782
 * rows in the console's order (sources 12.2).
 * @param labels of the publisher's own export, so that the file differs from it only in the values
 */
export function dataSafetyCsv(values: DataSafetyValues, labels?: DataSafetyLabels): string {
  const rows = DATA_SAFETY_ROWS.map(({ question, response, requirement, label }) => {
    const key = rowKey(question, response);
    const own = labels?.get(key);
    return [question, response, values.get(key) ?? '', own?.requirement ?? requirement, own?.label ?? label];
  });
  return `${Papa.unparse([[...DATA_SAFETY_HEADER], ...rows], { newline: '\n' })}\n`;
}

/** Reads an export of the Play Console. Takes the whole table or nothing. */
export function readDataSafetyCsv(text: string): Result<DataSafetyTable> {
  if (text.length > LONGEST_TABLE)
    return refused('The file is too large to be a Data safety export, which is about 200 KB.');
  const parsed = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: ',',
    skipEmptyLines: 'greedy',
  });
  const [header = [], ...rows] = parsed.data;
  const headerFailure = checkHeader(header);
  if (headerFailure) return refused(headerFailure);
  if (rows.some(([question]) => question === EARLIER_QUESTION))
    return refused(
      `This is an export of the earlier form, with ${rows.length} rows; today’s form has ${DATA_SAFETY_ROWS.length}, among them the questions about accounts and their deletion. ${HOW_TO_EXPORT}`,
    );
  return readRows(rows);
}

function checkHeader(header: readonly string[]): string | undefined {
  if (DATA_SAFETY_HEADER.every((title, index) => header[index]?.trim() === title)) return undefined;
  if (header.length === 1 && header[0]?.includes(';'))
    return `The columns are separated by semicolons, so a spreadsheet has saved the file. ${HOW_TO_EXPORT}`;
  return `The first line is not that of a Data safety export; it begins with “${DATA_SAFETY_HEADER[0]}” in every language. ${HOW_TO_EXPORT}`;
}

function readRows(rows: readonly (readonly string[])[]): Result<DataSafetyTable> {
  const values = new Map<string, string>();
  const labels = new Map<string, { requirement: string; label: string }>();
  const keys: string[] = [];
  for (const [index, row] of rows.entries()) {
    const [question = '', response = '', value = '', requirement = '', label = ''] = row;
    const line = index + 2;
    const key = rowKey(question.trim(), response.trim());
    const known = BY_KEY.get(key);
    if (!known)
      return refused(
        `Row ${line} (${shortened(question)} ${shortened(response)}) is not part of today’s form. Nothing was taken. ${HOW_TO_EXPORT}`,
      );
    if (labels.has(key))
      return refused(`Row ${line} repeats ${shortened(question)} ${shortened(response)}. Nothing was taken.`);
    const failure = checkValue(known, value.trim(), line);
    if (failure) return refused(failure);
    keys.push(key);
    labels.set(key, { requirement, label });
    if (value.trim() !== '') values.set(key, value.trim());
  }
  const missing = DATA_SAFETY_ROWS.filter(
    ({ question, response }) => !labels.has(rowKey(question, response)),
  );
  const [first] = missing;
  if (first)
    return refused(
      `${missing.length} of the ${DATA_SAFETY_ROWS.length} rows are missing, the first is ${first.question} ${first.response}. Nothing was taken. ${HOW_TO_EXPORT}`,
    );
  const isInOrder = DATA_SAFETY_ROWS.every(
    (row, index) => keys[index] === rowKey(row.question, row.response),
  );
  const notes = isInOrder
    ? []
    : ['The rows were in another order. They were read by their ids; the package has the usual order.'];
  return { ok: true, value: { values, labels, notes } };
}

/** Rows that take a text; all others take `true`, `false` or nothing. */
const TEXT_QUESTIONS: readonly string[] = [
  'PSL_ACM_SPECIFY',
  'PSL_ACCOUNT_DELETION_URL',
  'PSL_DATA_DELETION_URL',
  'PSL_OUTSIDE_APP_ACCOUNT_TYPE_SPECIFY',
];

function checkValue({ question }: DataSafetyRow, value: string, line: number): string | undefined {
  if (value === '') return undefined;
  if (TEXT_QUESTIONS.includes(question)) {
    if (isTableText(value)) return undefined;
    return `Row ${line} contains a formula or several lines (“${shortened(value)}”). Nothing was taken. Correct it in the Play Console and export again.`;
  }
  if (/^(?:true|false)$/i.test(value)) return undefined;
  return `Row ${line} says “${shortened(value)}”; only true, false or nothing is possible there. Nothing was taken. ${HOW_TO_EXPORT}`;
}

function shortened(text: string): string {
  const shown = text.replace(/\p{Cc}+/gu, ' ').trim();
  return shown.length > 80 ? `${shown.slice(0, 79)}…` : shown;
}

function refused(failure: string): Result<DataSafetyTable> {
  return { ok: false, failure };
}
