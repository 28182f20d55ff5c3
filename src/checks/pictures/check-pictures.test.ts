import { expect, it } from 'vitest';
import { image } from '@tests/support/drafts';
import type { DraftImage } from '@/model/draft-image';
import type { PictureLook } from '@/model/picture-look';
import { checkPictures } from './check-pictures';
import { exampleLook } from './picture-looks';

const PHONE = { x: 0.3, y: 0.2, width: 0.3, height: 0.7 };

interface Looked {
  image?: Partial<DraftImage>;
  look: Partial<PictureLook>;
}

/** Pictures with what their pixels show. */
function check(...pictures: readonly Looked[]) {
  const readings = new Map(pictures.map(({ look }, at) => [`${at}`, { look: exampleLook(look) }]));
  const images = pictures.map(({ image: changes = {} }, at) => image({ id: `${at}`, ...changes }));
  return checkPictures(images, ['ios', 'android'], readings);
}

const rows = (...pictures: readonly Looked[]) =>
  check(...pictures).map(({ severity, rule, title }) => `${severity} ${rule}: ${title}`);

const IPAD = { slotId: 'ipad-13', width: 2064, height: 2752 };

it('says what a set shows once, by file or by number', () => {
  expect(
    rows(
      { look: { cells: '10', debugBanner: 'right' } },
      { look: { cells: '20', plainColor: '#ffffff' } },
      { look: { cells: '30' } },
      { look: { cells: '31' } },
      { image: { locale: 'de-DE' }, look: { cells: '30' } },
    ),
  ).toEqual([
    'warning picture-debug-banner: 0.png shows the banner of a Flutter debug build',
    'warning picture-blank: 1.png is blank',
    'warning picture-twice: 2.png and 3.png show the same',
  ]);
  expect(rows({ look: { cells: '30' } }, { look: { cells: '30' } }, { look: { cells: '30' } })).toEqual([
    'warning picture-twice: All 3 iPhone 6.9" screenshots show the same',
  ]);
});

it('asks for tablet screens where the size is a tablet’s, and leaves what the studio drew to the studio', () => {
  const drawn = { shotId: 'a', targetId: 'ipad-13', from: 'x' };
  expect(rows({ image: IPAD, look: { phoneScreen: PHONE } }, { image: IPAD, look: { cells: '99' } })).toEqual(
    ['warning picture-other-device: 0.png shows a screen with the shape of an iPhone’s'],
  );
  expect(rows({ image: IPAD, look: { phoneScreen: { ...PHONE, height: 0.3 } } })).toEqual([
    'note picture-other-device: 0.png shows a screen with the shape of an iPhone’s',
  ]);
  expect(
    rows({ image: { slotId: 'play-tablet-10', width: 1440, height: 2560 }, look: { phoneScreen: PHONE } }),
  ).toEqual(['note picture-other-device: 0.png shows a screen with the shape of a phone’s']);
  expect(rows({ image: { ...IPAD, drawn }, look: { phoneScreen: PHONE } })).toEqual([]);
  expect(rows({ look: { phoneScreen: PHONE } })).toEqual([]);
});

it('finds the banner in the screens that pictures are drawn from', () => {
  expect(
    rows(
      { image: { kind: 'picture', slotId: undefined }, look: { debugBanner: 'right' } },
      { image: { kind: 'picture', slotId: undefined }, look: { cells: '1' } },
      { image: { kind: 'picture', slotId: undefined }, look: { cells: '1' } },
    ),
  ).toEqual(['warning picture-debug-banner: 0.png shows the banner of a Flutter debug build']);
});

it('marks each picture at the place', () => {
  const [finding] = check(
    { image: IPAD, look: { phoneScreen: PHONE, cells: '1' } },
    { image: IPAD, look: { phoneScreen: PHONE, cells: '99' } },
  );
  expect(finding?.marks).toEqual([
    { picture: '0', part: PHONE },
    { picture: '1', part: PHONE },
  ]);
});

it('says nothing about pictures that were not looked at', () => {
  expect(checkPictures([image({}), image({ id: 'b' })], ['ios'], new Map())).toEqual([]);
});
