import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { DAY_MS } from '@/domain/dates';
import { storedDraft } from '@tests/support/drafts';
import { SHARED_FORMAT, sharedPart, type SharedDraft } from '@/domain/team-sync/shared-draft';
import { SESSION_KEY } from '@/lib/auth/safe-storage';
import type { useBrowser } from '../browser';
import { PLAIN_DOCUMENT } from '../profile';

type Row = Record<string, unknown>;
type Browser = ReturnType<typeof useBrowser>;

/** Somebody with a new account, who can also call the data API by hand. */
export interface Person {
  id: string;
  email: string;
  /** As members see it: the address up to its `@`. */
  name: string;
  session: string;
  /** @returns the status of the answer */
  send: (method: string, path: string, row: Row, headers?: Record<string, string>) => Promise<number>;
  /** Adds a row as this user. @returns the status of the answer */
  post: (table: string, row: Row) => Promise<number>;
  get: (path: string) => Promise<Row[]>;
}

/** Password of every account that a journey creates. */
export const PASSWORD = 'correct horse battery';

let accounts = 0;

/** Creates an account whose address begins with a name. */
export async function signUp({ siteUrl }: Browser, name: string): Promise<Person> {
  const email = `${name}-${process.pid}-${Date.now()}-${(accounts += 1)}@example.com`;
  const answer = await fetch(`${siteUrl}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const session = (await answer.json()) as {
    expires_in: number;
    access_token: string;
    user: { id: string };
  };
  const expiresAt = Math.round(Date.now() / 1000) + session.expires_in;
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${session.access_token}`,
  };
  const send: Person['send'] = async (method, path, row, more) => {
    const init = { method, headers: { ...headers, ...more }, body: JSON.stringify(row) };
    return (await fetch(`${siteUrl}/rest/v1/${path}`, init)).status;
  };
  return {
    id: session.user.id,
    email,
    name: email.slice(0, email.indexOf('@')),
    session: JSON.stringify({ ...session, expires_at: expiresAt }),
    send,
    post: (table, row) => send('POST', table, { by_id: session.user.id, ...row }),
    async get(path) {
      return (await (await fetch(`${siteUrl}/rest/v1/${path}`, { headers })).json()) as Row[];
    },
  };
}

/** Opens a path in a browser of its own, signed in. */
export async function openAs(browser: Browser, person: Person, path: string) {
  const visit = await browser.open(PLAIN_DOCUMENT);
  await visit.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    person.session,
  ] as const);
  await visit.page.goto(browser.siteUrl + path);
  return { ...visit, ...person };
}

/** Returns to the window of a page, which then asks the team immediately and not only with its next poll. */
export const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

export interface SharedWork {
  teamId: string;
  submissionId: string;
  /** Saves the draft with changes, as a member who calls the API. */
  save: (by: Person, revision: number, changes?: Partial<SharedDraft>) => Promise<number>;
}

/** Creates a team of two with one shared draft, through the API. */
export async function shareDraft(owner: Person, member: Person, role: string): Promise<SharedWork> {
  const [teamId, submissionId, code] = [randomUUID(), randomUUID(), randomUUID()];
  const draft = sharedPart(storedDraft({ builds: [] }));
  const save: SharedWork['save'] = (by, revision, changes) =>
    by.post('saves', {
      ...{ id: randomUUID(), team_id: teamId, submission_id: submissionId, revision },
      ...{ format: SHARED_FORMAT, draft: { ...draft, ...changes } },
    });
  const expires = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
  await owner.post('teams', { id: teamId, name: 'Lantern team', by_email: owner.email });
  await owner.post('invitations', { id: code, team_id: teamId, role, expires_on: expires });
  await member.post('joins', {
    ...{ id: randomUUID(), team_id: teamId, invitation_id: code, by_email: member.email },
  });
  await save(owner, 1);
  return { teamId, submissionId, save };
}

/** Brings the teams of the account to this browser, as its owner does on a second device. */
export async function findTeams(page: Page) {
  await page.getByRole('button', { name: 'Set up a team' }).click();
  await page.getByRole('button', { name: 'Look for my teams' }).click();
  await page.getByRole('link', { name: /^Open Lantern/ }).waitFor();
}

/** Opens the shared draft from the page of the team. */
export async function openDraft(page: Page) {
  await page.getByRole('link', { name: /^Open Lantern/ }).click();
  await page.getByText(/Last change by/).waitFor();
}

/** Opens the page of a team for two members, each in a browser of their own. */
export async function openTwo(browser: Browser, role: string) {
  const [ann, ben] = await Promise.all([signUp(browser, 'ann'), signUp(browser, 'ben')]);
  const work = await shareDraft(ann, ben, role);
  const open = async (person: Person) => {
    const visit = await openAs(browser, person, '/team');
    await findTeams(visit.page);
    return visit;
  };
  const [annsVisit, bensVisit] = await Promise.all([open(ann), open(ben)]);
  return { ann: annsVisit, ben: bensVisit, work };
}

const TEAM_SERVICE = '**/rest/v1/**';

/** Cuts the page off from the team service. */
export const cut = (page: Page) => page.route(TEAM_SERVICE, (route) => route.abort());

/** Ends `cut`. */
export async function connect(page: Page) {
  await page.unroute(TEAM_SERVICE);
  await comeBack(page);
}

/** Types a text and waits until it is stored in the browser. */
export async function write(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).fill(text);
  await page
    .getByText(/^Saved(?:, and sent to the team| on this device(?:, not sent to the team yet)?)$/)
    .waitFor();
}
