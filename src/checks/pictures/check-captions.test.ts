import { expect, it } from 'vitest';
import { image } from '@tests/support/drafts';
import { checkCaptions } from './check-captions';

const DRAWN = { shotId: 'a', targetId: 'iphone-6.9', from: 'x' };

it('reports a text once per store and language, with the store that minds it', () => {
  const caption = { drawn: DRAWN, description: 'Also on Android. Download now' };
  const found = checkCaptions(
    [
      image({ id: '1', ...caption }),
      image({ id: '2', ...caption, slotId: 'iphone-6.5' }),
      image({ id: '3', ...caption, slotId: 'play-phone' }),
      image({ id: '4', ...caption, locale: 'de-DE' }),
      image({ id: '5', description: 'Android' }),
      image({ id: '6', isFromTeam: true, description: 'For Android, too' }),
      image({ id: '7', kind: 'feature-graphic', slotId: undefined, drawn: DRAWN, description: 'Only $4.99' }),
    ],
    ['ios', 'android'],
  );
  expect(
    found.map(({ rule, severity, subject: { picture, store, locale } }) =>
      [severity, rule, picture, store, locale].join(' '),
    ),
  ).toEqual([
    'warning caption-other-platform 1 ios en-US',
    'note caption-call-to-action 3 android en-US',
    'warning caption-other-platform 4 ios de-DE',
    'warning caption-other-platform 6 ios en-US',
    'note caption-price 7 android en-US',
  ]);
  expect(checkCaptions([image({ ...caption })], ['android'])).toEqual([]);
});
