import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { watchDownloads } from '@tests/support/screens/downloads';
import { answersWith, dataUse } from '@tests/support/privacy-answers';
import { renderApp } from '@tests/support/render-app';
import { A_MOMENT_MS, storedDrafts, type App } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';
import { dataSafetyCsv } from '@/domain/privacy/data-safety-csv';
import { dataSafetyValues } from '@/domain/privacy/data-safety-values';
import { privacyQuestion } from '@/domain/privacy/privacy-questions';
import type { StoredDraft } from '@/model/draft';

const APPSFLYER = androidBuild({
  traces: buildTraces({
    libraries: [{ group: 'com.appsflyer', artifact: 'af-android-sdk', version: '6.15.0' }],
  }),
});

async function openStep(changes: Partial<StoredDraft> = {}) {
  const { engine } = await workspaceWith(changes);
  const app = await renderApp('/submit?draft=draft-1&step=2&part=privacy', { engine });
  const questions = within(await screen.findByRole('region', { name: 'Privacy questions' }));
  return { app, questions };
}

async function openSection({ user }: App, questions: Pick<typeof screen, 'getByText'>, title: string) {
  await user.click(questions.getByText(title));
}

async function savedAnswers(app: App) {
  await app.clock.advance(A_MOMENT_MS);
  return waitFor(async () => {
    const [draft] = await storedDrafts(app);
    if (!draft?.privacy) throw new Error('Nothing is saved yet.');
    return draft.privacy;
  });
}

