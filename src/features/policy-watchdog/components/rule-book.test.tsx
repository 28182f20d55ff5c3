import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import * as fakeIndexedDb from 'fake-indexeddb';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { CATALOG_PARTS } from '@tests/support/catalog-parts';
import { createManualClock } from '@tests/support/manual-clock';
import { renderApp } from '@tests/support/render-app';
import { otherTab, workspaceWith } from '@tests/support/workspace-engines';
import type { RuleFile } from '@/domain/rule-book/rule-file';
import { RULE_FILE_FORMAT, RULE_FILE_SCHEMA } from '@/domain/rule-book/rule-file';
import { formatDay } from '@/domain/dates';
import { rulesDay } from '@/domain/rule-book/rules-age';
import { dayAfter } from '@/domain/day-after';
import { MARK } from '@/lib/rule-book/rules-mark';
import { forgetRules, readStoredRules } from '@/lib/rule-book/stored-rules';
import { draftChecksCollection, type DraftCheck } from '@/lib/workspace/draft-checks';
import type { Engine } from '@/lib/workspace/engine';

const TODAY = '2026-11-30';
const at = (day: string) => createManualClock(`${day}T12:00:00`);

async function withCheck(engine: Engine, check: DraftCheck) {
  await (await otherTab({ engine })).put(draftChecksCollection, [check]);
}

const card = async () => {
  const heading = await screen.findByRole('heading', { level: 2, name: 'What is new' });
  return within(heading.closest('section') ?? document.body);
};

describe('what is new', () => {
  it('since the last check of a draft, with what concerns its build first', async () => {
    const { engine } = await workspaceWith({
      id: 'a',
      builds: [iosBuild({ platformVersion: '27.1' })],
      platform: 'ios',
    });
    await withCheck(engine, { id: 'a', day: '2026-11-10', rules: '2026-11-20' });
    const { user } = await renderApp('/policy-watchdog', { engine, clock: at(TODAY) });
    const view = await card();
    expect(view.getByText(/^Rules of .*, \d+ days? old\.$/)).toBeVisible();
    await user.click(view.getByText(/, last checked Nov 10, 2026$/));
    const [first] = view.getAllByRole('listitem');
    expect(first).toHaveTextContent('ChangediPhone Duo screenshotsConcerns your build');
    expect(first).toHaveTextContent('It applies only to apps built with the iOS 27.1 SDK or later.');
    const social = view.getByText('Say whether the app has social media functions').closest('li');
    expect(social).toHaveTextContent(/^New.*Reported, not seen on the store’s page/);
    expect(view.queryByText('Minimum of code optimization')).toBeNull();
    expect(view.getByText(/^\d+ new checks$/)).toBeVisible();
    expect(view.getByText('Advertising or analytics in an app for children')).toBeInTheDocument();
    expect(view.queryByText('Code from outside the build')).toBeNull();
    expect(view.getByRole('link', { name: 'Check this draft again' })).toHaveAttribute(
      'href',
      expect.stringContaining('draft=a'),
    );
  });

  it('is nothing after a check by these rules', async () => {
    const { engine } = await workspaceWith({ id: 'a' });
    await withCheck(engine, { id: 'a', day: TODAY, rules: rulesDay() });
    await renderApp('/policy-watchdog', { engine, clock: at(TODAY) });
    expect((await card()).getByText(/: nothing new since it was checked on Nov 30, 2026\.$/)).toBeVisible();
  });

  it('is listed for those without a draft, too, and old rules are called old', async () => {
    await renderApp('/policy-watchdog', { clock: at(dayAfter(rulesDay(), 91)) });
    const view = await card();
    expect(view.getByText(/91 days old/)).toBeVisible();
    expect(view.getByText(/These rules are older than 90 days/)).toBeVisible();
    expect(view.getByText(/^New since /)).toBeVisible();
  });
});

