import { describe, expect, it } from 'vitest';
import { aabFile, apkFile, ipaFile, type AndroidChanges } from '@tests/support/build-fixtures/builds';
import { binaryXml, protoXml, type FixtureElement } from '@tests/support/build-fixtures/android-xml';
import { concat, utf8, utf16 } from '@tests/support/build-fixtures/bytes';
import { dexFile } from '@tests/support/build-fixtures/dex';
import { CPU, machO } from '@tests/support/build-fixtures/native';
import { binaryPlist } from '@tests/support/build-fixtures/plists';
import { noise } from '@tests/support/build-fixtures/zip';
import { resourcesArsc, resourcesPb, type FixtureResource } from '@tests/support/build-fixtures/resources';
import { readGoodBuild } from '@tests/support/build-fixtures/read';
import type { AndroidBuild, IosBuild } from '@/model/build-info';

type Files = Record<string, Uint8Array | string>;

const ios = async (files: Files, info = {}) =>
  (await readGoodBuild(
    ipaFile({
      info,
      files: Object.fromEntries(
        Object.entries(files).map(([path, data]) => [`Payload/Lantern.app/${path}`, data]),
      ),
    }),
  )) as IosBuild;
const aab = async (changes: AndroidChanges) => (await readGoodBuild(aabFile(changes))) as AndroidBuild;
const apk = async (changes: AndroidChanges) => (await readGoodBuild(apkFile(changes))) as AndroidBuild;

const token = (payload: object) =>
  ['{"alg":"HS256"}', JSON.stringify(payload), 'x'.repeat(40)]
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

describe('secrets', () => {
  const body = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQ'.repeat(4);
  const secrets: readonly (readonly [kind: string, text: string])[] = [
    ['a secret key of Stripe', `const key="sk_live_${'a1B2'.repeat(8)}"`],
    ['an access key of AWS', 'AKIAQWERTYUIOPASDFGH'],
    ['a private key', `{"type":"service_account","private_key":"-----BEGIN PRIVATE KEY-----\\n${body}"}`],
    ['a private key', `-----BEGIN RSA PRIVATE KEY-----\n${body}\n-----END`],
    ['a token of GitHub', `ghp_${'a'.repeat(36)}`],
    ['a token of Slack', `xoxb-123456789012-${'a'.repeat(24)}`],
    ['a key of SendGrid', `SG.${'a'.repeat(22)}.${'b'.repeat(43)}`],
    ['a key of Anthropic', `sk-ant-api03-${'a'.repeat(60)}`],
    ['a key of OpenAI', `sk-proj-${'a'.repeat(60)}`],
    ['the service_role key of Supabase', token({ iss: 'supabase', role: 'service_role' })],
  ];
  const harmless: readonly string[] = [
    `AIza${'a'.repeat(35)}`,
    `pk_live_${'a1B2'.repeat(8)}`,
    token({ iss: 'supabase', role: 'anon' }),
    token({ iss: 'supabase-demo', role: 'service_role' }),
    'AKIAIOSFODNN7EXAMPLE',
    'if (pem.startsWith("-----BEGIN RSA PRIVATE KEY-----")) return',
    'sk_live_... is replaced',
    'xoxb-your-token',
  ];

  it('are found in the files of both kinds of build, and never shown as a whole', async () => {
    const missed: string[] = [];
    for (const [kind, text] of secrets) {
      const [inJson] = (await ios({ 'main.jsbundle': `before ${text} after` })).secrets ?? [];
      const [inAsset] = (await apk({ files: { 'assets/.env': `KEY=${text}` } })).secrets ?? [];
      if (inJson?.kind !== kind || inAsset?.kind !== kind) missed.push(kind);
      if ((inJson?.start.length ?? 0) > 11) missed.push(`${kind} is shown`);
    }
    expect(missed).toEqual([]);
  });

  it('do not include keys that are made for apps, samples and code that reads keys', async () => {
    const wrong: string[] = [];
    for (const text of harmless)
      if ((await apk({ files: { 'assets/app.js': text } })).secrets?.length !== 0) wrong.push(text);
    const google = `{"private_key":"-----BEGIN PRIVATE KEY-----${body}"}`;
    const { secrets: inGoogle } = await apk({ files: { 'assets/google-services.json': google } });
    expect([...wrong, ...(inGoogle ?? [])]).toEqual([]);
  });

  it('are found across the pieces of a large file', async () => {
    const filler = 'x'.repeat(700_001);
    const { secrets: found } = await ios({ 'main.jsbundle': `${filler}ghp_${'a'.repeat(36)}${filler}` });
    expect(found).toEqual([
      { path: 'Payload/Lantern.app/main.jsbundle', kind: 'a token of GitHub', start: 'ghp_aaaaaa…' },
    ]);
  });
});

