import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json';

it('writes equal contents as equal texts, whatever the order of the keys', () => {
  expect(canonicalJson({ b: [1, { d: 'x', c: null }], a: undefined })).toBe('{"b":[1,{"c":null,"d":"x"}]}');
  expect(canonicalJson({ y: 1, x: 2 })).toBe(canonicalJson({ x: 2, y: 1 }));
});