describe('step 4', () => {
  it('says how much is new, remembers the check, and still says it later that day', async () => {
    const { engine } = await workspaceWith({ id: 'a', platform: 'ios' });
    await withCheck(engine, { id: 'a', day: '2026-11-10', rules: '2026-11-20' });
    const first = await renderApp('/submit?draft=a&step=4', { engine, clock: at(TODAY) });
    expect(
      await screen.findByText(
        /^\d+ new dated rules and \d+ new checks since this draft was checked on Nov 10, 2026\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what is new' })).toHaveAttribute('href', '/policy-watchdog');
    first.unmount();
    const second = await renderApp('/policy-watchdog', { engine, clock: at(TODAY) });
    expect((await card()).getByText(/, last checked Nov 10, 2026$/)).toBeVisible();
    second.unmount();
    await renderApp('/policy-watchdog', { engine, clock: at('2026-12-01') });
    expect((await card()).getByText(/: nothing new since it was checked on Nov 30, 2026\.$/)).toBeVisible();
  });
});

describe('a newer rule file', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const NEWER = dayAfter(rulesDay(), 5);

  function fileWith(changes: Partial<RuleFile['rules']> = {}): File {
    const news = { 'apple-sdk-27': { day: NEWER, change: 'Apple named the day.' } };
    const rules = {
      schema: RULE_FILE_SCHEMA,
      version: NEWER,
      engine: { from: '0.1.0', below: '0.2.0' },
      parts: { ...CATALOG_PARTS, 'deadline-rules': { ...CATALOG_PARTS['deadline-rules'], news } },
      ...changes,
    };
    const signature = sign(null, Buffer.from(JSON.stringify(rules)), privateKey).toString('base64');
    return new File([JSON.stringify({ format: RULE_FILE_FORMAT, signature, rules })], 'rules.json');
  }

  beforeEach(async () => {
    const x = publicKey.export({ format: 'jwk' }).x ?? '';
    vi.stubEnv('VITE_RULES_PUBLIC_KEY', Buffer.from(x, 'base64url').toString('base64'));
    vi.stubGlobal('crypto', webcrypto);
    for (const [name, value] of Object.entries(fakeIndexedDb))
      if (name.startsWith('IDB')) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
    await forgetRules();
    return async () => {
      vi.unstubAllEnvs();
      await forgetRules();
    };
  });

  it('is shown before it is used, and stored with the findings before it', async () => {
    const { engine } = await workspaceWith({ id: 'a', platform: 'ios', builds: [iosBuild()] });
    const { user } = await renderApp('/policy-watchdog', { engine, clock: at(TODAY) });
    const view = await card();
    await user.upload(view.getByLabelText('Use a newer rule file'), fileWith());
    expect(await view.findByText(`Rules of ${formatDay(NEWER)}, signed by StorePilot`)).toBeVisible();
    expect(view.getByText('1 dated rule new or changed:')).toBeVisible();
    expect(view.getByText(/^Built with Xcode 27 .*\(2027-04\): Apple named the day\.$/)).toBeVisible();
    expect(localStorage.getItem(MARK)).toBeNull();
    await user.click(view.getByRole('button', { name: 'Use these rules' }));
    expect(await view.findByText(`Rules of ${formatDay(NEWER)} are stored.`)).toBeVisible();
    expect(view.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(localStorage.getItem(MARK)).toBe(NEWER);
    const stored = await readStoredRules();
    expect(stored?.before.map(({ id }) => id)).toEqual(['a']);
    expect(stored?.before[0]?.findings.length).toBeGreaterThan(0);
  });

  it('that is refused leaves the rules in use, and says why', async () => {
    const { user } = await renderApp('/policy-watchdog', { clock: at(TODAY) });
    const view = await card();
    const give = (file: File) => user.upload(view.getByLabelText('Use a newer rule file'), file);
    await give(fileWith({ version: dayAfter(rulesDay(), -1) }));
    expect(await view.findByText(/^rules\.json: Its rules are of .*, older than those in use/)).toBeVisible();
    await give(new File([(await fileWith().text()).replace('2027-01-27', '2028-01-27')], 'changed.json'));
    expect(await view.findByText(/^changed\.json: Its signature is wrong/)).toBeVisible();
    expect(view.getByText('The rules in use stay')).toBeVisible();
    expect(localStorage.getItem(MARK)).toBeNull();
    vi.stubGlobal('crypto', { randomUUID: () => 'a' });
    await give(fileWith());
    expect(await view.findByText(/This browser can’t check its signature/)).toBeVisible();
  });

  it('is recognised when it is dropped anywhere on the page', async () => {
    await renderApp('/policy-watchdog', { clock: at(TODAY) });
    const view = await card();
    const files = [fileWith()];
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files, items: [] } });
    expect(await view.findByText(`Rules of ${formatDay(NEWER)}, signed by StorePilot`)).toBeVisible();
  });
});
