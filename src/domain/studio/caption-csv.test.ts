import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { captionRows, captionsFromCsv, takeCaptions } from './caption-csv';
import { EMPTY_DESIGN } from './default-design';
import { EMPTY_SHOT_TEXT, MAX_TEXT_LENGTH, type Design } from './design';
import { guardFormula } from '../formula-guard';

const LOCALES = ['en-US', 'de-DE'];

function setOf(...captions: string[]): Design {
  const ids = captions.map((_, index) => `shot-${index + 1}`);
  return {
    ...EMPTY_DESIGN,
    order: ids,
    shots: Object.fromEntries(
      ids.map((id, index) => [
        id,
        {
          pictures: {},
          texts: { 'en-US': { ...EMPTY_SHOT_TEXT, caption: captions[index] ?? '' } },
          style: {},
        },
      ]),
    ),
  };
}

const DESIGN = setOf('Walk', 'Run');

function read(csv: string, design = DESIGN) {
  const result = captionsFromCsv(csv, design, LOCALES);
  return result.ok
    ? { design: takeCaptions(design, result.value.changes), notes: result.value.notes, failure: '' }
    : { design, notes: [], failure: result.failure };
}

const textsOf = (design: Design, locale: string) =>
  design.order.map((id) => design.shots[id]?.texts[locale]?.caption ?? '');

describe('a table of captions', () => {
  it('has a row for each text and brings the same texts back', () => {
    const odd = setOf('=1+1', 'a "quoted", text;\nof two lines', '  ', '犬🐕', '-5 % today');
    const rows = captionRows(odd, LOCALES);
    expect(rows[0]).toEqual(['Picture', 'Text', 'en-US', 'de-DE']);
    expect(rows).toHaveLength(1 + 5 * 3);
    const csv = Papa.unparse(rows.map((row) => row.map((cell) => guardFormula(String(cell)))));
    const empty = setOf('', '', '', '', '');
    expect(textsOf(read(csv, empty).design, 'en-US')).toEqual([
      '=1+1',
      'a "quoted", text;\nof two lines',
      '',
      '犬🐕',
      '-5 % today',
    ]);
  });

  itEvery([
    ['commas', 'Picture,Text,de-DE\r\n1,Caption,Gehen\r\n2,Caption,Laufen\r\n'],
    ['semicolons and a byte order mark', '\uFEFFPicture;Text;de-DE\n1;Caption;Gehen\n2;Caption;Laufen'],
    ['tabs', 'Picture\tText\tde-DE\n1\tCaption\tGehen\n2\tCaption\tLaufen'],
    ['columns in another order', 'de-DE,Picture,Text\nGehen,1,caption\nLaufen,2,CAPTION'],
    ['line ends of two kinds', 'Picture,Text,de-DE\n1,Caption,Gehen\r\n2,Caption,Laufen\r\n'],
    ['no column of kinds', 'picture,de_DE\n1,Gehen\n2,Laufen'],
    ['rows in another order and blank ones', 'Picture,Text,de-DE\n2,Caption,Laufen\n\n,,\n1,Caption,Gehen\n'],
  ])('is read with …', (_, csv) => {
    const { design, failure } = read(csv);
    expect(failure).toBe('');
    expect(textsOf(design, 'de-DE')).toEqual(['Gehen', 'Laufen']);
    expect(textsOf(design, 'en-US')).toEqual(['Walk', 'Run']);
  });

  it('leaves texts alone whose cells are blank', () => {
    const { design } = read('Picture,Text,en-US,de-DE\n1,Caption,,Gehen\n2,Caption,Sprint,');
    expect(textsOf(design, 'en-US')).toEqual(['Walk', 'Sprint']);
  });

  it('brings second lines and highlighted words', () => {
    const { design } = read(
      'Picture,Text,de-DE\n1,Caption,Gehen\n1,Second line,jetzt\n1,Highlighted words,Geh',
    );
    expect(design.shots['shot-1']?.texts['de-DE']).toEqual({
      caption: 'Gehen',
      second: 'jetzt',
      highlight: 'Geh',
    });
  });

  itEvery([
    ['a picture that the set lacks', 'Picture,de-DE\n1,Gehen\n7,Weg', '“7” is not a picture of this set'],
    ['an unknown language', 'Picture,de-DE,tlh\n1,Gehen,Qap', '“tlh” is not a language of this submission'],
    ['a language of another app', 'Picture,de-DE,fr-FR\n1,Gehen,Marche', '“fr-FR” is not a language'],
    ['an unknown kind', 'Picture,Text,de-DE\n1,Caption,Gehen\n1,Footer,Fuß', '“Footer” is not a text'],
    ['a text twice', 'Picture,de-DE\n1,Gehen\n1,Andere', 'two rows for “Caption”'],
    ['a language twice', 'Picture,de-DE,de_DE\n1,Gehen,Andere', 'two columns for de-DE'],
    ['a text of extreme length', `Picture,de-DE\n1,Gehen\n2,${'x'.repeat(MAX_TEXT_LENGTH + 1)}`, 'too long'],
  ])('with … says what was left out, and the rest is read', (_, csv, note) => {
    const { design, notes } = read(csv);
    expect(textsOf(design, 'de-DE')).toEqual(['Gehen', '']);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain(note);
  });

  itEvery([
    ['an empty file', '', 'no column “Picture”'],
    ['a text', 'Dear colleague', 'no column “Picture”'],
    ['a table without languages', 'Picture,Text\n1,Caption', 'no column for a language'],
    ['an open quotation mark', 'Picture,de-DE\n1,"Gehen\n2,Laufen', 'quotation mark'],
    ['headings alone', 'Picture,Text,de-DE\n', 'contains no text for this set'],
    ['only other pictures', 'Picture,de-DE\n9,Gehen', '“9” is not a picture of this set'],
  ])('is refused when it is …', (_, csv, message) => {
    const { design, failure } = read(csv);
    expect(failure).toContain(message);
    expect(design).toBe(DESIGN);
  });
});
