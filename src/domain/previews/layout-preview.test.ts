import { DATA_KINDS } from 'virtual:catalog/data-kinds';
import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { EMPTY_DETAILS, type SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import { answersWith, dataUse, noDataAnswers } from '@tests/support/privacy-answers';
import { NO_PRIVACY_ANSWERS } from '@/model/privacy-answers';
import { image, listing, screenshots, submissionDraft } from '@tests/support/drafts';
import type { MeasurePreview } from './cut-lines';
import { layoutPreview, type PreviewPage } from './layout-preview';
import type { AppleLook } from './app-store-parts';
import { previewContent, type PreviewDevice } from './preview-content';
import type { PreviewLayout, PreviewPart } from './preview-layout';

const measure: MeasurePreview = (text, { size }) => text.length * size * 0.55;

interface Case {
  store?: 'ios' | 'android';
  page?: PreviewPage;
  device?: PreviewDevice;
  look?: AppleLook;
  locale?: string;
  draft?: Partial<SubmissionDraft> | undefined;
}

function layoutOf({
  store = 'ios',
  page = 'search',
  device = 'phone',
  look = 'ios-26',
  locale = 'en-US',
  draft = {},
}: Case) {
  const content = previewContent(submissionDraft(draft), { store, locale, device });
  return layoutPreview(content, { page, device, look }, measure);
}

function pictures(layout: PreviewLayout) {
  return layout.items.flatMap((item) => (item.kind === 'picture' ? [item] : []));
}

/** The screenshots; the icons are squares. */
function shots(layout: PreviewLayout) {
  return pictures(layout).filter(({ width, height }) => width !== height);
}

function texts(layout: PreviewLayout): string[] {
  return layout.items.flatMap((item) => (item.kind === 'text' ? item.text : []));
}

function notesOn(layout: PreviewLayout, part: PreviewPart): string[] {
  return layout.notes.filter((note) => note.part === part).map(({ text }) => text);
}

const LANDSCAPE = { slotId: 'iphone-6.9', width: 2868, height: 1320 };
const NO_IMAGES: { images: DraftImage[] } = { images: [] };

describe('screenshots that show without scrolling', () => {
  itEvery<[string, Case, number, RegExp]>([
    ['three in the App Store’s search', {}, 3, /All 3 screenshots show in search/],
    ['three of ten', { draft: { images: screenshots(10, {}) } }, 3, /first 3 of 10 show in search.*7 more/],
    ['a single one', { draft: { images: screenshots(1, {}) } }, 1, /The one screenshot shows in search/],
    ['one landscape', { draft: { images: screenshots(4, LANDSCAPE) } }, 1, /first one of 4 shows in search/],
    ['one and a part on the page', { page: 'product' }, 2, /first one of 3 and part of the next/],
    ['none in Google Play’s search', { store: 'android' }, 0, /^$/],
    [
      'three and a part on Google Play’s page',
      { store: 'android', page: 'product' },
      4,
      /first 3 of 4 and part/,
    ],
  ])('every row of the table', (_, options, count, words) => {
    const layout = layoutOf(options);
    expect(shots(layout)).toHaveLength(count);
    expect(notesOn(layout, 'screenshots').join(' ')).toMatch(words);
  });

  it('have the widths that were measured', () => {
    expect(shots(layoutOf({}))[0]?.width).toBeCloseTo(115.3, 1);
    const page = shots(layoutOf({ page: 'product' }));
    expect(page[0]?.width).toBeCloseTo(237.2, 1);
    // 57 % of the second one.
    expect((402 - (page[1]?.x ?? 0)) / 237.2).toBeCloseTo(0.57, 2);
    const play = shots(layoutOf({ store: 'android', page: 'product' }))[0];
    expect(play?.width).toBeCloseTo(93.4, 1);
  });

  it('are those of the main language where a language has none, and the page says so', () => {
    const draft = { listings: { 'en-US': listing(), 'de-DE': listing() } };
    expect(notesOn(layoutOf({ locale: 'de-DE', draft }), 'screenshots')[0]).toContain('main language');
    expect(notesOn(layoutOf({ draft }), 'screenshots')[0]).not.toContain('main language');
  });

  it('of mixed shapes are not placed with certainty', () => {
    const mixed = [...screenshots(1, {}), ...screenshots(2, { ...LANDSCAPE, locale: 'en-US' })].map(
      (each, index) => ({ ...each, id: `shot-${index}` }),
    );
    expect(notesOn(layoutOf({ draft: { images: mixed } }), 'screenshots')[0]).toContain('mixed');
  });

  it('of an iPad are not replaced by those of the iPhone', () => {
    const layout = layoutOf({ device: 'tablet' });
    expect(notesOn(layout, 'screenshots')[0]).toContain('no screenshots');
    expect(layout.isSchematic).toBe(true);
  });
});

describe('what is cut', () => {
  const long = listing({
    title: 'Lantern: Evening Journal & Diary',
    subtitle: 'Calm notes before you go to sleep',
  });
  const draft = { listings: { 'en-US': long } };

  itEvery<[string, Case, PreviewPart, RegExp | undefined]>([
    ['the name in search', { draft }, 'title', /In search the name ends after “Lantern: Evening Jour/],
    ['the subtitle in search', { draft }, 'subtitle', /In search the subtitle ends/],
    ['not the name on the page, which has two lines', { draft, page: 'product' }, 'title', undefined],
    ['the title in Google Play’s search', { draft, store: 'android' }, 'title', /In search the name ends/],
    [
      'no short name',
      { draft: { listings: { 'en-US': listing({ title: 'Lantern' }) } } },
      'title',
      undefined,
    ],
    ['the description', { page: 'product' }, 'description', /Before “more” the description ends/],
    ['not the tablet’s, which has no measure', { draft, device: 'tablet' }, 'title', undefined],
  ])('every row of the table', (_, options, part, words) => {
    const [note = ''] = notesOn(layoutOf(options), part);
    if (words) expect(note).toMatch(words);
    else expect(note).toBe('');
  });

  it('is the whole description behind a long promotional text', () => {
    const promotionalText = 'This month: a gentle set of questions for the darker evenings. '
      .repeat(3)
      .slice(0, 170);
    const layout = layoutOf({
      page: 'product',
      draft: { listings: { 'en-US': listing({ promotionalText }) } },
    });
    expect(notesOn(layout, 'description')[0]).toContain('no word of the description');
  });

  it('is an empty subtitle, in whose place the store writes the category', () => {
    const layout = layoutOf({ draft: { listings: { 'en-US': listing({ subtitle: '' }) } } });
    expect(notesOn(layout, 'subtitle')[0]).toContain('category');
    expect(texts(layout).filter((text) => text === 'Lifestyle')).toHaveLength(2);
  });

  it('is every word of Google Play’s full description', () => {
    const layout = layoutOf({ store: 'android', page: 'product' });
    expect(texts(layout).join(' ')).not.toContain('quiet place');
    expect(notesOn(layout, 'description')[0]).toContain('no line of it');
  });
});

describe('an own text of Google Play', () => {
  it('shows there and not on the App Store', () => {
    const draft = { playTexts: { 'en-US': { title: 'Lantern Diary' } } };
    expect(texts(layoutOf({ draft, store: 'android' }))).toContain('Lantern Diary');
    expect(texts(layoutOf({ draft }))).not.toContain('Lantern Diary');
  });
});

describe('samples', () => {
  it('say that they are', () => {
    for (const store of ['ios', 'android'] as const) {
      const bare = { details: { ...EMPTY_DETAILS }, builds: [], ...NO_IMAGES };
      const shown = texts(layoutOf({ store, page: 'product', draft: bare })).join(' ');
      expect(shown).toMatch(/4\.6 · sample/);
      expect(shown).not.toMatch(/(?:24 MB|4\.6)(?! · sample)|(?<!Sample )(?:category|developer)\b/);
    }
  });

  it('are replaced by what the draft knows', () => {
    const shown = texts(layoutOf({ page: 'product' }));
    expect(shown).toContain('Lifestyle');
    expect(shown.join('|')).not.toContain('Sample developer');
  });
});

describe('a right-to-left page', () => {
  const draft = { listings: { 'en-US': listing(), 'ar-SA': listing({ title: 'فانوس: يوميات المساء' }) } };

  it.each(['search', 'product'] as const)('is the mirror image in %s', (page) => {
    const [left, right] = [layoutOf({ page, draft }), layoutOf({ page, draft, locale: 'ar-SA' })];
    const icon = (layout: PreviewLayout) => layout.regions.find(({ part }) => part === 'icon');
    expect(icon(right)?.x).toBe(402 - (icon(left)?.x ?? 0) - (icon(left)?.width ?? 0));
    const name = right.items.find((item) => item.kind === 'text' && item.text.startsWith('فانوس'));
    expect(name).toMatchObject({ align: 'right', direction: 'rtl' });
  });
});

describe('iOS 27', () => {
  const header = image({ id: 'head', slotId: 'apple-header', width: 3840, height: 1646 });
  const search = image({ id: 'find', slotId: 'apple-search', width: 3840, height: 2560 });
  const draft = { images: [...screenshots(3, {}), header, search] };
  const guides = (layout: PreviewLayout) =>
    layout.items.flatMap((item) => (item.kind === 'box' && item.edge === 'guide' ? [item] : []));

  it('shows the search picture in place of the screenshots, with its safe area', () => {
    const layout = layoutOf({ look: 'ios-27', draft });
    expect(pictures(layout).map(({ picture }) => picture)).toEqual(['find']);
    expect(guides(layout)[0]?.width).toBeCloseTo((362 * 2168) / 3840, 1);
  });

  it('shows the middle two thirds of the header, with its safe area', () => {
    const layout = layoutOf({ look: 'ios-27', page: 'product', draft });
    expect(pictures(layout)[0]).toMatchObject({ picture: 'head', x: 0, width: 402 });
    const [guide] = guides(layout);
    expect(guide?.width).toBeCloseTo((603 * 1646) / 3840, 0);
    expect((guide?.x ?? 0) + (guide?.width ?? 0) / 2).toBeCloseTo(201, 0);
  });

  it('looks like iOS 26 without these pictures', () => {
    for (const page of ['search', 'product'] as const) {
      expect(layoutOf({ look: 'ios-27', page }).items).toEqual(layoutOf({ page }).items);
    }
  });
});

describe('every layout', () => {
  const cases = (['ios', 'android'] as const).flatMap((store) =>
    (['search', 'product'] as const).flatMap((page) =>
      (['phone', 'tablet'] as const).map((device) => ({ store, page, device })),
    ),
  );
  const title = '👩‍👩‍👧‍👦 WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW '.repeat(40);

  itEvery(cases)('stays on its page', (options) => {
    const drafts: Case['draft'][] = [
      {},
      NO_IMAGES,
      { listings: { 'en-US': listing({ title }) } },
      { listings: {} },
    ];
    for (const draft of drafts) {
      const layout = layoutOf({ ...options, draft });
      for (const { x, y, width, height } of layout.regions) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(layout.width + 0.01);
        expect(y + height).toBeLessThanOrEqual(layout.height);
        expect(Math.min(width, height)).toBeGreaterThan(0);
      }
    }
  });

  it('says where an icon is missing', () => {
    expect(texts(layoutOf({ draft: { ...NO_IMAGES, builds: [] } }))).toContain('No icon');
  });

  itEvery([
    ['ios', {}, ['Not answered yet', 'The store shows your answers here']],
    ['android', {}, ['Not answered yet', 'The store shows your answers here']],
    ['ios', { location: false }, ['Not answered yet', 'The store shows your answers here']],
    ['ios', noDataAnswers().yesNo, ['No data declared', 'As answered in this draft']],
    ['android', noDataAnswers().yesNo, ['No data declared in this draft', 'As answered in this draft']],
    ['ios', { tracking: true }, ['Data Used to Track You', 'As answered in this draft']],
    ['android', { tracking: true }, ['Not answered yet', 'Tracking is declared']],
  ] as const)('declares no more about privacy than was answered: …', (store, yesNo, expected) => {
    const layout = layoutOf({ store, page: 'product', draft: { privacy: { ...NO_PRIVACY_ANSWERS, yesNo } } });
    expect(texts(layout)).toEqual(expect.arrayContaining([...expected]));
  });

  it.each(['ios', 'android'] as const)('wraps many kinds of data inside their card: %s', (store) => {
    const uses = Object.fromEntries(DATA_KINDS.map(({ id }) => [id, dataUse()]));
    const layout = layoutOf({ store, page: 'product', draft: { privacy: answersWith(uses) } });
    const card = layout.regions.find(({ part }) => part === 'privacy');
    const inside = layout.items.filter(
      (item) => item.kind === 'text' && item.baseline > (card?.y ?? 0) && item.baseline < bottom(card),
    );
    expect(inside.length).toBeGreaterThan(3);
    for (const item of inside) {
      if (item.kind !== 'text') continue;
      expect(measure(item.text, item.font)).toBeLessThanOrEqual(card?.width ?? 0);
    }
  });
});

function bottom(rect: { y: number; height: number } | undefined): number {
  return (rect?.y ?? 0) + (rect?.height ?? 0);
}
