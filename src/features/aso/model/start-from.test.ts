import { describe, expect, it } from 'vitest';
import type { AppRecord } from '@/model/app';
import { EMPTY_DETAILS } from '@/model/draft';
import { SAMPLE_APPS } from '@/domain/workspace/sample-workspace';
import { listing, submissionDraft } from '@tests/support/drafts';
import { EMPTY_INPUT, type OptimizationInput } from './optimization';
import { startingPoints } from './start-from';

const apps: readonly AppRecord[] = SAMPLE_APPS;
const typed: OptimizationInput = {
  appName: 'Mine',
  category: 'finance',
  currentTitle: 'Mine too',
  currentDescription: 'All my own words',
};

function point(id: string, ...args: Parameters<typeof startingPoints>) {
  const found = startingPoints(...args).find((each) => each.id === id);
  if (!found) throw new Error(`No starting point ${id}`);
  return found;
}

describe('startingPoints', () => {
  it('lists drafts before apps, the latest first', () => {
    const drafts = [
      submissionDraft({ id: 'old', updatedAt: '2026-01-01T00:00:00Z' }),
      submissionDraft({
        id: 'new',
        updatedAt: '2026-02-01T00:00:00Z',
        listings: {},
        bundleId: '',
        version: '',
      }),
    ];
    expect(startingPoints(apps.slice(0, 1), drafts).map(({ label }) => label)).toEqual([
      'Draft: Untitled submission',
      'Draft: Lantern: Evening Journal (1.4.0)',
      'App: LacedUp',
    ]);
  });

  it('takes a draft’s texts and category, and its name from the title', () => {
    const draft = submissionDraft({ details: { ...EMPTY_DETAILS, primaryCategory: 'HEALTH_AND_FITNESS' } });
    expect(point('draft:draft-1', apps, [draft]).input(typed)).toEqual({
      appName: 'Lantern',
      category: 'health',
      currentTitle: 'Lantern: Evening Journal',
      currentDescription: listing().description,
    });
  });

  it('keeps the fields that a draft lacks', () => {
    const draft = submissionDraft({ listings: { 'en-US': listing({ title: '', description: '' }) } });
    expect(point('draft:draft-1', apps, [draft]).input(typed)).toEqual(typed);
  });

  it('takes an app’s name, and the texts of its latest draft where it has one', () => {
    expect(point('app:paw-pal', apps, []).input(EMPTY_INPUT)).toEqual({
      ...EMPTY_INPUT,
      appName: 'PawPal',
      currentTitle: 'PawPal',
    });
    const withDraft = point('app:paw-pal', apps, [submissionDraft({ appId: 'paw-pal' })]);
    expect(withDraft.draftId).toBe('draft-1');
    expect(withDraft.input(EMPTY_INPUT).currentDescription).toBe(listing().description);
    expect(withDraft.input(EMPTY_INPUT).appName).toBe('PawPal');
  });
});
