import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preparePage } from '@/app/page-loader';
import { watchDownloads } from '@tests/support/screens/downloads';
import { makePng } from '@tests/support/png';
import { renderApp, type RenderAppOptions } from '@tests/support/render-app';

async function open(url = '/settings', options?: RenderAppOptions) {
  const app = await renderApp(url, options);
  await screen.findByRole('heading', {
    level: 2,
    name: url.includes('security') ? 'Active Sessions' : 'Profile',
  });
  const serve = () => app.clock.advance(1000);
  return { ...app, serve };
}

/** The smallest bytes that say PNG of one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

describe('the profile', () => {
  it('shows no bar until something is edited, saves after a second and says so', async () => {
    const { user, serve, clock } = await open();
    expect(screen.queryByText('You have unsaved changes')).toBeNull();
    await user.type(screen.getByLabelText(/Full Name/), ' Jr');
    expect(screen.getByText('You have unsaved changes')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Save Changes' }));
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    await serve();
    expect(await screen.findByText('Profile updated')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('You have unsaved changes')).toBeNull());
    expect(screen.getByLabelText(/Full Name/)).toHaveValue('Nora Lindqvist Jr');
    expect(clock.pending()).toBe(0);
  });

  it('cancels back to what was saved last', async () => {
    const { user, serve } = await open();
    await user.clear(screen.getByLabelText('Company'));
    await user.type(screen.getByLabelText('Company'), 'Other');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await serve();
    await user.type(screen.getByLabelText('Company'), ' Ltd');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Company')).toHaveValue('Other');
    expect(screen.queryByText('You have unsaved changes')).toBeNull();
  });

  it('asks for a name and forgets the complaint while it is typed', async () => {
    const { user, clock } = await open();
    await user.clear(screen.getByLabelText(/Full Name/));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Full name is required')).toBeVisible();
    expect(clock.pending()).toBe(0);
    await user.type(screen.getByLabelText(/Full Name/), 'N');
    expect(screen.queryByText('Full name is required')).toBeNull();
  });

  it('cannot change the e-mail, and offers ten time zones and eight locales', async () => {
    await open();
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByText('Email cannot be changed (OAuth login)')).toBeVisible();
    expect(within(screen.getByLabelText('Time Zone')).getAllByRole('option')).toHaveLength(10);
    expect(within(screen.getByLabelText('Locale')).getAllByRole('option')).toHaveLength(8);
  });

  it('keeps unsaved edits when the page is left', async () => {
    const first = await open();
    await first.user.type(screen.getByLabelText('Company'), '!');
    first.unmount();
    await open('/settings', { engine: first.engine });
    expect(await screen.findByDisplayValue('Small Boat Apps!')).toBeVisible();
    expect(screen.getByText('You have unsaved changes')).toBeVisible();
  });

  it('stays through a reset of the sample data, with the edits of this form', async () => {
    const { user, serve } = await open();
    await user.type(screen.getByLabelText(/Full Name/), ' Jr');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await serve();
    await screen.findByText('Profile updated');
    await user.type(screen.getByLabelText('Company'), ' Ltd');
    await user.click(screen.getByRole('button', { name: 'Reset sample data' }));
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    await screen.findByText('Sample data restored');
    expect(screen.getByLabelText(/Full Name/)).toHaveValue('Nora Lindqvist Jr');
    expect(screen.getByLabelText('Company')).toHaveValue('Small Boat Apps Ltd');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Company')).toHaveValue('Small Boat Apps');
  });

  it('is the account’s e-mail and an empty name without the samples, and keeps what the user entered', async () => {
    const { user, serve } = await open();
    await user.click(screen.getByRole('switch', { name: 'Show sample data' }));
    expect(screen.getByLabelText(/Full Name/)).toHaveValue('');
    expect(screen.getByLabelText('Company')).toHaveValue('');
    expect(screen.getByLabelText('Email')).toHaveValue('mia@example.com');
    expect(screen.queryByText('You have unsaved changes')).toBeNull();
    await user.type(screen.getByLabelText(/Full Name/), 'Mia Berg');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await serve();
    await screen.findByText('Profile updated');
    await user.click(screen.getByRole('switch', { name: 'Show sample data' }));
    expect(screen.getByLabelText(/Full Name/)).toHaveValue('Mia Berg');
  });

  it('says when saving failed, and keeps the edits', async () => {
    const { user, serve } = await open('/settings', { failing: (action) => action === 'save profile' });
    await user.type(screen.getByLabelText('Company'), '!');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await serve();
    expect(await screen.findByText('Save failed')).toBeVisible();
    expect(screen.getByText('Failed to save profile. Please try again.')).toBeVisible();
    expect(screen.getByText('You have unsaved changes')).toBeVisible();
  });
});

describe('the avatar', () => {
  it('says that a picture has too many pixels, not that its format is wrong', async () => {
    const { user } = await open();
    const png = makePng({ width: 10_000, height: 10_000, colorType: 2 }, new Uint8Array(10));
    await user.upload(
      screen.getByLabelText('Upload Avatar'),
      new File([png], 'me.png', { type: 'image/png' }),
    );
    expect(await screen.findByText('Image too large')).toBeVisible();
    expect(screen.getByText(/This image has 10000x10000 pixels.* Scale it down first/)).toBeVisible();
    expect(screen.queryByText('Invalid file type')).not.toBeInTheDocument();
  });

  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], file: File) =>
    user.upload(screen.getByLabelText('Upload Avatar'), file);

  it('is shown after a second', async () => {
    const { user, serve } = await open();
    await choose(user, new File([PNG], 'me.png', { type: 'image/png' }));
    await screen.findByText('Uploading…');
    await serve();
    expect(await screen.findByText('Avatar updated')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Your avatar' })).toBeVisible();
  });

  it.each([
    [
      'an SVG named .png',
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.png', { type: 'image/png' }),
      'Invalid file type',
      'Please upload a JPG, PNG, or WebP image',
    ],
    [
      'a text',
      new File(['hello'], 'me.jpg', { type: 'image/jpeg' }),
      'Invalid file type',
      'Please upload a JPG, PNG, or WebP image',
    ],
    [
      'one byte more than 2 MB',
      new File([PNG, new Uint8Array(2 * 1024 * 1024 + 1 - PNG.length)], 'me.png', { type: 'image/png' }),
      'File too large',
      'Please upload an image smaller than 2MB',
    ],
    [
      '50 MB',
      new File([new Uint8Array(50 * 1024 * 1024)], 'me.png', { type: 'image/png' }),
      'File too large',
      'Please upload an image smaller than 2MB',
    ],
  ])('refuses %s', async (_, file, title, message) => {
    const { user, clock } = await open();
    await choose(user, file);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(clock.pending()).toBe(0);
  });

  it('takes exactly 2 MB, and says when the upload failed', async () => {
    const { user, serve } = await open('/settings', { failing: (action) => action === 'upload avatar' });
    await choose(
      user,
      new File([PNG, new Uint8Array(2 * 1024 * 1024 - PNG.length)], 'me.png', { type: 'image/png' }),
    );
    await screen.findByText('Uploading…');
    await serve();
    expect(await screen.findByText('Upload failed')).toBeVisible();
    expect(screen.getByText('Failed to upload avatar. Please try again.')).toBeVisible();
  });
});

describe('security', () => {
  const SECURITY = '/settings?tab=security';

  it('changes the password after its checks', async () => {
    const { user, serve } = await open(SECURITY);
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
    expect(screen.getByText('Current password is required')).toBeVisible();
    expect(screen.getByText('New password is required')).toBeVisible();
    expect(screen.getByText('Please confirm your new password')).toBeVisible();
    await user.type(screen.getByLabelText('Current Password'), 'old');
    await user.type(screen.getByLabelText('New Password'), 'new password');
    await user.type(screen.getByLabelText('Confirm New Password'), 'new password');
    expect(screen.queryByText('New password is required')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
    await serve();
    expect(await screen.findByText('Password updated')).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveValue('');
  });

  it('turns two-factor on with six characters, shows backup codes, and turns it off', async () => {
    const saved = watchDownloads();
    const { user, serve } = await open(SECURITY);
    await user.click(screen.getByRole('button', { name: 'Enable 2FA' }));
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    for (const code of ['12345', '1234567']) {
      await user.clear(screen.getByLabelText('Verification Code'));
      await user.type(screen.getByLabelText('Verification Code'), code);
      await user.click(screen.getByRole('button', { name: 'Verify and Enable' }));
      expect(
        (await screen.findAllByText('Please enter a valid 6-digit verification code')).length,
      ).toBeGreaterThan(0);
    }
    await user.clear(screen.getByLabelText('Verification Code'));
    await user.type(screen.getByLabelText('Verification Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Verify and Enable' }));
    await serve();
    expect(await screen.findByText('2FA enabled')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Backup codes' })).getAllByRole('listitem')).toHaveLength(
      8,
    );
    await user.click(screen.getByRole('button', { name: 'Download Backup Codes' }));
    expect(await screen.findByText('Backup codes downloaded')).toBeVisible();
    expect(saved.map((file) => file.name)).toEqual(['storepilot-backup-codes.txt']);

    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    await user.click(await screen.findByRole('button', { name: 'Disable 2FA' }));
    await user.click(screen.getByRole('button', { name: 'Confirm Disable' }));
    await serve();
    expect(await screen.findByText('2FA disabled')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Enable 2FA' })).toBeVisible();
  });

  it('revokes one session, then all others', async () => {
    const { user, serve } = await open(SECURITY);
    expect(screen.queryByRole('button', { name: 'Revoke Chrome on this computer' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Revoke Safari on iPhone' }));
    await serve();
    expect(await screen.findByText('Session revoked')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Revoke All' }));
    await serve();
    expect(await screen.findByText('All sessions revoked')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Firefox on a tablet')).toBeNull());
    expect(screen.getByText('Chrome on this computer')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Revoke All' })).toBeDisabled();
  });

  it.each([
    ['change password', 'Password change failed', 'Failed to change password. Please try again.'],
    ['enable 2FA', '2FA setup failed', 'Failed to enable 2FA. Please try again.'],
    ['revoke session', 'Revoke failed', 'Failed to revoke session. Please try again.'],
    ['revoke all sessions', 'Revoke failed', 'Failed to revoke sessions. Please try again.'],
    ['disable 2FA', '2FA disable failed', 'Failed to disable 2FA. Please try again.'],
  ])('%s can fail, and says so', async (failing, title, message) => {
    const { user, serve } = await open(SECURITY, { failing: (action) => action === failing });
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    if (failing === 'change password') {
      await user.type(screen.getByLabelText('Current Password'), 'old');
      await user.type(screen.getByLabelText('New Password'), 'new password');
      await user.type(screen.getByLabelText('Confirm New Password'), 'new password');
      await press('Update Password');
    } else if (failing.endsWith('2FA')) {
      await press('Enable 2FA');
      await user.type(screen.getByLabelText('Verification Code'), '123456');
      await press('Verify and Enable');
      if (failing === 'disable 2FA') {
        await serve();
        await user.click(await screen.findByRole('button', { name: 'I have saved them' }));
        await user.click(await screen.findByRole('button', { name: 'Disable 2FA' }));
        await press('Confirm Disable');
      }
    } else await press(failing === 'revoke session' ? 'Revoke Safari on iPhone' : 'Revoke All');
    await serve();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });
});

describe('the workspace on this device', () => {
  it('is exported, reset, and imported to the same state', async () => {
    const saved = watchDownloads();
    const { user, serve, unmount } = await open();
    await user.type(screen.getByLabelText('Company'), '!');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await serve();
    await user.click(screen.getByRole('button', { name: 'Export my workspace' }));
    expect(await screen.findByText('Workspace exported')).toBeVisible();
    expect(saved[0]?.name).toBe('storepilot-workspace-2026-11-20.json');
    const text = (await saved[0]?.text()) ?? '';
    unmount();

    const other = await open();
    await other.user.upload(screen.getByLabelText('Import a workspace file'), new File([text], 'w.json'));
    const dialog = await screen.findByRole('dialog', { name: 'Import this workspace?' });
    await other.user.click(within(dialog).getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Workspace imported')).toBeVisible();
    const exported = JSON.parse(text) as { records: unknown[] };
    // Beside the mark that everything was replaced.
    const inOrder = (records: unknown[]) =>
      records
        .map((record) => JSON.stringify(record))
        .filter((record) => !record.includes('"replaced"'))
        .sort();
    expect(inOrder(await other.engine.everything())).toEqual(inOrder(exported.records));
  });

  it('shows what a file contains before it changes anything, merges it, and undoes that', async () => {
    const { user, engine } = await open();
    const before = await engine.everything();
    const record = (changes: object) => ({ collection: 'apps', id: 'x', version: 1, order: 1, ...changes });
    const app = {
      id: 'x',
      name: 'Imported',
      bundleId: 'com.example.x',
      platforms: ['ios'],
      lastSubmission: { version: '1', status: 'approved', date: '2026-01-01' },
      nextActions: [],
    };
    const records = [record({ value: app }), record({ id: 'y', value: { ...app, name: 7 } }), null];
    const text = JSON.stringify({ format: 'storepilot-workspace', version: 1, exportedAt: '', records });
    await user.upload(screen.getByLabelText('Import a workspace file'), new File([text], 'w.json'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import this workspace?' }));
    expect(dialog.getByText('Readable in the file').parentElement).toHaveTextContent('1');
    expect(dialog.getByText('Unreadable in the file').parentElement).toHaveTextContent('2');
    expect(dialog.getByText(/2 records can’t be read/)).toBeVisible();
    expect(await engine.everything()).toEqual(before);

    await user.click(dialog.getByRole('radio', { name: /Merge into my workspace/ }));
    expect(dialog.getByText('Replaced in this browser').parentElement).toHaveTextContent('0');
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Workspace imported')).toBeVisible();
    expect(screen.getByText(/1 record merged .* 2 could not be read/)).toBeVisible();
    expect((await engine.everything()).some(({ id }) => id === 'x')).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('Import undone')).toBeVisible();
    expect((await engine.everything()).some(({ id }) => id === 'x')).toBe(false);
    expect(screen.queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument();
  });

  it('refuses a file without a readable record, and changes nothing', async () => {
    const { user, engine } = await open();
    const before = await engine.everything();
    const records = [{ collection: 'apps', id: 'x', version: 1, order: 1, value: 'nonsense' }];
    const text = JSON.stringify({ format: 'storepilot-workspace', version: 1, exportedAt: '', records });
    await user.upload(screen.getByLabelText('Import a workspace file'), new File([text], 'w.json'));
    expect(await screen.findByText(/None of the records in this file can be read/)).toBeVisible();
    expect(await engine.everything()).toEqual(before);
  });

  it('refuses a file that StorePilot did not write', async () => {
    const { user } = await open();
    await user.upload(screen.getByLabelText('Import a workspace file'), new File(['<html>'], 'w.json'));
    expect(await screen.findByText('Import failed')).toBeVisible();
    expect(screen.getByText(/This file is not JSON/)).toBeVisible();
  });

  it('asks before it deletes everything, then signs out', async () => {
    await preparePage('signIn');
    const { user, path } = await open();
    sessionStorage.setItem('a comment that was begun', 'Half a');
    await user.click(screen.getByRole('button', { name: 'Delete everything on this device' }));
    const dialog = await screen.findByRole('dialog');
    const confirm = within(dialog).getByRole('button', { name: 'Delete everything' });
    // Awaited as a whole: the sign-in page suspends while it is drawn for the first time.
    // oxlint-disable-next-line typescript/require-await
    await act(async () => confirm.click());
    await waitFor(() => expect(path()).toBe('/sign-in'));
    expect(await screen.findByText('Everything on this device was deleted')).toBeVisible();
    expect(sessionStorage.getItem('a comment that was begun')).toBeNull();
  });
});