describe('a wrapped website', () => {
  it('is the address that Capacitor or Cordova opens', async () => {
    const capacitor = await ios({
      'capacitor.config.json': JSON.stringify({
        server: { url: 'https://lantern.example/app' },
        packageClassList: ['SplashScreenPlugin', 7],
      }),
    });
    expect(capacitor.website).toEqual({
      url: 'https://lantern.example/app',
      plugins: ['SplashScreenPlugin'],
    });
    const cordova = await ios({
      'config.xml':
        '<widget><feature name="Camera"/><content\n id="a" src="https://lantern.example" /></widget>',
    });
    expect(cordova.website).toEqual({ url: 'https://lantern.example', plugins: ['Camera'] });
  });

  it('is none for pages of the app itself and for the address of a developer’s machine', async () => {
    const own: readonly Files[] = [
      { 'capacitor.config.json': '{"server":{"hostname":"app.example","androidScheme":"https"}}' },
      { 'capacitor.config.json': '{"server":{"url":"http://192.168.1.20:8100"}}' },
      { 'capacitor.config.json': '{"server":' },
      { 'config.xml': '<widget><content src="index.html" /></widget>' },
    ];
    for (const files of own) expect((await ios(files)).website).toBeUndefined();
  });
});

describe('an .ipa', () => {
  it('gives the purpose strings of each language, whatever the format of the file', async () => {
    const text = '/* c */ "NSCameraUsageDescription" = "Pour \\"scanner\\" une page.";\nCFBundleName = "x";';
    const { localizedPurposes } = await ios({
      'de.lproj/InfoPlist.strings': binaryPlist({ NSCameraUsageDescription: 'Um eine Seite zu scannen.' }),
      'fr.lproj/InfoPlist.strings': text,
      'pt-BR.lproj/InfoPlist.strings': concat(new Uint8Array([0xff, 0xfe]), utf16(text)),
      'it.lproj/InfoPlist.strings': utf8('CFBundleDisplayName = "Lanterna";'),
      'Frameworks/Pay.framework/en.lproj/InfoPlist.strings': text,
    });
    expect(localizedPurposes).toEqual({
      de: { NSCameraUsageDescription: 'Um eine Seite zu scannen.' },
      fr: { NSCameraUsageDescription: 'Pour "scanner" une page.' },
      'pt-BR': { NSCameraUsageDescription: 'Pour "scanner" une page.' },
    });
  });

  it('gives its URL schemes and whether every connection is allowed', async () => {
    const types = [{ CFBundleURLSchemes: ['fb123', 'lantern'] }, { CFBundleURLName: 'x' }];
    const loads = { NSAllowsArbitraryLoads: true };
    const open = await ios({}, { CFBundleURLTypes: types, NSAppTransportSecurity: loads });
    expect(open.urlSchemes).toEqual(['fb123', 'lantern']);
    expect(open.allowsAnyConnection).toBe(true);
    const partial = { ...loads, NSAllowsArbitraryLoadsInWebContent: true };
    expect((await ios({}, { NSAppTransportSecurity: partial })).allowsAnyConnection).toBe(false);
  });

  it('gives the servers that it may reach without encryption, apart from those of the local network', async () => {
    const http = { NSExceptionAllowsInsecureHTTPLoads: true };
    const { insecureServers } = await ios(
      {},
      {
        NSAppTransportSecurity: {
          NSExceptionDomains: {
            'api.lantern.app': http,
            'old.lantern.app': { NSTemporaryExceptionAllowsInsecureHTTPLoads: true },
            'cdn.lantern.app': { NSExceptionRequiresForwardSecrecy: false },
            localhost: http,
            'printer.local': http,
            '192.168.1.20': http,
            'www.example.com': http,
          },
        },
      },
    );
    expect(insecureServers).toEqual(['api.lantern.app', 'old.lantern.app']);
    expect((await ios({})).insecureServers).toEqual([]);
  });

  it('gives the tasks that it may run in the background', async () => {
    const tasks = ['org.lantern.refresh'];
    expect((await ios({}, { BGTaskSchedulerPermittedIdentifiers: tasks })).backgroundTasks).toEqual(tasks);
    expect((await ios({})).backgroundTasks).toEqual([]);
  });

  it('says whether any of its code restores purchases', async () => {
    const code = (methods: string[], imports?: string[]) =>
      machO([], CPU.arm64, 0, { classes: ['Shop'], methods, ...(imports && { imports }) });
    const restores = async (files: Files) => (await ios(files)).canRestorePurchases;
    expect(await restores({ Lantern: code(['addPayment:']) })).toBe(false);
    expect(await restores({ Lantern: code(['restoreCompletedTransactions', 'addPayment:']) })).toBe(true);
    const framework = code(['restoreCompletedTransactionsWithApplicationUsername:']);
    expect(await restores({ Lantern: code(['a']), 'Frameworks/Shop.framework/Shop': framework })).toBe(true);
    expect(await restores({ Lantern: code([], ['_$s8StoreKit03AppA0O4syncyyYaKFZ']) })).toBe(true);
    expect(await restores({})).toBeUndefined();
  });

  it('gives the kinds of network extension that it is signed for', async () => {
    const entitlements = {
      'com.apple.developer.networking.networkextension': ['packet-tunnel-provider'],
    };
    const { networkExtensions } = await ios({ Lantern: machO([], CPU.arm64, 0, { entitlements }) });
    expect(networkExtensions).toEqual(['packet-tunnel-provider']);
  });
});

