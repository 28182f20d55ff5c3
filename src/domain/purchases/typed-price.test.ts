import { expect, it } from 'vitest';
import { moneyOf } from './typed-price';

it('reads a price only where one amount can be meant', () => {
  const typed = ['EUR 4.99', '4,99 EUR', 'JPY 600', '0.5 USD', 'USD\u00a012'];
  expect(typed.map((text) => moneyOf(text)?.micros)).toEqual([
    '4990000',
    '4990000',
    '600000000',
    '500000',
    '12000000',
  ]);
  const open = ['', '4.99', '$4.99', '1.000 EUR', 'EUR 4.99 USD', 'USD 0', 'EUR 4.999', 'free'];
  expect(open.map(moneyOf)).toEqual(open.map(() => undefined));
});
