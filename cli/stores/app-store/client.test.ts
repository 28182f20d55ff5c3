import { createPrivateKey, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { folderWith, runCli } from '@tests/support/cli';
import { BUNDLE_ID, KEY_ENV, networkOf, newApp, publishedApp } from '@tests/support/fake-app-store/apps';
import { storeKeyFiles } from '@tests/support/store-keys';
import { appleKeyOf } from '../keys/store-key';
import { createAppStoreApi, problemsOf } from './api';
import { createAppStoreClient } from './client';

const { apple } = storeKeyFiles();

/** A token with changes, signed with the right key. */
function token(changes: { head?: object; claims?: object; encoding?: 'ieee-p1363' | 'der' }): string {
  const iat = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'ES256', kid: apple.keyId, typ: 'JWT', ...changes.head })}.${part({
    iss: apple.issuerId,
    iat,
    exp: iat + 900,
    aud: 'appstoreconnect-v1',
    ...changes.claims,
  })}`;
  const key = createPrivateKey(apple.pem);
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: changes.encoding ?? 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

describe('the token', () => {
  it('is accepted for a team’s key and for an individual one', async () => {
    const team = createAppStoreClient({
      key: appleKeyOf(apple.pem, apple),
      app: BUNDLE_ID,
      network: networkOf(newApp()),
    });
    expect((await team.read()).name).toBe('Lantern');
    const individual = createAppStoreClient({
      key: appleKeyOf(apple.pem, { keyId: apple.keyId }),
      app: BUNDLE_ID,
      network: networkOf(newApp({ issuer: undefined })),
    });
    expect((await individual.read()).name).toBe('Lantern');
  });

  it('is held to Apple’s rules by the fake', async () => {
    const iat = Math.floor(Date.now() / 1000);
    const table: [string, string, number][] = [
      ['right', token({}), 200],
      ['in DER', token({ encoding: 'der' }), 401],
      ['for 21 minutes', token({ claims: { exp: iat + 1260 } }), 401],
      ['over', token({ claims: { iat: iat - 900, exp: iat - 1 } }), 401],
      ['for another audience', token({ claims: { aud: 'appstoreconnect-v2' } }), 401],
      ['of another key', token({ head: { kid: 'OTHERKEY00' } }), 401],
      ['of another issuer', token({ claims: { iss: 'someone' } }), 401],
      ['none', '', 401],
    ];
    const wrong: string[] = [];
    for (const [name, text, status] of table) {
      const answer = await newApp().fetch('https://api.appstoreconnect.apple.com/v1/apps', {
        headers: { authorization: `Bearer ${text}` },
      });
      if (answer.status !== status) wrong.push(`${name}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('goes to no address that an answer names', async () => {
    const seen: string[] = [];
    const api = createAppStoreApi({
      key: appleKeyOf(apple.pem, apple),
      network: {
        ...networkOf(newApp()),
        fetch: (input) => {
          seen.push(new URL(input instanceof Request ? input.url : input).host);
          const next = 'https://api.appstoreconnect.apple.com.evil.example/v1/apps?cursor=2';
          return Promise.resolve(new Response(JSON.stringify({ data: [], links: { next } })));
        },
      },
    });
    await expect(api.list('/v1/apps', 'Reading')).rejects.toMatchObject({ failure: { kind: 'host' } });
    expect(seen).toEqual(['api.appstoreconnect.apple.com']);
    const put = api.blobs({ method: 'PUT', url: 'https://evil.example/a', what: 'Uploading' });
    await expect(put).rejects.toMatchObject({ failure: { kind: 'host', host: 'evil.example' } });
  });
});

describe('a refusal', () => {
  it('is read with the reasons inside it', () => {
    const inner = {
      code: 'ENTITY_ERROR.ATTRIBUTE.REQUIRED',
      detail: 'whatsNew',
      source: { pointer: '/data/attributes/whatsNew' },
    };
    expect(
      problemsOf({
        errors: [
          {
            code: 'STATE_ERROR.ENTITY_STATE_INVALID',
            title: 'Not in a valid state',
            meta: { associatedErrors: { '/v1/appStoreVersionLocalizations/5': [inner] } },
          },
        ],
      }),
    ).toEqual([
      { code: 'STATE_ERROR.ENTITY_STATE_INVALID', detail: 'Not in a valid state' },
      {
        code: 'ENTITY_ERROR.ATTRIBUTE.REQUIRED',
        detail: 'whatsNew',
        pointer: '/v1/appStoreVersionLocalizations/5/data/attributes/whatsNew',
      },
    ]);
    for (const odd of [undefined, null, 'x', { errors: {} }, { errors: [null, 1] }])
      expect(problemsOf(odd)).toEqual([]);
  });

  it('is shown with every reason, and explained by the decoder where it knows the cause', async () => {
    const fake = publishedApp('PREPARE_FOR_SUBMISSION');
    const version = fake.store.all('appStoreVersions').at(-1);
    fake.store.add(
      'appStoreVersionLocalizations',
      { locale: 'fr-FR', description: 'Un journal du soir.' },
      { appStoreVersion: version?.id ?? '' },
    );
    const state = folderWith({});
    const run = (...args: string[]) =>
      runCli(['push', '--app', BUNDLE_ID, '--submit', ...args], state, {
        env: { ...KEY_ENV, STOREPILOT_STATE_DIR: state, STOREPILOT_CONFIG_DIR: state },
        network: networkOf(fake),
      });
    const { out } = await run();
    const refused = await run('--yes', /Plan (\w+)/.exec(out)?.[1] ?? '');
    expect(refused.code).toBe(4);
    expect(refused.err).toContain("You must provide a value for the attribute 'whatsNew'");
    expect(refused.err).toContain("You must provide a value for the attribute 'supportUrl'");
    expect(fake.store.all('appStoreVersions').at(-1)?.attributes.appVersionState).toBe(
      'PREPARE_FOR_SUBMISSION',
    );
    expect(refused.err).toMatch(/\n {2}1 \S/);
  });
});