describe('the privacy questions', () => {
  it('ask broadly first, then for details, count what is answered and save each answer', async () => {
    const { app, questions } = await openStep();
    expect(questions.getByText('0 of 17 questions answered')).toBeVisible();
    await openSection(app, questions, 'Where users are and what they pay');
    const location = within(questions.getByRole('group', { name: 'Does your app know where its user is?' }));
    expect(location.queryByLabelText(/^Approximate location/)).not.toBeInTheDocument();
    await app.user.click(location.getByLabelText('No'));
    expect(questions.getByText('1 of 17 questions answered')).toBeVisible();
    await app.user.click(location.getByLabelText('Yes'));
    expect(location.getByText('Choose what it is, or answer No.')).toBeVisible();
    await app.user.click(location.getByLabelText(/^Approximate location/));
    expect(location.getByText(/^Still open: say who receives it/)).toBeVisible();
    expect(await savedAnswers(app)).toMatchObject({
      yesNo: { location: true },
      uses: { 'approximate-location': {} },
    });
  });

  it('ask how a kind of data is used until both forms are complete', async () => {
    const { app, questions } = await openStep({
      privacy: answersWith({ 'approximate-location': { isCollected: true, purposes: ['analytics'] } }),
    });
    await openSection(app, questions, 'Where users are and what they pay');
    await app.user.click(questions.getByRole('button', { name: 'Edit: Approximate location' }));
    const use = within(questions.getByRole('group', { name: 'Approximate location' }));
    const answer = (name: RegExp, value: string | RegExp) =>
      app.user.click(within(use.getByRole('radiogroup', { name })).getByLabelText(value));
    expect(use.getByText(/^Still open: say whether it is stored/)).toBeVisible();
    await answer(/is it stored\?/, 'Yes');
    await answer(/can users choose not to provide it/, 'Yes');
    await answer(/linked to the user’s identity/, 'No');
    expect(use.queryByText(/Still open/)).not.toBeInTheDocument();
    await app.user.click(use.getByRole('button', { name: 'Done: Approximate location' }));
    expect(use.getByRole('button', { name: 'Edit: Approximate location' })).toHaveFocus();
    expect(use.queryByRole('radiogroup')).not.toBeInTheDocument();
    expect(
      use.getByText('Collected, for analytics; optional, not linked to the user', { exact: false }),
    ).toBeVisible();
    expect((await savedAnswers(app)).uses['approximate-location']).toEqual({
      isCollected: true,
      purposes: ['analytics'],
      isEphemeral: false,
      isOptional: true,
      isLinked: false,
    });
  });

  it('open the details of the kind of data that was chosen last, and of no other', async () => {
    const { app, questions } = await openStep({ privacy: answersWith({ name: dataUse() }) });
    await openSection(app, questions, 'About your users');
    const group = (name: string) => within(questions.getByRole('group', { name }));
    expect(group('Name').queryByRole('checkbox')).not.toBeInTheDocument();
    await app.user.click(questions.getByRole('checkbox', { name: /^E-mail address/ }));
    expect(group('E-mail address').getAllByRole('checkbox')).not.toHaveLength(0);
    await app.user.click(questions.getByRole('button', { name: 'Edit: Name' }));
    expect(group('Name').getAllByRole('checkbox')).not.toHaveLength(0);
    expect(group('E-mail address').queryByRole('checkbox')).not.toBeInTheDocument();
    expect(group('E-mail address').getByText(/\d open answers/)).toBeVisible();
  });

  it('show what contradicts an answer at its question, with the correction', async () => {
    const { app, questions } = await openStep({
      platform: 'both',
      privacy: answersWith({ crashes: dataUse({ onlyIn: 'ios' }), name: dataUse() }),
    });
    expect(questions.getByText('1 finding')).toBeVisible();
    await openSection(app, questions, 'What the app and its libraries record');
    const crashes = within(questions.getByRole('group', { name: privacyQuestion('diagnostics').question }));
    await app.user.click(
      crashes.getByRole('button', {
        name: 'Declare it to both stores: Crash reports: declared to Apple App Store, but not to Google Play',
      }),
    );
    expect(questions.queryByText(/declared to Apple App Store/)).not.toBeInTheDocument();
    expect((await savedAnswers(app)).uses.crashes).toEqual(dataUse());
  });

  it('show no contradiction twice, and none before anything is answered', async () => {
    const location = androidBuild({ permissions: ['android.permission.ACCESS_FINE_LOCATION'] });
    const { app, questions } = await openStep({ builds: [location], platform: 'android' });
    await openSection(app, questions, 'Where users are and what they pay');
    const group = within(questions.getByRole('group', { name: /where its user is/ }));
    expect(group.getByText(/^Your build asks for/)).toBeVisible();
    await app.user.click(group.getByRole('radio', { name: 'Yes' }));
    expect(questions.queryByText(/finding/)).not.toBeInTheDocument();
    await app.user.click(group.getByRole('radio', { name: 'No' }));
    expect(group.getByText(/say that nothing of it leaves the device/)).toBeVisible();
  });

  it('are answered together for several kinds of data until their answers differ', async () => {
    const { app, questions } = await openStep({
      privacy: answersWith({ name: dataUse(), email: dataUse(), crashes: dataUse() }),
    });
    await openSection(app, questions, 'About your users');
    await app.user.click(questions.getByRole('button', { name: 'Edit: Name, E-mail address' }));
    const both = within(questions.getByRole('group', { name: 'Name, E-mail address' }));
    await app.user.click(both.getByRole('checkbox', { name: 'To manage the user’s account' }));
    const { uses } = await savedAnswers(app);
    expect([uses.name?.purposes, uses.email?.purposes]).toEqual([
      ['function', 'account'],
      ['function', 'account'],
    ]);
    await app.user.click(questions.getByRole('button', { name: 'Answer for each of them separately' }));
    expect(questions.getByRole('group', { name: 'Name' })).toBeVisible();
    expect(questions.getByRole('group', { name: 'E-mail address' })).toBeVisible();
  });

  it('ask each store only for what it wants to know', async () => {
    const { app, questions } = await openStep({
      platform: 'ios',
      privacy: answersWith({ crashes: dataUse() }),
    });
    await openSection(app, questions, 'What the app and its libraries record');
    await app.user.click(questions.getByRole('button', { name: 'Edit: Crash reports' }));
    const use = within(questions.getByRole('group', { name: 'Crash reports' }));
    expect(
      use.queryByRole('radiogroup', { name: /can users choose not to provide it/ }),
    ).not.toBeInTheDocument();
    expect(use.getByRole('radiogroup', { name: /linked to the user’s identity/ })).toBeVisible();
    expect(questions.queryByText('Accounts, protection and deletion')).not.toBeInTheDocument();
  });

  it('are found by a search, also by an example, and explained on request', async () => {
    const { app, questions } = await openStep();
    await app.user.type(questions.getByRole('searchbox'), 'heart rate');
    const health = questions.getByRole('group', { name: 'Does your app record health or exercise?' });
    expect(questions.queryByRole('group', { name: /where its user is/ })).not.toBeInTheDocument();
    expect(questions.queryByRole('group', { name: /who its user is/ })).not.toBeInTheDocument();
    const explain = within(health).getByRole('button', { name: /^Explain/ });
    expect(explain).toHaveAttribute('aria-expanded', 'false');
    await app.user.click(explain);
    expect(within(health).getByText(/symptoms, medicine, sleep/)).toBeVisible();
    await app.user.clear(questions.getByRole('searchbox'));
    await app.user.type(questions.getByRole('searchbox'), 'zebra');
    expect(questions.getByText('No question contains “zebra”.')).toBeVisible();
  });

  it('can be answered with the keyboard alone', async () => {
    const { app, questions } = await openStep();
    questions.getByRole('searchbox').focus();
    await app.user.tab();
    await app.user.click(document.activeElement ?? document.body);
    await app.user.tab();
    expect(document.activeElement).toHaveAttribute('name', 'privacy/identity');
    await app.user.keyboard(' ');
    expect((await savedAnswers(app)).yesNo).toEqual({ identity: true });
  });

  it('open at the text that a link leads to', async () => {
    const { engine } = await workspaceWith({
      privacy: { ...answersWith({ name: dataUse() }), yesNo: { accounts: true } },
    });
    await renderApp('/submit?draft=draft-1&step=2&field=privacy/texts/accountDeletionUrl', { engine });
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('name', 'privacy/texts/accountDeletionUrl'),
    );
  });

  it('open at the question that a link leads to', async () => {
    const { engine } = await workspaceWith({});
    await renderApp('/submit?draft=draft-1&step=2&field=privacy/location', { engine });
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'privacy/location'));
  });
});

