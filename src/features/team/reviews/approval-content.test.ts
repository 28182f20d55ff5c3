import { describe, expect, it } from 'vitest';
import { approvalsCollection } from '../records';
import { fieldChanges, requestFindings, requestFor } from './approval-content';
import { image, submissionDraft } from '@tests/support/drafts';

const requests = approvalsCollection.samples();
const find = (id: string) => {
  const request = requests.find((each) => each.id === id);
  if (!request) throw new Error(id);
  return request;
};

describe('what is approved', () => {
  it('shows the texts that changed since the previous version', () => {
    const changed = fieldChanges(find('a-1')).filter((each) => each.isChanged);
    expect(changed.map((each) => each.label)).toEqual(['Subtitle', 'Full description', "What's new"]);
    expect(
      changed[0]?.changes.filter((part) => part.kind === 'added').map((part) => part.text.trim()),
    ).not.toEqual([]);
  });

  it('calls every text of a first version new', () => {
    const first = fieldChanges(find('a-3'));
    expect(
      first
        .filter((each) => each.isChanged)
        .every((each) => each.changes.every((part) => part.kind === 'added')),
    ).toBe(true);
  });

  it('names what the stores would refuse', () => {
    const findings = requestFindings(find('a-3'));
    expect(findings.length).toBeGreaterThan(0);
    const order = findings.map((finding) => ['blocker', 'warning', 'note'].indexOf(finding.severity));
    expect(order).toEqual([...order].sort());
  });

  it('takes the current draft, beside the last approved version of the same app', () => {
    const draft = submissionDraft();
    const approved = {
      ...find('a-2'),
      id: 'old',
      bundleId: draft.bundleId,
      status: 'approved' as const,
      version: '0.9',
    };
    const request = requestFor(draft, [approved, find('a-1')], 'mia@example.com', '2026-11-20', 'new');
    expect(request).toMatchObject({
      id: 'new',
      bundleId: draft.bundleId,
      version: draft.version,
      previousVersion: '0.9',
      submittedBy: 'mia@example.com',
      createdDate: '2026-11-20',
      currentStep: 'Development Complete',
      status: 'pending',
      draftId: draft.id,
    });
    expect(requestFor(draft, [], 'mia', '2026-11-20', 'x').previousTexts).toBeUndefined();
  });

  it('counts the images that are submitted, not the pictures they are made from', () => {
    const draft = submissionDraft({ images: [...submissionDraft().images, image({ kind: 'picture' })] });
    const { packageContents } = requestFor(draft, [], 'mia', '2026-11-20', 'x');
    expect(packageContents).toEqual(expect.arrayContaining(['9 images']));
  });
});

describe('a text per store', () => {
  const draft = submissionDraft({ playTexts: { 'en-US': { title: 'Lantern Diary' } } });

  it('lists Google Play’s own text beside the shared one of the previous version', () => {
    const before = {
      ...requestFor(submissionDraft(), [], 'mia', '2026-11-20', 'b'),
      status: 'approved' as const,
    };
    const request = requestFor(draft, [before], 'mia', '2026-11-20', 'x');
    const changed = fieldChanges(request).filter(({ isChanged }) => isChanged);
    expect(changed.map(({ label }) => label)).toEqual(['Name on Google Play']);
  });

  it('lists the text that is shared again', () => {
    const before = { ...requestFor(draft, [], 'mia', '2026-11-20', 'b'), status: 'approved' as const };
    const request = requestFor(submissionDraft(), [before], 'mia', '2026-11-20', 'x');
    const changed = fieldChanges(request).filter(({ isChanged }) => isChanged);
    expect(changed.map(({ label }) => label)).toEqual(['Name on Google Play']);
  });
});
