import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser';

const browser = useBrowser();

describe('a newcomer', () => {
  it('signs up, signs in, is returned to the page first asked for, and is signed out in every tab', async () => {
    const { page, context } = await browser.open('/team?tab=members#top');
    await page.waitForURL('**/sign-in');

    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await page.getByRole('link', { name: 'Sign up' }).click();
    await heading('Create your account').waitFor(); // the form before it has a field of the same name
    await page.getByLabel('Email').fill('newcomer@example.com');
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByLabel('Confirm Password').fill('correct horse');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText('Account Created Successfully!').waitFor();
    await heading('Sign in').waitFor();
    expect(new URL(page.url()).pathname).toBe('/sign-in');
    expect(await page.evaluate(() => localStorage.getItem('storepilot-session'))).toBeNull();

    await page.getByLabel('Email').fill('newcomer@example.com');
    await page.getByLabel('Password').fill('correct horse');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/team?tab=members#top');
    expect(await context.cookies()).toEqual([]); // a forged request from elsewhere would carry nothing

    const other = await context.newPage();
    await other.goto(`${browser.siteUrl}/settings`);
    await other.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();

    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await other.waitForURL('**/sign-in');
    expect(await other.getByText('newcomer@example.com').count()).toBe(0);

    await other.goto(`${browser.siteUrl}/settings`);
    await other.waitForURL('**/sign-in');
  });

  it('reads the server’s own words after a wrong password, keeps the e-mail and may try again', async () => {
    browser.expectProblem(/400/);
    // A link in a mail that has expired leads to the form.
    const { page } = await browser.open('/#error=access_denied&error_code=otp_expired');
    await page.getByText('The link in your mail no longer works').waitFor();
    expect(page.url()).toBe(`${browser.siteUrl}/sign-in?refused`);
    await page.getByLabel('Email').fill('demo@storepilot.example');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('alert').getByText('Invalid login credentials').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('demo@storepilot.example');
    expect(await page.getByLabel('Password').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Use the demo account' }).click();
    await page.waitForURL('**/apps');
  });

  it('stays signed in over a reload, and a broken stored session signs out cleanly', async () => {
    const { page } = await browser.open('/billing', { as: 'demo' });
    await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor();

    for (const broken of [
      '{"access_token":1}',
      'not json',
      '{}',
      'null',
      '{"access_token":"a.b.c","user":null}',
    ]) {
      await page.evaluate((value) => localStorage.setItem('storepilot-session', value), broken);
      await page.goto(`${browser.siteUrl}/billing`);
      await page.waitForURL('**/sign-in');
      await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('storepilot-session'))).toBeNull();
    }
  });
});
