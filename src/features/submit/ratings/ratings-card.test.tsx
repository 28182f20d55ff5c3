import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { watchDownloads } from '@tests/support/screens/downloads';
import { listing } from '@tests/support/drafts';
import { quietRatings } from '@tests/support/ratings';
import { renderApp } from '@tests/support/render-app';
import { A_MOMENT_MS, storedDrafts } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';
import { deliverRatingConfig } from '@/formats/parts/rating-config';
import type { SubmissionDraft } from '@/model/draft';

async function open(changes: Partial<SubmissionDraft> = {}, search = '') {
  const { engine } = await workspaceWith({ id: 'a', ...changes });
  const app = await renderApp(`/submit?draft=a&step=2&part=rating${search}`, { engine });
  const questions = within(await screen.findByRole('region', { name: 'Age rating questions' }));
  return { ...app, questions };
}

type Opened = Awaited<ReturnType<typeof open>>;

function results() {
  return within(screen.getByRole('region', { name: 'Apple’s ratings' }));
}

function googleForm() {
  return within(screen.getByRole('region', { name: 'Google’s content rating' }));
}

async function answer({ user, questions }: Opened, section: string, question: string, choice: string) {
  const group = () => questions.queryByRole('group', { name: question });
  if (!group()) await user.click(questions.getByText(section));
  await user.click(
    within(questions.getByRole('group', { name: question })).getByRole('radio', { name: choice }),
  );
}

