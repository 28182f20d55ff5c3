import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { helperSettingsCollection } from '@/lib/workspace/helper-records';
import {
  fakeModelApi,
  installModel,
  type FakeModelOptions,
  type FakeTranslatorOptions,
} from '@tests/support/fake-model';
import { renderApp } from '@tests/support/render-app';
import { workspaceWith } from '@tests/support/workspace-engines';
import { EMPTY_DETAILS, type SubmissionDraft } from '@/model/draft';

let uninstall: (() => void) | undefined;
afterEach(() => {
  uninstall?.();
  uninstall = undefined;
});

async function open(
  path: string,
  models: { writer?: FakeModelOptions; translator?: FakeTranslatorOptions },
  draft: Partial<SubmissionDraft> = {},
) {
  const fake = fakeModelApi(models);
  uninstall = installModel(fake.api);
  const { engine, repository } = await workspaceWith({ id: 'd', ...draft });
  await repository.put(helperSettingsCollection, [{ id: 'helpers', usesModel: true }]);
  return { ...(await renderApp(path, { engine })), calls: fake.calls };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the browser’s model elsewhere', () => {
  it('polishes the review notes, and keeps the demo account', async () => {
    const notes = 'you must sign in with demo@lantern.example, than open the journal and tap the lamp';
    const good = 'Please sign in with demo@lantern.example. Then open the journal and tap the lamp.';
    const { user, calls } = await open(
      '/submit?draft=d&step=2&part=details',
      { writer: { answers: [good.replace('demo@lantern.example', 'the demo account'), good] } },
      {
        platform: 'ios',
        details: { ...EMPTY_DETAILS, needsLogin: true, demoUser: 'demo@lantern.example', reviewNotes: notes },
      },
    );
    await user.click(await screen.findByText('Reviewer’s kit: sign-in and notes'));
    await user.click(await button('Use the browser’s model'));
    await user.click(await button('Polish the notes'));
    await user.click(await button(/^Use this text/));
    await waitFor(() => expect(screen.getByLabelText(/notes/i, { selector: 'textarea' })).toHaveValue(good));
    // The first answer lost the account, so it was refused.
    expect(calls.prompts).toHaveLength(2);
  });

  it('polishes the text of the optimizer, which stays simulated', async () => {
    const { user } = await open('/aso', { writer: { answers: ['A calm evening journal for every night.'] } });
    await user.click(await screen.findByLabelText(/Description/, { selector: 'textarea' }));
    await user.paste('a calm evening jurnal for every nigth');
    await user.click(await button('Use the browser’s model'));
    await user.click(await button('Polish the description'));
    await user.click(await button(/^Use this text/));
    expect(screen.getByLabelText(/Description/, { selector: 'textarea' })).toHaveValue(
      'A calm evening journal for every night.',
    );
    expect(screen.getByRole('button', { name: /Optimize Listing/ })).toBeVisible();
  });

  it('drafts the answer to a rejection from its case, and leaves the draft until it is chosen', async () => {
    const { user, calls } = await open('/recovery', { writer: { answer: (prompt) => politer(prompt) } });
    await user.click(await screen.findByLabelText('The store’s message'));
    await user.paste(LETTER);
    await screen.findByRole('heading', { name: 'Drafted Reply' });
    await user.click(await button('Use the browser’s model'));
    const reply = screen.getByLabelText<HTMLTextAreaElement>(/^Reply to/);
    const before = reply.value;
    await user.click(await button('Draft the answer'));
    const use = await button(/^Use this text/);
    expect(reply).toHaveValue(before);
    await user.click(use);
    await waitFor(() => expect(reply.value).toMatch(/^Dear /));
    expect(reply.value).not.toBe(before);
    expect(calls.prompts[0]?.text).toContain('Facts that may be used:');
  });
});

const LETTER = [
  'Version reviewed: 1.5',
  'Guideline 2.3.3 - Performance - Accurate Metadata',
  'Your 6.9-inch screenshots do not show the actual app in use.',
  'Guideline 5.1.1(v) - Data Collection',
  'The app supports account creation but does not include an option to initiate account deletion.',
].join('\n');

/** The draft between the last two marks of a prompt, with another greeting. */
function politer(prompt: string): string {
  const lines = prompt.split('\n');
  const mark = lines.at(-1) ?? '';
  const data = lines.slice(lines.slice(0, -1).lastIndexOf(mark) + 1, -1);
  return data.join('\n').replace(/^Hello /, 'Dear ');
}
