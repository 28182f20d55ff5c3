import { describe, expect, it } from 'vitest';
import { image, listing, submissionDraft, withDetails } from '@tests/support/drafts';
import { product, purchases, sellingDraft } from '@tests/support/purchases';
import type { SubmissionDraft } from '@/model/draft';
import { assessDraft } from '@/domain/submissions/assess-draft';
import { checkPurchases } from './check-purchases';

const found = (draft: SubmissionDraft) =>
  checkPurchases(draft).map(({ rule, severity, subject: { store, field } }) =>
    [rule, severity, store, field?.split('/').slice(3).join('/')].filter(Boolean).join(' '),
  );
const rules = (draft: SubmissionDraft) => [...new Set(checkPurchases(draft).map(({ rule }) => rule))];

describe('a product', () => {
  it('that lacks nothing has no finding, and neither has an app that sells nothing', () => {
    expect(found(sellingDraft([product()]))).toEqual([]);
    const nothing = { ...purchases(product({ productId: '' })), sells: false };
    expect(found(sellingDraft([], { purchases: nothing }))).toEqual([]);
  });

  it('is checked only for the stores that it is in', () => {
    const draft = sellingDraft([product({ onlyIn: 'ios', productId: 'Plus-Monthly', plans: {} })]);
    expect(found(draft)).toEqual([]);
    expect(found({ ...draft, platform: 'android' })).toEqual([]);
  });

  it('that the stores have already lacks nothing that only they have', () => {
    const known = product({
      isNew: false,
      price: '',
      texts: {},
      picture: undefined,
      plans: {},
      group: undefined,
    });
    expect(found(sellingDraft([known], withDetails({ isUpdate: true })))).toEqual([]);
  });

  it('with another ID on Google Play keeps its ID of the App Store', () => {
    expect(found(sellingDraft([product({ productId: 'Plus-Monthly', playId: 'plus_monthly' })]))).toEqual([]);
    expect(found(sellingDraft([product({ productId: 'Plus-Monthly' })]))).toEqual([
      'purchase-id-format blocker android productId',
    ]);
  });

  it('may have any price, with a comma, too', () => {
    expect(found(sellingDraft([product({ price: '4,99 €' })]))).toEqual([]);
  });

  it('between the two limits that pages of Apple give is only warned about', () => {
    const texts = (length: number) => ({ 'en-US': { name: 'n'.repeat(length), description: 'All' } });
    const severity = (length: number) =>
      checkPurchases(sellingDraft([product({ onlyIn: 'ios', texts: texts(length) })])).map(
        (each) => each.severity,
      );
    expect([severity(30), severity(31), severity(35), severity(36)]).toEqual([
      [],
      ['warning'],
      ['warning'],
      ['blocker'],
    ]);
  });

  it('needs a screenshot that is still there, and as large as a screen', () => {
    const draft = sellingDraft([product()]);
    expect(rules({ ...draft, images: [] })).toEqual(['purchase-screenshot-missing']);
    const cropped = image({ id: 'shop', width: 1024, height: 500 });
    expect(rules({ ...draft, images: [cropped] })).toEqual(['purchase-screenshot-size']);
  });
});

describe('several products', () => {
  it('with one ID are found once each, in the stores where they meet', () => {
    const [first, second] = [product(), product({ reference: 'Plus yearly', period: 'P1Y', onlyIn: 'ios' })];
    expect(found(sellingDraft([first, second]))).toEqual(['purchase-id-twice blocker ios productId']);
  });

  it('are checked however many there are', () => {
    const many = Array.from({ length: 60 }, (_, index) => product({ productId: `plus.${index % 59}` }));
    expect(found(sellingDraft(many))).toHaveLength(2);
  });

  it('of a kind may go without the version once one of them goes with it', () => {
    const others = [product({ productId: 'plus.yearly', isNew: false })];
    expect(rules(sellingDraft([product(), ...others]))).toEqual([]);
    expect(rules(sellingDraft(others))).toEqual(['purchase-not-attached']);
  });
});

describe('texts and notes', () => {
  it('of right-to-left languages are measured like others', () => {
    const texts = {
      'en-US': { name: 'Lantern Plus', description: 'All evenings' },
      'ar-SA': { name: 'فانوس بلس', description: 'كل الأمسيات' },
    };
    expect(found(sellingDraft([product({ texts })]))).toEqual([]);
  });

  it('keep honest uses of the words', () => {
    const honest = ['Ad-free', 'Ads free', 'Plus with free trial', '100 coins', 'Plus 12 months'];
    const draft = sellingDraft(
      honest.map((name, index) =>
        product({ productId: `p${index}`, texts: { 'en-US': { name, description: 'All' } } }),
      ),
    );
    expect(found(draft)).toEqual([]);
  });

  it('ask for Restore only where something can be restored', () => {
    const coins = product({ kind: 'consumable', reviewNotes: '', plans: undefined, group: undefined });
    expect(rules(sellingDraft([coins]))).toEqual([]);
    expect(rules(sellingDraft([product({ reviewNotes: '' })]))).toEqual(['purchase-restore']);
  });
});

describe('the terms of use', () => {
  const terms = (draft: SubmissionDraft) =>
    assessDraft(draft, { today: '2026-11-25' }).findings.flatMap(({ rule, subject }) =>
      rule === 'terms-link' ? [subject.locale] : [],
    );
  const german = { 'en-US': listing(), 'de-DE': listing({ description: 'Ein ruhiges Tagebuch.' }) };

  it('are asked for in each language once a subscription is sold, whatever the description says', () => {
    expect(terms(submissionDraft({ listings: german }))).toEqual([]);
    expect(terms(sellingDraft([product()], { listings: german }))).toEqual(['en-US', 'de-DE']);
    expect(terms(sellingDraft([product({ kind: 'consumable' })], { listings: german }))).toEqual([]);
  });

  it('may be a license agreement of the app’s own', () => {
    const release = { license: 'custom', licenseText: 'The terms.' } as const;
    expect(terms(sellingDraft([product()], { listings: german, release }))).toEqual([]);
    expect(
      terms(sellingDraft([product()], { listings: german, release: { license: 'custom' } })),
    ).toHaveLength(2);
  });
});