describe('the stores’ own files', () => {
  const choose = async ({ user }: App, file: File) => {
    await user.click(screen.getByText('Import and export'));
    await user.upload(screen.getByLabelText('Import earlier answers'), file);
  };

  it('are imported as answers', async () => {
    const { app } = await openStep();
    const csv = dataSafetyCsv(dataSafetyValues(answersWith({ crashes: dataUse() })));
    await choose(app, new File([csv], 'data_safety_export.csv'));
    expect(await screen.findByText('Imported')).toBeVisible();
    const answers = await savedAnswers(app);
    expect(answers.yesNo).toMatchObject({ diagnostics: true, location: false });
    expect(answers.uses.crashes).toMatchObject({
      isCollected: true,
      isOptional: false,
      purposes: ['function'],
    });
    // Later changes are compared with what the store has.
    expect((await storedDrafts(app))[0]?.answersBefore?.privacy).toEqual(answers);
  });

  it('are written with the labels of the publisher’s own export', async () => {
    const saved = watchDownloads();
    const answers = answersWith({ crashes: dataUse() });
    const { app } = await openStep({ privacy: answers, platform: 'android' });
    const own = dataSafetyCsv(dataSafetyValues(answers)).replace(
      /,[^,\n]*(?=\nPSL_DATA_TYPES_PERSONAL,PSL_EMAIL)/,
      ',Nome',
    );
    expect(own).toContain(',Nome\n');
    await choose(app, new File([own], 'data_safety_export.csv'));
    expect(await screen.findByText(/keep the labels of your export/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Download data_safety.csv' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toBe(own);
  });

  it('change nothing when they are not understood, and the reason is shown', async () => {
    const { app } = await openStep({ privacy: answersWith({ crashes: dataUse() }) });
    await choose(app, new File(['[{"category":"SHOE_SIZE","data_protections":[]}]'], 'details.json'));
    expect(await screen.findByText(/“SHOE_SIZE” is not one of App Privacy’s data types/)).toBeVisible();
    expect(await savedAnswers(app)).toEqual(answersWith({ crashes: dataUse() }));
  });
});

describe('suggestions of the builds', () => {
  it('say why, and are answers only once they are confirmed', async () => {
    const { app, questions } = await openStep({ builds: [APPSFLYER], platform: 'android' });
    expect(screen.getByText('Your builds suggest 2 answers')).toBeVisible();
    expect(questions.getByText('0 of 16 questions answered')).toBeVisible();
    await openSection(app, questions, 'What the app and its libraries record');
    const device = within(questions.getByRole('group', { name: /ID of the device/ }));
    expect(
      device.getByText(
        'Because the build contains AppsFlyer 6.15.0 (AppsFlyer’s privacy manifest of 2026-05).',
      ),
    ).toBeVisible();
    await app.user.click(device.getByRole('button', { name: 'Confirm: Device or installation ID' }));
    expect(device.getByRole('group', { name: 'Device or installation ID' })).toBeVisible();
    const answers = await savedAnswers(app);
    expect(answers.yesNo).toEqual({ device: true });
    expect(answers.uses['device-id']).toMatchObject({ isCollected: true, isShared: true, purposes: ['ads'] });
  });

  it('are all confirmed with one click, or rejected for good', async () => {
    const { app, questions } = await openStep({ builds: [iosBuild(), APPSFLYER] });
    await openSection(app, questions, 'What the app and its libraries record');
    await app.user.click(questions.getByRole('button', { name: 'Not so: Use of the app' }));
    await app.user.click(screen.getByRole('button', { name: 'Confirm all of these' }));
    expect(screen.queryByText(/^Your build/)).not.toBeInTheDocument();
    const answers = await savedAnswers(app);
    expect(answers).toMatchObject({ yesNo: { device: true, tracking: true }, rejected: ['interactions'] });
    expect(answers.uses.interactions).toBeUndefined();
  });
});
