import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { listing, submissionDraft } from '@tests/support/drafts';
import { renderApp } from '@tests/support/render-app';
import { A_MOMENT_MS, openPart, paste, search, stepHeading, stepList, type App } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';

function parts() {
  return within(screen.getByRole('navigation', { name: 'Parts of App Listing' }));
}

function shownPart() {
  return parts()
    .getAllByRole('button')
    .find((button) => button.getAttribute('aria-current') === 'page')?.textContent;
}

async function openDraft(query: string, changes = {}): Promise<App> {
  const { engine } = await workspaceWith({ id: 'a', ...changes });
  const app = await renderApp(`/submit?draft=a&step=2${query}`, { engine });
  await stepHeading('App Listing');
  return app;
}

it('shows one part at a time, each with an address that Back returns to', async () => {
  const app = await openDraft('');
  expect(
    parts()
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.match(/^(?:Texts|Store details|Privacy|Age rating)/)?.[0]),
  ).toEqual(['Texts', 'Store details', 'Privacy', 'Age rating']);
  expect(screen.getByLabelText('App Name')).toBeVisible();
  await openPart(app, 'Privacy');
  expect(await screen.findByRole('heading', { name: 'Privacy' })).toBeVisible();
  expect(screen.queryByLabelText('App Name')).not.toBeInTheDocument();
  expect(screen.queryByRole('complementary', { name: 'Store preview' })).not.toBeInTheDocument();
  expect(search(app).get('part')).toBe('privacy');
  expect(parts().getByRole('button', { name: /^Privacy/ })).toHaveFocus();
  await openPart(app, 'Age rating');
  expect(await screen.findByRole('heading', { name: 'Age ratings' })).toBeVisible();

  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'Privacy' })).toBeVisible();
  act(() => window.history.back());
  expect(await screen.findByLabelText('App Name')).toBeVisible();
});

it.each([
  ['&part=rating', /^Age rating/],
  ['&part=', /^Texts/],
  ['&part=nothing', /^Texts/],
  ['&part=toString', /^Texts/],
  ['&part=texts&field=version', /^Store details/],
  ['&field=privacy/location', /^Privacy/],
  ['&field=subtitle', /^Texts/],
])('opens the part of %s', async (query, part) => {
  await openDraft(query);
  expect(shownPart()).toMatch(part);
});

it.each([
  ['version', 'Version'],
  ['contactPhone', 'Contact phone'],
  ['subtitle', 'Short Description'],
])('leads to the field %s, also inside of a closed section', async (field, label) => {
  await openDraft(`&part=privacy&field=${field}`);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
});

it('continues with the next part', async () => {
  const app = await openDraft('');
  for (const name of ['Store details', 'Privacy', 'Age rating']) {
    await app.user.click(screen.getByRole('button', { name: `Continue with ${name}` }));
    await waitFor(() => expect(shownPart()).toMatch(new RegExp(`^${name}`)));
  }
  expect(screen.queryByRole('button', { name: /^Continue with/ })).not.toBeInTheDocument();
});

it('says what is open in each part and step, and leads from one open thing to the next', async () => {
  const app = await openDraft('', {
    listings: { 'en-US': listing({ keywords: '', releaseNotes: '' }) },
    version: '',
    details: { ...submissionDraft().details, isUpdate: false },
  });
  await waitFor(() => expect(parts().getByRole('button', { name: 'Texts 1 open' })).toBeVisible());
  expect(parts().getByRole('button', { name: 'Store details 1 open' })).toBeVisible();
  expect(parts().getByRole('button', { name: 'Privacy 1 open' })).toBeVisible();
  expect(stepList().getByRole('button', { name: /App Listing .* 4 open$/ })).toBeVisible();
  expect(stepList().getByRole('button', { name: /Build Selection .* ready$/ })).toBeVisible();

  await app.user.click(await screen.findByRole('button', { name: '1 open here' }));
  await waitFor(() => expect(screen.getByLabelText('Keywords')).toHaveFocus());
  await paste(app, 'Keywords', 'diary');
  await app.clock.advance(A_MOMENT_MS);
  await app.user.click(await screen.findByRole('button', { name: '1 open in Store details' }));
  await waitFor(() => expect(screen.getByLabelText('Version')).toHaveFocus());
  await paste(app, 'Version', '1.4.0');
  await app.clock.advance(A_MOMENT_MS);
  await app.user.click(await screen.findByRole('button', { name: '1 open in Privacy' }));
  expect(await screen.findByRole('heading', { name: 'Privacy' })).toBeVisible();
});

it('calls nothing ready before a change has been checked', async () => {
  const app = await openDraft('');
  await waitFor(() => expect(parts().getByRole('button', { name: 'Texts ready' })).toBeVisible());
  await paste(app, 'App Name', ' that is far too long');
  expect(parts().getByRole('button', { name: 'Texts …' })).toBeVisible();
  await app.clock.advance(A_MOMENT_MS);
  expect(await parts().findByRole('button', { name: /^Texts \d open$/ })).toBeVisible();
});

it('has a check mark on a step behind only when nothing in it is open', async () => {
  const app = await openDraft('', { builds: [iosBuild()] });
  await app.user.click(stepList().getByRole('button', { name: /Screenshots/ }));
  await stepHeading('Screenshots');
  const builds = await stepList().findByRole('button', { name: /Build Selection .* 1 open$/ });
  expect(builds).not.toHaveAccessibleName(/Completed/);
  expect(stepList().getByRole('button', { name: /App Listing .* ready$/ })).toHaveAccessibleName(
    /^Completed/,
  );
});

it('shows the main language beside another one', async () => {
  const app = await openDraft('', {
    listings: { 'en-US': listing(), 'de-DE': listing({ title: 'Laterne' }) },
  });
  expect(screen.queryByRole('group', { name: 'In English (US)' })).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: /German/ }));
  const [name] = await screen.findAllByRole('group', { name: 'In English (US)' });
  expect(name).toHaveTextContent(listing().title);
  expect(screen.getByLabelText('App Name')).toHaveValue('Laterne');
});
