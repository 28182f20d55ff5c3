import { expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { builderNamedIn } from './builder-named';

itEvery<[string, string | undefined]>([
  ['Sent from Thunkable, forwarded automatically', 'thunkable'],
  ['EAS submit log (last lines)', 'expo'],
  ['We made it in FlutterFlow.', 'flutterflow'],
  ['Your app, Bubble Shooter, includes Unity Ads.', undefined],
  ['It was made in Adalo, now in FlutterFlow.', undefined],
  ['A bubble appears over the median.', undefined],
])('finds the only builder that a message names', (text, builder) => {
  expect(builderNamedIn(text)).toBe(builder);
});
