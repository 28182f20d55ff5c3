import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markInTeam } from '@/lib/workspace/team-marker';
import { TEST_USER } from '@tests/support/screens/fake-auth';
import { renderApp } from '@tests/support/render-app';

let requests: string[] = [];
let answer: (url: string) => Promise<Response>;

beforeEach(() => {
  requests = [];
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    return answer(url);
  });
});
afterEach(() => {
  markInTeam(TEST_USER.id, false);
  vi.unstubAllGlobals();
});

async function openForm(url = '/team') {
  const app = await renderApp(url);
  if (!url.includes('#')) await app.user.click(screen.getByRole('button', { name: 'Set up a team' }));
  await screen.findByRole('heading', { name: url.includes('#') ? 'Join a team' : 'Create or join a team' });
  return app;
}

describe('Work with other people', () => {
  it('says what leaves before anything is sent', async () => {
    await openForm();
    expect(screen.getByText(/sent to localhost/)).toHaveTextContent(
      /texts, contact and review details, privacy and age rating answers, build facts and previews of the pictures .* Original pictures are only sent if .* Builds and the reviewer’s demo password never leave/,
    );
    expect(requests).toEqual([]);
  });

  it('asks for a name, and keeps it when the service does not answer', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Create team' }));
    expect(await screen.findByText('Give the team a name')).toBeVisible();
    await user.type(screen.getByLabelText('Team name'), 'Lantern');
    await user.click(screen.getByRole('button', { name: 'Create team' }));
    expect(await screen.findByText(/did not answer/)).toBeVisible();
    expect(screen.getByLabelText('Team name')).toHaveValue('Lantern');
  });

  it.each(['', 'hello', 'https://elsewhere.example/team'])('calls %j no invitation', async (text) => {
    const { user } = await openForm();
    if (text) await user.type(screen.getByLabelText('Invitation link or code'), text);
    await user.click(screen.getByRole('button', { name: 'Join team' }));
    expect(await screen.findByText(/This is not an invitation/)).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('takes the code out of the address, and says when it cannot be used', async () => {
    const code = '3b3aa3a5-06f9-4c85-aea1-2c125f7019e3.0e4a6d7a-ff88-418d-bf4c-5c4f67312943';
    const { user, path } = await openForm(`/team#join=${code}`);
    expect(path()).toBe('/team');
    expect(screen.getByLabelText('Invitation link or code')).toHaveValue(code);
    expect(requests).toEqual([]);
    answer = () => Promise.resolve(Response.json({ code: '23502' }, { status: 400 }));
    await user.click(screen.getByRole('button', { name: 'Join team' }));
    expect(await screen.findByText(/This invitation cannot be used/)).toBeVisible();
  });

  it('closes the form once the invitation of the link was used', async () => {
    const code = '3b3aa3a5-06f9-4c85-aea1-2c125f7019e3.0e4a6d7a-ff88-418d-bf4c-5c4f67312943';
    const { user } = await openForm(`/team#join=${code}`);
    answer = (url) =>
      Promise.resolve(
        url.includes('/joins') ? new Response('', { status: 201 }) : new Response('[]', { status: 503 }),
      );
    await user.click(screen.getByRole('button', { name: 'Join team' }));
    expect(await screen.findByText('You joined the team')).toBeVisible();
    expect(screen.queryByLabelText('Invitation link or code')).toBeNull();
    expect(screen.getByRole('button', { name: 'Create or join another team' })).toBeVisible();
  });
});
