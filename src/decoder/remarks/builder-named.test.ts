import { expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { builderNamedIn, hintsFor } from './builder-named';

itEvery<[string, string | undefined]>([
  ['Sent from Thunkable, forwarded automatically', 'thunkable'],
  ['EAS submit log (last lines)', 'expo'],
  ['We made it in FlutterFlow.', 'flutterflow'],
  ['first app, made w/ unity, and it got bounced', 'unity'],
  ['my expo app was refused', 'expo'],
  ['i built it with adalo and i am lost', 'adalo'],
  ['Made in Lovable and wrapped with Capacitor.', 'lovable'],
  ['We rebuilt it in Base44 last week.', 'base44'],
  ['It is written in Flutter.', 'flutter'],
  ['Your app, Bubble Shooter, includes Unity Ads.', undefined],
  ['my app shows unity ads', undefined],
  ['It was made in Adalo, now in FlutterFlow.', undefined],
  ['A bubble appears over the median.', undefined],
])('finds the only builder that a message names', (text, builder) => {
  expect(builderNamedIn(text)).toBe(builder);
});

itEvery<[string | undefined, string[]]>([
  ['flutterflow', ['any', 'flutterflow']],
  ['lovable', ['any', 'capacitor']],
  ['base44', ['any']],
  [undefined, ['any', 'flutterflow', 'capacitor']],
])('has no lines of another builder than the one that is named', (named, ids) => {
  const hints = { any: 'All.', flutterflow: 'There.', capacitor: 'In its file.' };
  expect(Object.keys(hintsFor(named, hints))).toEqual(ids);
});
