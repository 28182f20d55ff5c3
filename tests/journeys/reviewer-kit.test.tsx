import { screen, within } from '@testing-library/react';
import { consoles } from 'virtual:catalog/consoles';
import { expect, it } from 'vitest';
import { startHereFile } from '@/domain/handover/start-here';
import { stepHeading, storedDrafts, type App } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';
import { renderApp } from '@tests/support/render-app';
import { submissionDraft, withDetails } from '@tests/support/drafts';

async function answer({ user }: App, question: string, option: 'Yes' | 'No') {
  const group = await screen.findByRole('radiogroup', { name: question });
  await user.click(within(group).getByRole('radio', { name: option }));
}

async function write({ user }: App, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

it('leads from the answers of the reviewer’s kit to the lists for both consoles', async () => {
  const draft = submissionDraft({
    ...withDetails({ isUpdate: false, needsLogin: undefined, reviewNotes: 'Own words.' }),
    id: 'own',
  });
  const { engine } = await workspaceWith(draft);
  const app = await renderApp('/submit?draft=own&step=2&field=needsLogin', { engine });
  await stepHeading('App Listing');
  await answer(app, 'Does the reviewer have to sign in?', 'Yes');
  await write(app, 'Demo user', 'ada@example.com');
  await write(app, 'Demo password', ' two "cats" ');
  await answer(app, 'Does the account ask for a code?', 'No');
  await write(app, 'How does a reviewer reach each main feature?', 'اكتب: اضغط +');
  await app.user.click(screen.getByText('Test tracks: TestFlight and closed test'));
  await answer(app, 'Is your Play account personal, and made after November 13, 2023?', 'Yes');
  await app.clock.advance(2000);

  const [stored] = await storedDrafts(app);
  if (!stored) throw new Error('The draft was not stored.');
  const html = startHereFile({ ...stored, images: [] }, consoles, {
    subject: { appName: 'Lantern', bundleId: 'a.b', version: '1', exportDate: '2026-11-25' },
    files: [],
  }).content;
  if (typeof html !== 'string') throw new Error('The page is text.');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const text = (id: string) => page.getElementById(id)?.textContent;
  const signIn = 'Sign-in:\nThe user name and password are in the fields above.\nThe account needs no code.';
  const features = 'How to reach the main features:\nاكتب: اضغط +';
  expect(text('app-store-connect-version-review-review-notes')).toBe(
    `Own words.\n\n${signIn}\n\n${features}`,
  );
  expect(text('app-store-connect-version-review-demo-password')).toBe(' two "cats" ');
  expect(text('google-play-console-app-access-access-notes')).toBe(`${signIn}\n\n${features}\n\nOwn words.`);
  expect(text('google-play-console-closed-test-test-invitation')).toContain('Become a tester');
});
