import { DATA_KINDS } from 'virtual:catalog/data-kinds';
import { PLAY_DATA_TYPES } from 'virtual:catalog/play-data-types';
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { anyAnswers } from '@tests/support/full/any-privacy-answers';
import { itEvery } from '@tests/support/it-every';
import { answersWith, dataUse, noDataAnswers } from '@tests/support/privacy-answers';
import { dataSafetyCsv, readDataSafetyCsv } from './data-safety-csv';
import { DATA_SAFETY_ROWS, rowKey, usageQuestion } from './data-safety-rows';
import { answersFromDataSafety, dataSafetyValues, playUses } from './data-safety-values';
import { NO_PRIVACY_ANSWERS, type PrivacyAnswers } from '@/model/privacy-answers';

const linesOf = (text: string) => text.split('\n');
const csvOf = (answers: PrivacyAnswers) => dataSafetyCsv(dataSafetyValues(answers));
const cellsOf = (text: string) => Papa.parse<string[]>(text.trim()).data;

function read(text: string) {
  const table = readDataSafetyCsv(text);
  if (!table.ok) throw new Error(table.failure);
  return table.value;
}

function failureOf(text: string): string {
  const table = readDataSafetyCsv(text);
  return table.ok ? '' : table.failure;
}

describe('the rows of the form', () => {
  it('are the 782 of an export, each once', () => {
    expect(DATA_SAFETY_ROWS).toHaveLength(782);
    expect(new Set(DATA_SAFETY_ROWS.map((row) => rowKey(row.question, row.response))).size).toBe(782);
  });

  it('are in the order of a real export of 2026', () => {
    const pairs = DATA_SAFETY_ROWS.map(({ question, response }) => rowKey(question, response)).join('\n');
    expect(createHash('sha256').update(pairs).digest('hex')).toBe(
      '39720a94ecae6641b4630330c976b1e24379148976a35b0a61c21172622adaa6',
    );
  });

  it('have the requirements of an export', () => {
    const counts: Record<string, number> = {};
    for (const { requirement } of DATA_SAFETY_ROWS) counts[requirement] = (counts[requirement] ?? 0) + 1;
    expect(counts).toEqual({
      REQUIRED: 1,
      OPTIONAL: 4,
      MAYBE_REQUIRED: 43,
      SINGLE_CHOICE: 79,
      MULTIPLE_CHOICE: 655,
    });
  });

  itEvery([
    [1, 'PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA', ''],
    [8, 'PSL_SUPPORTED_ACCOUNT_CREATION_METHODS', 'PSL_ACM_NONE'],
    [10, 'PSL_ACCOUNT_DELETION_URL', ''],
    [22, 'PSL_OUTSIDE_APP_ACCOUNT_TYPE_SPECIFY', ''],
    [23, 'PSL_DATA_TYPES_PERSONAL', 'PSL_NAME'],
    [35, 'PSL_DATA_TYPES_FINANCIAL', 'PSL_OTHER'],
    [36, 'PSL_DATA_TYPES_LOCATION', 'PSL_APPROX_LOCATION'],
    [51, 'PSL_DATA_TYPES_APP_PERFORMANCE', 'PSL_CRASH_LOGS'],
    [60, 'PSL_DATA_TYPES_IDENTIFIERS', 'PSL_DEVICE_ID'],
    [
      61,
      'PSL_DATA_USAGE_RESPONSES:PSL_NAME:PSL_DATA_USAGE_COLLECTION_AND_SHARING',
      'PSL_DATA_USAGE_ONLY_COLLECTED',
    ],
    [63, 'PSL_DATA_USAGE_RESPONSES:PSL_NAME:PSL_DATA_USAGE_EPHEMERAL', ''],
    [65, 'PSL_DATA_USAGE_RESPONSES:PSL_NAME:DATA_USAGE_USER_CONTROL', 'PSL_DATA_USAGE_USER_CONTROL_REQUIRED'],
    [66, 'PSL_DATA_USAGE_RESPONSES:PSL_NAME:DATA_USAGE_COLLECTION_PURPOSE', 'PSL_APP_FUNCTIONALITY'],
    [782, 'PSL_DATA_USAGE_RESPONSES:PSL_DEVICE_ID:DATA_USAGE_SHARING_PURPOSE', 'PSL_ACCOUNT_MANAGEMENT'],
  ])('every row of the table', (place, question, response) => {
    expect(DATA_SAFETY_ROWS[place - 1]).toMatchObject({ question, response });
  });

  it('cover every type of Google by some kind of data', () => {
    expect(PLAY_DATA_TYPES.filter((type) => !DATA_KINDS.some(({ play }) => play === type))).toEqual([]);
  });
});

