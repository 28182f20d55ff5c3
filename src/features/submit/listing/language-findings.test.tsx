import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { A_MOMENT_MS, openPart, paste } from '@tests/support/wizard';

const ENGLISH =
  'Write three lines each evening, add a photo if you like, and look back on a calmer year with your journal.';

describe('texts in another language', () => {
  it('are named at their field, and gone once they are translated', async () => {
    const app = await renderApp('/submit?step=2');
    await paste(app, 'App Name', 'Lantern');
    await paste(app, 'Full Description', ENGLISH);
    await app.user.selectOptions(screen.getByLabelText('Add a language'), 'de-DE');
    await screen.findByRole('heading', { name: 'Texts in German (Deutsch)' });
    await paste(app, 'Full Description', ENGLISH);
    await app.clock.advance(A_MOMENT_MS);
    expect(await screen.findByText('Description is the same text as in English')).toBeVisible();
    await app.user.clear(screen.getByLabelText('Full Description', { selector: 'textarea' }));
    await paste(app, 'Full Description', 'Schreibe jeden Abend drei Zeilen in dein Tagebuch.');
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(() => expect(screen.queryByText('Description is the same text as in English')).toBeNull());
  });
});

describe('names of competitors', () => {
  it('are kept in the details, and found in the texts', async () => {
    const app = await renderApp('/submit?step=2&part=details&field=competitors');
    const section = await screen.findByRole('region', { name: 'Competitors’ names' });
    await app.user.type(within(section).getByLabelText('Name of an app or company'), 'Moonbeam{Enter}');
    // The first save of the draft leaves the part open.
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(() => expect(app.path()).toContain('draft='));
    await app.user.type(within(section).getByLabelText('Name of an app or company'), 'Stargaze{Enter}');
    expect(within(section).getByRole('list')).toHaveTextContent(/Moonbeam.*Stargaze/);
    await openPart(app, 'Texts');
    await paste(app, 'App Name', 'Moonbeam Journal');
    expect(await screen.findByText(/App name names a competitor: “Moonbeam”/)).toBeVisible();
  });
});
