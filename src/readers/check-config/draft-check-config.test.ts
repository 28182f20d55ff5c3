import { describe, expect, it } from 'vitest';
import { makeFinding } from '@tests/support/findings';
import type { Finding } from '@/model/finding';
import type { RuleId } from '@/checks/rules/rules';
import { readCheckConfig } from './read-check-config';
import {
  applyDraftConfig,
  checkConfigText,
  ignoreEntryFor,
  mergeDraftConfig,
} from '@/domain/check-config/draft-check-config';
import type { DraftCheckConfig } from '@/model/check-config';

const TODAY = '2026-11-22';

function findingOf(rule: RuleId, locale = 'en-US', severity?: Finding['severity']): Finding {
  return makeFinding({
    rule,
    ...(severity && { severity }),
    subject: { locale, field: 'title' },
    area: 'listing',
    title: rule,
    why: '',
    fix: '',
    where: 'listing',
  });
}

const CAPITALS = findingOf('listing-capitals', 'en-US', 'warning');

describe('applyDraftConfig', () => {
  it.each<[string, Finding, string | undefined, number]>([
    ['without an end', CAPITALS, undefined, 1],
    ['on its last day', CAPITALS, TODAY, 1],
    ['after its last day', CAPITALS, '2026-11-21', 0],
    ['of a blocker', findingOf('listing-capitals', 'en-US', 'blocker'), undefined, 0],
    ['of another language', findingOf('listing-capitals', 'de-DE', 'warning'), undefined, 0],
  ])('an ignore %s', (_, finding, until, count) => {
    const entry = ignoreEntryFor(CAPITALS, { reason: ' Our brand ', ...(until !== undefined && { until }) });
    const { counted, ignored } = applyDraftConfig([finding], { ignore: [entry] }, TODAY);
    expect(ignored).toHaveLength(count);
    expect(counted.includes(finding)).toBe(count === 0);
    expect(counted.map(({ rule }) => rule).includes('config-ignore-expired')).toBe(until === '2026-11-21');
    if (count > 0) expect(ignored[0]?.ignored.reason).toBe('Our brand');
  });
});

describe('storepilot.config.json of a draft', () => {
  const own: DraftCheckConfig = {
    ignore: [
      ignoreEntryFor(CAPITALS, { reason: 'Our “brand”', until: '2027-04-01' }),
      { rule: 'listing-price', path: 'fastlane/**', store: 'ios', reason: 'Agreed' },
    ],
    words: ['internal codename'],
  };

  it.each<[string, DraftCheckConfig]>([
    ['ignores and words', own],
    ['nothing', { ignore: [], words: [] }],
  ])('can be read by the terminal and used again: %s', (_, config) => {
    const read = readCheckConfig(checkConfigText(config));
    if (!read?.ok) throw new Error(JSON.stringify(read));
    expect(mergeDraftConfig({}, read.config)).toEqual(config);
  });

  it('replaces the entry for the same findings and keeps the others', () => {
    const again = ignoreEntryFor(CAPITALS, { reason: 'Another reason' });
    const merged = mergeDraftConfig(own, { ignore: [again], words: ['internal codename', 'secret'] });
    expect(merged).toEqual({ ignore: [again, own.ignore?.[1]], words: ['internal codename', 'secret'] });
  });

  it('keeps what a newer version has stored, and takes no unknown rule from a file', () => {
    const newer = { rule: 'of-a-newer-version', reason: 'Agreed', weight: 2 };
    const stored = { ...own, ignore: [newer], mood: 'calm' };
    const merged = mergeDraftConfig(stored, { ignore: [{ rule: 'no-such-rule', reason: 'x' }] });
    expect(merged).toEqual({ ...stored, words: own.words });
  });
});