describe('an Android build', () => {
  const service = (attributes: Record<string, string | number>) => ({ name: 'service', attributes });

  it('gives its foreground services, its VPN and its device administrator', async () => {
    const build = await apk({
      manifest: {
        application: { usesCleartextTraffic: true, appCategory: 0 },
        components: [
          service({ name: '.Sync', foregroundServiceType: (1 << 30) | 0b1001 }),
          service({ name: '.Plain', foregroundServiceType: 0 }),
          service({ name: '.Tunnel', permission: 'android.permission.BIND_VPN_SERVICE' }),
          {
            name: 'receiver',
            attributes: { name: 'a.Admin', permission: 'android.permission.BIND_DEVICE_ADMIN' },
          },
        ],
      },
    });
    expect(build.foregroundServices).toEqual([
      { name: 'org.lantern.journal.Sync', types: ['dataSync', 'location', 'specialUse'] },
      { name: 'org.lantern.journal.Plain', types: [] },
    ]);
    expect(build.boundComponents).toEqual([
      { name: 'org.lantern.journal.Tunnel', permission: 'android.permission.BIND_VPN_SERVICE' },
      { name: 'a.Admin', permission: 'android.permission.BIND_DEVICE_ADMIN' },
    ]);
    expect([build.allowsCleartext, build.isGame]).toEqual([true, true]);
  });

  it('gives the intents by which a rule knows its kind, and whether it has a banner', async () => {
    const filter = ['action.MAIN', 'category.LEANBACK_LAUNCHER', 'category.LAUNCHER'].map((name) => ({
      name: name.slice(0, name.indexOf('.')),
      attributes: { name: `android.intent.${name}` },
    }));
    const start: FixtureElement = {
      name: 'activity',
      attributes: { name: '.Tv', exported: true, banner: { ref: 0x7f020000 } },
      children: [{ name: 'intent-filter', children: filter }],
    };
    const manifest = { components: [start] };
    const expected = { intents: ['LEANBACK_LAUNCHER'], hasBanner: true };
    expect(await apk({ manifest })).toMatchObject(expected);
    expect(await aab({ manifest })).toMatchObject(expected);
  });

  it('gives the texts by which a rule asks, also across pieces and where they are not ASCII', async () => {
    const files = {
      'assets/config.json': '{"url":"https://api.stability.ai/v2"}',
      'lib/arm64-v8a/libapp.so': concat(noise(64 * 1024 - 5), utf8('Konto löschen Create account')),
      'assets/other.txt': 'api.openai.com',
    };
    const expected = ['Create account', 'Konto löschen', 'api.stability.ai'];
    expect((await apk({ files })).marks).toEqual(expected);
    const build = await ios({
      'main.jsbundle': 'fetch("https://api.openai.com/v1")',
      'a.txt': 'api.mistral.ai',
    });
    expect(build.marks).toEqual(['api.openai.com']);
  });

  it.each([[true], [false]])('says whether its accessibility service is a tool: %s', async (isTool) => {
    const id = 0x7f030000;
    const table: FixtureResource[] = [{ id, values: [{ value: 'res/xml/reader.xml' }] }];
    const config: FixtureElement = {
      name: 'accessibility-service',
      attributes: { isAccessibilityTool: isTool },
    };
    const metaData = {
      name: 'meta-data',
      attributes: { name: 'android.accessibilityservice', resource: { ref: id } },
    };
    const manifest = {
      components: [{ name: 'service', attributes: { name: '.Reader' }, children: [metaData] }],
    };
    const inApk = { 'resources.arsc': resourcesArsc(table), 'res/xml/reader.xml': binaryXml(config) };
    const inBundle = { 'base/resources.pb': resourcesPb(table), 'base/res/xml/reader.xml': protoXml(config) };
    expect((await apk({ manifest, files: inApk })).isAccessibilityTool).toBe(isTool);
    expect((await aab({ manifest, files: inBundle })).isAccessibilityTool).toBe(isTool);
    expect((await apk({ manifest })).isAccessibilityTool).toBeUndefined();
  });

  it('gives the policies of its device administrator', async () => {
    const id = 0x7f030000;
    const table: FixtureResource[] = [{ id, values: [{ value: 'res/xml/admin.xml' }] }];
    const admin: FixtureElement = {
      name: 'device-admin',
      children: [{ name: 'uses-policies', children: [{ name: 'force-lock' }, { name: 'wipe-data' }] }],
    };
    const metaData = {
      name: 'meta-data',
      attributes: { name: 'android.app.device_admin', resource: { ref: id } },
    };
    const manifest = {
      components: [{ name: 'receiver', attributes: { name: '.Admin' }, children: [metaData] }],
    };
    const inApk = { 'resources.arsc': resourcesArsc(table), 'res/xml/admin.xml': binaryXml(admin) };
    const inBundle = { 'base/resources.pb': resourcesPb(table), 'base/res/xml/admin.xml': protoXml(admin) };
    const policies = ['force-lock', 'wipe-data'];
    expect((await apk({ manifest, files: inApk })).adminPolicies).toEqual(policies);
    expect((await aab({ manifest, files: inBundle })).adminPolicies).toEqual(policies);
    expect((await apk({ manifest })).adminPolicies).toBeUndefined();
  });

  it('gives the website that Capacitor or Cordova opens', async () => {
    const config = JSON.stringify({ server: { url: 'https://lantern.example/app' } });
    const plugins = '[{"pkg":"a","classpath":"com.capacitorjs.plugins.camera.CameraPlugin"},7]';
    const capacitor = { 'capacitor.config.json': config, 'capacitor.plugins.json': plugins };
    const inModule = (folder: string) =>
      Object.fromEntries(Object.entries(capacitor).map(([name, data]) => [folder + name, data]));
    const website = { url: 'https://lantern.example/app', plugins: ['CameraPlugin'] };
    expect((await aab({ files: inModule('base/assets/') })).website).toEqual(website);
    expect((await apk({ files: inModule('assets/') })).website).toEqual(website);
    const cordova: FixtureElement = {
      name: 'widget',
      children: [
        { name: 'content', attributes: { src: 'https://lantern.example' } },
        { name: 'feature', attributes: { name: 'Camera' } },
      ],
    };
    const found = { url: 'https://lantern.example', plugins: ['Camera'] };
    expect((await apk({ files: { 'res/xml/config.xml': binaryXml(cordova) } })).website).toEqual(found);
    expect((await aab({ files: { 'base/res/xml/config.xml': protoXml(cordova) } })).website).toEqual(found);
    expect((await aab({})).website).toBeUndefined();
  });

  it('says whether a web view is all there is', async () => {
    const web = dexFile(['org.lantern.journal.MainActivity'], { code: utf8('\u0014setJavaScriptEnabled\0') });
    const files = { 'classes.dex': web, 'lib/arm64-v8a/libapp.so': null };
    const isOnly = async (changes: AndroidChanges) => (await apk(changes)).isOnlyWebView;
    expect(await isOnly({ files })).toBe(true);
    const library = service({ name: 'androidx.room.MultiInstanceInvalidationService' });
    expect(await isOnly({ files, manifest: { components: [library] } })).toBe(true);
    expect(await isOnly({ files, manifest: { components: [service({ name: '.Sync' })] } })).toBe(false);
    expect(await isOnly({ files: { 'classes.dex': web } })).toBe(false);
    expect(await isOnly({ files: { ...files, 'assets/game.js': noise(100_000) } })).toBe(false);
    expect(await isOnly({ files: { 'lib/arm64-v8a/libapp.so': null } })).toBe(false);
  });

  it('gives the size of its code and the scores of R8', async () => {
    const metadata = 'BUNDLE-METADATA/com.android.tools';
    const stats = {
      noObfuscationPercentage: 3.22,
      noOptimizationPercentage: 100,
      noShrinkingPercentage: 7.5,
    };
    const build = await aab({
      files: {
        'base/dex/classes.dex': new Uint8Array(1000),
        'base/dex/classes2.dex': new Uint8Array(500),
        'camera/dex/classes.dex': new Uint8Array(24),
        'base/assets/classes.dex': new Uint8Array(99),
        [`${metadata}/r8.json`]: JSON.stringify({ options: {}, stats }),
        [`${metadata}.build.gradle/app-metadata.properties`]:
          'appMetadataVersion=1.1\nandroidGradlePluginVersion=8.13.0\n',
        [`${metadata}.build.obfuscation/proguard.map`]: 'a -> b:',
      },
    });
    expect(build).toMatchObject({
      dexBytes: 1524,
      gradlePlugin: '8.13.0',
      codeOptimization: { obfuscation: 96.78, optimization: 0, shrinking: 92.5 },
      hasMapping: true,
    });
  });

  it('has no scores where r8.json is of another kind', async () => {
    const path = 'BUNDLE-METADATA/com.android.tools/r8.json';
    for (const json of [
      '{',
      '[]',
      '{"stats":{"noObfuscationPercentage":"3"}}',
      '{"stats":{"noObfuscationPercentage":300}}',
    ])
      expect((await aab({ files: { [path]: json } })).codeOptimization).toBeUndefined();
  });
});
