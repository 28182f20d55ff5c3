import { expect, it } from 'vitest';
import { linesOfTsv } from './lines-of-tsv';

const TABLE = [
  '1\t1\t0\t0\t0\t0\t0\t0\t1000\t2000\t-1\t',
  '4\t1\t1\t1\t1\t0\t100\t200\t600\t80\t-1\t',
  '5\t1\t1\t1\t1\t1\t100\t200\t250\t80\t96.4\tOnly',
  '5\t1\t1\t1\t1\t2\t400\t210\t300\t60\t90\t$4.99',
  '5\t1\t1\t1\t2\t1\t100\t400\t20\t20\t93\t|',
  '5\t1\t2\t1\t1\t1\t0\t900\t50\t50\t12\tnoise',
  '',
].join('\n');

it('joins the words of a line, with the place of all of them', () => {
  expect(linesOfTsv(TABLE, { width: 1000, height: 2000 })).toEqual([
    { text: 'Only $4.99', confidence: 93, part: { x: 0.1, y: 0.1, width: 0.6, height: 0.04 } },
  ]);
  expect(linesOfTsv('', { width: 1, height: 1 })).toEqual([]);
});
