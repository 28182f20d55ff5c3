import { describe, expect, it } from 'vitest';
import { decodeLetter } from '@/decoder/decode-letter';
import { planOf } from '@/decoder/plan';
import { draftReplies } from './draft-reply';

const drafts = (text: string) => draftReplies(planOf(decodeLetter(text))?.tasks ?? []);

describe('the drafted reply', () => {
  it('says to App Review what was done, guideline by guideline', () => {
    const [draft, ...others] = drafts('Guideline 2.3.3 - Performance\nGuideline 2.3.12 - Performance');
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ audience: 'apple-review', title: 'Reply to App Review' });
    expect(draft?.text).toBe(
      [
        'Hello App Review team,',
        '',
        'thank you for reviewing [app name]. We have worked through your message:',
        '',
        '- Guideline 2.3.3 (Screenshots do not show the app in use): [Say what you changed, and on which screen.]',
        '- Guideline 2.3.12 (Release notes too general): We described the changes of this version in What’s New.',
        '',
        'Please let us know if anything is still open. We are glad to explain more.',
        '',
        'Kind regards,',
        '[your name]',
      ].join('\n'),
    );
  });

  it('has the answers that the reviewer’s kit gives, and the name of the app', () => {
    const [draft] = draftReplies(
      planOf(
        decodeLetter('Guideline 5.1.1(v)\nThe app does not include an option to initiate account deletion.'),
      )?.tasks ?? [],
      { appName: 'Tide Table', kit: { deletion: 'Profile > Delete account', ai: 'None' } },
    );
    expect(draft?.text).toContain('thank you for reviewing Tide Table.');
    expect(draft?.text).toContain('\n  Profile > Delete account\n');
    expect(draft?.text).not.toContain('None');
  });

  it('is one text per reader: review teams, and whoever builds the app', () => {
    const text = [
      'Guideline 4.3(a) - Design - Spam',
      'Issue found: Violation of the Metadata policy',
      'ITMS-90683',
      'Version code 7 has already been used',
    ].join('\n');
    expect(drafts(text).map((draft) => draft.title)).toEqual([
      'Reply to App Review',
      'Reply to Google Play',
      'Message to whoever builds the app',
    ]);
    expect(drafts(text)[2]?.text).toContain('- ITMS-90683, Permission text missing: ');
    expect(drafts(text)[2]?.text).toContain('- Google Play upload, Version code used before: ');
  });

  it('is not written about a mere warning beside what was refused', () => {
    const list =
      '(x) Error\nYou must let us know whether your app uses any Foreground Service permissions\n(!) Warning\nThis App Bundle contains native code, and you have not uploaded debug symbols.';
    expect(drafts(list)).toEqual([]);
  });

  it('claims nothing while it is not known which fault the reviewer met', () => {
    const tasks = planOf(decodeLetter('Guideline 2.1 - Performance'))?.tasks ?? [];
    const [draft] = draftReplies(tasks);
    expect(draft?.text).toContain('[Say what you changed, and on which screen.]');
    expect(draft?.text).not.toContain('We fixed');
  });

  it('is not written for a text without a cause', () => {
    expect(drafts('We had a nice day at the sea.')).toEqual([]);
  });

  it('contains nothing of the pasted text', () => {
    expect(drafts('Guideline 2.1 - Performance <script>alert(1)</script>')[0]?.text).not.toContain('script');
  });
});
