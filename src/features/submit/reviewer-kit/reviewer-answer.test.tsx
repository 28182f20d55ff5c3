import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ipaFile } from '@tests/support/build-fixtures/builds';
import { CPU, machO } from '@tests/support/build-fixtures/native';
import { renderApp } from '@tests/support/render-app';
import { next, openPart } from '@tests/support/wizard';

const QUESTION = 'Where can a reviewer use each background mode?';
const EVIDENCE = 'In the background the app plays audio (audio): reviewers look for the feature';

function playerBuild() {
  const executable = machO([], CPU.arm64, 0, { imports: ['_OBJC_CLASS_$_AVPlayer'] });
  return ipaFile({
    info: { UIBackgroundModes: ['audio'] },
    files: { 'Payload/Lantern.app/Lantern': executable },
  });
}

it('is given beside the finding of step 1, moves it to the answered ones, and is part of the kit', async () => {
  const app = await renderApp('/submit');
  await app.user.upload(await screen.findByLabelText('Drop your app here, or choose files'), playerBuild());
  const card = within(await screen.findByRole('region', { name: 'Build Lantern.ipa' }));
  await app.user.click(card.getByText(/\d questions? for you/));
  await app.user.click(card.getByText(EVIDENCE));
  const save = card.getByRole('button', { name: `Save answer: ${QUESTION}` });
  expect(save).toBeDisabled();
  await app.user.click(card.getByLabelText(QUESTION));
  await app.user.paste('Tap Play, then lock the phone.');
  await app.user.click(save);
  await app.user.click(card.getByText('Answered'));
  const answered = within(card.getByRole('list', { name: 'Answered questions about Lantern.ipa' }));
  expect(answered.getByText(EVIDENCE)).toBeInTheDocument();
  expect(card.getAllByText(EVIDENCE)).toHaveLength(1);

  await next(app);
  await openPart(app, 'Store details');
  await app.user.click(await screen.findByText('Reviewer’s kit: sign-in and notes'));
  expect(await screen.findByLabelText<HTMLTextAreaElement>('Review notes')).toHaveValue(
    `Questions about the build:\n${QUESTION} Tap Play, then lock the phone.`,
  );
  await app.user.click(screen.getByText('Asked because of the build'));
  await app.user.type(screen.getByLabelText(QUESTION), ' Or use CarPlay.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Review notes').value).toMatch(/Or use CarPlay\.$/);
});