describe('the table that is written', () => {
  it('begins with the English header and ends with a line break', () => {
    const text = csvOf(noDataAnswers());
    expect(linesOf(text)[0]).toBe(
      'Question ID (machine readable),Response ID (machine readable),Response value,Answer requirement,Human-friendly question label',
    );
    expect(text.endsWith('\n')).toBe(true);
    expect(text).not.toContain('\r');
    expect(linesOf(text)).toHaveLength(784);
  });

  it('says that nothing is collected with one row, and leaves every type blank', () => {
    const values = dataSafetyValues(noDataAnswers());
    expect([...values]).toEqual([
      ['PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA ', 'false'],
      ['PSL_SUPPORTED_ACCOUNT_CREATION_METHODS PSL_ACM_NONE', 'true'],
      ['PSL_INDEPENDENTLY_VALIDATED ', 'false'],
      ['PSL_UPI_BADGE_OPT_IN ', 'false'],
      ['PSL_HAS_OUTSIDE_APP_ACCOUNTS ', 'false'],
    ]);
  });

  it('answers every question about a type that is collected and shared, and none about others', () => {
    const use = dataUse({
      isShared: true,
      isOptional: true,
      purposes: ['analytics', 'ads'],
      sharingPurposes: ['ads'],
    });
    const values = dataSafetyValues(answersWith({ 'device-id': use }));
    const ofUsage = [...values].filter(([key]) => key.startsWith('PSL_DATA_USAGE'));
    const question = (part: Parameters<typeof usageQuestion>[1]) => usageQuestion('PSL_DEVICE_ID', part);
    expect(ofUsage).toEqual([
      [rowKey(question('how'), 'PSL_DATA_USAGE_ONLY_COLLECTED'), 'true'],
      [rowKey(question('how'), 'PSL_DATA_USAGE_ONLY_SHARED'), 'true'],
      [rowKey(question('ephemeral')), 'false'],
      [rowKey(question('control'), 'PSL_DATA_USAGE_USER_CONTROL_OPTIONAL'), 'true'],
      [rowKey(question('collectionPurpose'), 'PSL_ANALYTICS'), 'true'],
      [rowKey(question('collectionPurpose'), 'PSL_ADVERTISING'), 'true'],
      [rowKey(question('sharingPurpose'), 'PSL_ADVERTISING'), 'true'],
    ]);
  });

  it('says that a type is required if it is for any of its kinds, and leaves out what is only in the iOS app', () => {
    const answers = answersWith({
      interactions: dataUse({ isOptional: true }),
      'ad-data': dataUse({ isOptional: false }),
      crashes: dataUse({ onlyIn: 'ios' }),
    });
    expect([...playUses(answers)]).toEqual([
      ['PSL_USER_INTERACTION', expect.objectContaining({ isOptional: false, isCollected: true })],
    ]);
  });

  it('keeps the labels and requirements of the publisher’s own export', () => {
    const own = cellsOf(csvOf(noDataAnswers())).map((cells, index) =>
      index === 0 ? cells : [...cells.slice(0, 3), cells[3] ?? '', `Etichetta ${index}, "sì"`],
    );
    const { labels } = read(Papa.unparse(own, { newline: '\r\n' }));
    const written = cellsOf(dataSafetyCsv(dataSafetyValues(answersWith({ name: dataUse() })), labels));
    expect(written.map((cells) => cells[4])).toEqual(own.map((cells) => cells[4]));
    expect(written[1]?.[2]).toBe('true');
  });
});

