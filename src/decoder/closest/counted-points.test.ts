import { describe, expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { readableText } from '../readable-text';
import { pointsIn } from './counted-points';

const startsIn = (text: string) => {
  const readable = readableText(text);
  return pointsIn(readable).map(({ start }) => readable.shown.slice(start, start + 10).trim());
};

describe('the points of what somebody tells', () => {
  itEvery<[string[], string]>([
    [
      ['1, 2.5.4 m', '2, 2.1(a)'],
      'My app was rejected for two things, I am lost: 1, 2.5.4 my background sound has no use for them, and 2, 2.1(a) my start button closes the app on their iPad. I cannot see that on mine.',
    ],
    [
      ['Erstens mü', 'Zweitens f'],
      'Meine App wurde abgelehnt, ich verstehe es nicht ganz: Erstens müsse man alles ohne Konto sehen können. Zweitens fehle die Löschung des Kontos, die ich per Mail mache. Was jetzt?',
    ],
    [
      ['Grund 1: ma', 'Grund 2: wi'].map((start) => start.slice(0, 10)),
      'Meine App wurde abgelehnt, ich verstehe nur die Hälfte. Grund 1: man muss sich anmelden, bevor man etwas sieht. Grund 2: wir bieten nur Google an. Mein Verein hat aber auch E-Mail.',
    ],
    [
      ['the link o', 'my form on'],
      'My app was removed from Google Play this morning, they list:\n- the link of my privacy policy is dead\n- my form on data safety leaves out the e-mail\nI have fixed neither yet, what comes first?',
    ],
  ])('are those that it counts', (starts, text) => {
    expect(startsIn(text)).toEqual(starts);
  });

  itEvery([
    'My first app was rejected and I get the second one of their points. I sent my build again, and I have waited for nine days since, is that normal for my first time?',
    'My app was rejected. My questions:\n- is a video enough?\n- can I send my build again?\nI have read the guidelines twice and my developer is on holiday until the end of my trial.',
  ])('are neither ordinals in a sentence nor questions', (text) => {
    expect(startsIn(text)).toEqual([]);
  });
});
