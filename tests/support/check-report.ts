import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, type CheckReport, type ReportedFinding } from '../../cli/report';
import { makeFinding, type AnyFinding } from './findings';

/** Reads a file of tests/support/schemas. */
export function schemaText(name: string): string {
  return readFileSync(join(import.meta.dirname, 'schemas', name), 'utf8');
}

/** A finding of a report; a test overrides what it checks. */
export function reported(
  changes: Partial<AnyFinding>,
  place: ReportedFinding['place'],
  more = {},
): ReportedFinding {
  const finding = makeFinding({
    rule: 'listing-too-long',
    area: 'listing',
    title: 'Name has 43 characters; the limit is 30',
    why: 'The App Store refuses a longer text.',
    fix: 'Shorten it by 13.',
    where: 'listing',
    subject: { store: 'ios', locale: 'en-US', field: 'title' },
    ...changes,
  });
  const placed = { finding, place };
  return { ...placed, file: place.path, fingerprint: fingerprintOf(placed, place.path), ...more };
}

/** Everything that could break a format: control characters, markup, commands of a CI service, other scripts. */
const HOSTILE = '::error::50% <b>&"x"</b> ]]> `|` @all \u001b[31m\u0000 \u202egnp.exe 犬\ud800';

/** A report with one finding of each kind, hostile texts and paths among them. */
export const REPORT: CheckReport = {
  version: '1.2.3',
  today: '2026-11-22',
  rulesDay: '2026-11-20',
  durationMs: 12.3,
  inputs: [
    { path: 'app.aab', kind: 'build' },
    { path: 'fastlane/metadata', kind: 'fastlane deliver' },
  ],
  findings: [
    reported({}, { path: 'fastlane/metadata/en-US/name.txt', line: 1, column: 31 }),
    reported({ title: HOSTILE, why: HOSTILE, fix: HOSTILE }, { path: 'Моё, app/a:b/100%.txt', line: 2 }),
    reported({ rule: 'listing-emoji', severity: 'warning' }, { path: 'fastlane/metadata' }),
    reported({ rule: 'listing-space', severity: 'note' }, { path: '../x y/name.txt', line: 3 }),
    reported(
      { rule: 'listing-price' },
      { path: 'b.txt' },
      { ignored: { reason: HOSTILE, until: '2027-01-01' } },
    ),
  ],
  problems: [{ path: 'bad.ipa', message: HOSTILE }],
  hints: ['x'],
  showsAll: false,
};