describe('answers to a table and back', () => {
  it('give the same table, whatever the answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const text = csvOf(answers);
        expect(csvOf(answersFromDataSafety(read(text).values, NO_PRIVACY_ANSWERS))).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it('change no answer that already gives the same table', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const again = answersFromDataSafety(dataSafetyValues(answers), answers);
        expect({ ...again, yesNo: {} }).toEqual({ ...answers, yesNo: {} });
        expect(again.yesNo).toMatchObject(answers.yesNo);
      }),
      { numRuns: 100 },
    );
  });

  it('say that a type is only in the iOS app when the table leaves it out', () => {
    const before = answersWith({ crashes: dataUse() });
    const after = answersFromDataSafety(dataSafetyValues(noDataAnswers()), before);
    expect(after.uses.crashes).toEqual(dataUse({ onlyIn: 'ios' }));
  });

  it('say that a type is only in the Android app when its question was answered without it', () => {
    const after = answersFromDataSafety(
      dataSafetyValues(answersWith({ crashes: dataUse() })),
      answersWith({ performance: dataUse({ onlyIn: 'ios' }) }),
    );
    expect(after.uses.crashes).toMatchObject({ isCollected: true, onlyIn: 'android' });
    expect(after.uses.performance).toMatchObject({ onlyIn: 'ios' });
  });
});

describe('a table that is not understood', () => {
  const good = linesOf(csvOf(answersWith({ name: dataUse() })).trim());
  const withLine = (index: number, line: string) =>
    good.map((each, at) => (at === index ? line : each)).join('\n');
  const earlier = [
    ...good.slice(0, 744).filter((line) => !line.includes('PSL_ACM')),
    'PSL_DATA_COLLECTION_USER_REQUEST_DELETE,,true,MAYBE_REQUIRED,Deletion',
  ].join('\n');

  itEvery<[string, string, RegExp]>([
    ['of 2022', earlier, /export of the earlier form, with \d+ rows; today’s form has 782/],
    [
      'with a row that the form does not have',
      withLine(30, 'PSL_DATA_TYPES_X,PSL_Y,true,,'),
      /^Row 31 .*not part/,
    ],
    ['without some rows', good.slice(0, 700).join('\n'), /^83 of the 782 rows are missing/],
    ['with a row twice', [...good, good[5]].join('\n'), /^Row 784 repeats/],
    [
      'with a formula',
      withLine(10, 'PSL_ACCOUNT_DELETION_URL,,"=HYPERLINK(""http://x"")",MAYBE_REQUIRED,Address'),
      /^Row 11 contains a formula/,
    ],
    [
      'with another value',
      withLine(2, good[2]?.replace(',true,', ',vero,') ?? ''),
      /vero”; only true, false/,
    ],
    [
      'with a translated header',
      good.join('\n').replace('Question ID', 'ID domanda'),
      /^The first line is not/,
    ],
    ['saved by a spreadsheet', good.join('\n').replaceAll(',', ';'), /separated by semicolons/],
    ['that is empty', '', /^The first line is not/],
    ['that is a picture', '\u0089PNG\r\n\u001a\n\u0000', /^The first line is not/],
    ['of two megabytes', 'x'.repeat(2_000_001), /too large/],
  ])('… is refused with a reason', (_, text, reason) => {
    expect(failureOf(text)).toMatch(reason);
  });

  it('but in another order is read by its ids, and says so', () => {
    const [header = '', ...rows] = good;
    const { values, notes } = read([header, ...rows.reverse()].join('\r\n'));
    expect(values).toEqual(dataSafetyValues(answersWith({ name: dataUse() })));
    expect(notes).toEqual([expect.stringMatching(/another order/)]);
  });

  it('but has a byte order mark and values in capitals is read', () => {
    const { values } = read(`\uFEFF${good.join('\n').replaceAll(',true,', ',TRUE,')}`);
    expect(answersFromDataSafety(values, NO_PRIVACY_ANSWERS).uses.name).toMatchObject({ isCollected: true });
  });
});
