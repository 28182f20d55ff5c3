import { csvOf, type CsvRow } from '@/lib/csv';
import { headingOf, reportTables, SAMPLE_NOTE, type ReportInput } from './report';

/** The report as a CSV file: its tables below each other, each under its title. */
export function reportCsv(input: ReportInput): string {
  const rows: CsvRow[] = [[headingOf(input)], [SAMPLE_NOTE], ['Date', input.day]];
  for (const table of reportTables(input))
    rows.push(
      [],
      [table.title],
      table.columns.map((column) => column.label),
      ...table.rows,
    );
  return csvOf(rows);
}
