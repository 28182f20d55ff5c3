import { describe, expect, it } from 'vitest';
import { EMPTY_DESIGN } from './default-design';
import { readDesign } from './design-schema';
import { outputFor, outputOf } from './output-format';

const JPEG = { format: 'jpeg', quality: 0.8 } as const;

describe('the format of the drawn files', () => {
  it('is PNG for a design that was stored without one', () => {
    const read = readDesign(JSON.parse(JSON.stringify(EMPTY_DESIGN)));
    expect(read.ok && outputOf(read.value).format).toBe('png');
  });

  it.each([
    ['is stored with the design', JPEG, JPEG],
    ['is the default where it cannot be read', { format: 'gif', quality: 3 }, undefined],
    ['is the default below the smallest quality', { format: 'jpeg', quality: 0.2 }, undefined],
  ])('%s', (_, output, expected) => {
    const read = readDesign({ ...EMPTY_DESIGN, output });
    expect(read.ok && read.value.output).toEqual(expected);
  });

  it('is PNG where a store takes nothing else, with the quality for the others', () => {
    expect(outputFor({ output: JPEG })).toEqual(JPEG);
    expect(outputFor({ output: JPEG }, ['image/png'])).toEqual({ format: 'png', quality: 0.8 });
    expect(outputFor({ output: JPEG }, ['image/png', 'image/jpeg'])).toEqual(JPEG);
  });
});