describe('the age ratings', () => {
  it('follow each answer, name its cause in every region, and are stored', async () => {
    const app = await open();
    expect(results().getByText(/appears here with the first answer/)).toBeVisible();
    expect(results().queryByText(/4\+/)).not.toBeInTheDocument();
    await answer(app, 'Mature themes', 'Does it contain anything scary?', 'Frequent');
    expect(results().getByText('App Store, so far: 13+')).toBeVisible();
    expect(results().getByText('22 open questions may raise it.', { exact: false })).toBeVisible();
    expect(results().getAllByText('because of frequent horror or fear themes')).not.toHaveLength(0);
    expect(results().getByText('A14')).toBeVisible();

    await answer(app, 'Capabilities', 'Can users open any web page inside your app?', 'Yes');
    expect(results().getByText('App Store, so far: 16+')).toBeVisible();
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(async () =>
      expect((await storedDrafts(app))[0]?.ratings?.apple).toEqual({
        horrorOrFearThemes: 'FREQUENT',
        unrestrictedWebAccess: true,
      }),
    );
  });

  it('answer the rest with one click, without touching what was answered or claiming what "no" does not say', async () => {
    const app = await open();
    await answer(app, 'Capabilities', 'Can users write, talk or send something to each other?', 'Yes');
    await app.user.click(
      screen.getByRole('button', { name: /^Answer \d+ open questions with “Not in my app”$/ }),
    );
    expect(results().getByText('App Store: 4+')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Not in my app/ })).not.toBeInTheDocument();
    await app.user.click(app.questions.getByText('For Google Play alone'));
    const block = within(app.questions.getByRole('group', { name: 'Can users block each other?' }));
    expect(block.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
    expect(block.getByRole('radio', { name: 'No' })).not.toBeChecked();
    expect(googleForm().getByText(/The form needs 5 more answers/)).toBeVisible();
  });

  it('can be answered with the keyboard alone', async () => {
    const app = await open();
    const section = app.questions.getByText('In-app controls').closest('summary');
    section?.focus();
    await app.user.keyboard('{Enter}');
    // jsdom opens no <details> by key.
    if (!app.questions.queryByRole('group', { name: /Can parents limit/ }))
      await app.user.click(app.questions.getByText('In-app controls'));
    const group = within(app.questions.getByRole('group', { name: /Can parents limit/ }));
    group.getByRole('radio', { name: 'Yes' }).focus();
    await app.user.keyboard(' ');
    expect(group.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await app.user.keyboard('{ArrowRight}');
    expect(group.getByRole('radio', { name: 'No' })).toBeChecked();
  });

  it('show what contradicts, with the rating that causes it', async () => {
    await open({
      ratings: quietRatings({
        apple: { unrestrictedWebAccess: true },
        options: { kidsAgeBand: 'SIX_TO_EIGHT' },
      }),
    });
    expect(
      screen.getByText('Made for Kids is chosen, but the rating is 16+ because of unrestricted web access'),
    ).toBeVisible();
  });

  it('show what contradicts at the question or the choice that it is about', async () => {
    const app = await open({
      builds: [iosBuild({ linkedFrameworks: ['DeclaredAgeRange'] })],
      ratings: quietRatings({ apple: { lootBox: true }, options: { override: 'NINE_PLUS' } }),
    });
    await app.user.click(app.questions.getByText('In-app controls'));
    const question = within(app.questions.getByRole('group', { name: /check how old/ }));
    expect(question.getByText(/^Age assurance is answered with no, but the build contains/)).toBeVisible();
    await app.user.click(question.getByRole('radio', { name: 'Yes' }));
    await waitFor(() => expect(question.queryByText(/is answered with no/)).not.toBeInTheDocument());

    await app.user.click(app.questions.getByText(/^Higher rating, Kids category/));
    const choice = app.questions.getByRole('combobox', { name: 'Rating of your choice' });
    expect(app.questions.getByText('The override 9+ is not above the calculated rating 9+')).toBeVisible();
    await app.user.selectOptions(choice, '13+');
    await waitFor(() => expect(app.questions.queryByText(/^The override/)).not.toBeInTheDocument());
  });

  it('suggest from the build and the description, and take nothing without a click', async () => {
    const app = await open({
      builds: [iosBuild({ linkedFrameworks: ['DeclaredAgeRange'] })],
      listings: { 'en-US': listing({ description: 'Chat with friends and keep a diary of it.' }) },
    });
    await app.user.click(app.questions.getByText('In-app controls'));
    expect(app.questions.getByText('Because the build contains DeclaredAgeRange.')).toBeVisible();
    const group = within(app.questions.getByRole('group', { name: /check how old/ }));
    expect(group.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
    await app.user.click(group.getByRole('button', { name: /^Answer yes/ }));
    expect(group.getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(app.questions.queryByText('Because the build contains', { exact: false })).not.toBeInTheDocument();
    await app.user.click(app.questions.getByText('Capabilities'));
    expect(app.questions.getByText('Because the description says “Chat with”.')).toBeVisible();
  });

  it('are imported from the file of an upload tool, and written for fastlane once they are complete', async () => {
    const saved = watchDownloads();
    const app = await open({ platform: 'ios' });
    const title = screen.getByText('Import and export age ratings');
    await app.user.click(title);
    const part = title.closest('details');
    if (!part) throw new Error('The import is not in a part that opens.');
    const card = within(part);
    const write = card.getByRole('button', { name: 'Download app_rating_config.json' });
    expect(write).toBeDisabled();
    const choose = card.getByLabelText('Import age rating answers');
    await app.user.upload(choose, new File(['{"name":"lantern"}'], 'package.json'));
    expect(await card.findByText('Nothing was imported')).toBeVisible();

    const config = deliverRatingConfig(quietRatings({ apple: { lootBox: true } }));
    const file = JSON.stringify({ ...config, shoeSize: 43 });
    await app.user.upload(choose, new File([file], 'app_rating_config.json'));
    expect(await card.findByText('Not understood, and therefore not imported: shoeSize: 43')).toBeVisible();
    expect(results().getByText('App Store: 9+')).toBeVisible();
    await app.user.click(write);
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['app_rating_config.json']));
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(config);
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(async () =>
      expect((await storedDrafts(app))[0]?.answersBefore?.ratings?.apple.lootBox).toBe(true),
    );
  });

  it('are found by a search, also the choices after them', async () => {
    const { user, questions } = await open();
    await user.type(questions.getByRole('searchbox'), 'scary');
    expect(questions.getByRole('group', { name: 'Does it contain anything scary?' })).toBeVisible();
    expect(questions.getAllByRole('radiogroup')).toHaveLength(1);
    await user.clear(questions.getByRole('searchbox'));
    await user.type(questions.getByRole('searchbox'), 'kids category');
    expect(questions.getByRole('combobox', { name: 'Kids category' })).toBeVisible();
    expect(questions.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('ask for Google Play alone only what its form asks', async () => {
    const { questions } = await open({ platform: 'android' });
    expect(screen.queryByRole('region', { name: 'Apple’s ratings' })).not.toBeInTheDocument();
    expect(questions.queryByText('In-app controls')).not.toBeInTheDocument();
    expect(questions.getByText('Violence')).toBeVisible();
    expect(googleForm().getByText(/^Google Play: \d+ of \d+ answers prepared\.$/)).toBeVisible();
  });

  it('open at the question that a link leads to', async () => {
    const { questions } = await open({}, '&field=ratings%2FlootBox');
    await waitFor(() =>
      expect(
        within(questions.getByRole('group', { name: 'Can users buy boxes with random items?' })).getByRole(
          'radio',
          { name: 'Yes' },
        ),
      ).toHaveFocus(),
    );
  });
});
