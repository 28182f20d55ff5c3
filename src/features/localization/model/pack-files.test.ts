import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeZip } from '@/lib/archives/write-zip';
import { itEvery } from '@tests/support/it-every';
import { jsonOf, pathsOf, textOf } from '@tests/support/package-files';
import { EMPTY_INPUT, MARKET_CODES, type MarketCode } from './localization';
import { makePacks } from './make-packs';
import { packFiles } from './pack-files';
import { listingsOf } from './pack-texts';
import { isPrivacyUrl } from './privacy-url';

const packsOf = (...markets: MarketCode[]) =>
  makePacks({ ...EMPTY_INPUT, appName: 'PawPal', description: 'Reminders', markets });
const URL_GIVEN = 'https://pawpal.example/privacy';

describe('the files of one pack', () => {
  const files = packFiles(packsOf('ja-JP'), URL_GIVEN);

  it('are where fastlane and EAS look for them, under the stores’ own codes', () => {
    expect(pathsOf({ files })).toEqual([
      'README.txt',
      'eas.json',
      'fastlane/metadata/android/ja-JP/full_description.txt',
      'fastlane/metadata/android/ja-JP/short_description.txt',
      'fastlane/metadata/android/ja-JP/title.txt',
      'fastlane/metadata/ja/description.txt',
      'fastlane/metadata/ja/keywords.txt',
      'fastlane/metadata/ja/name.txt',
      'fastlane/metadata/ja/privacy_url.txt',
      'fastlane/metadata/ja/subtitle.txt',
      'listings.csv',
      'notes/ja-JP.txt',
      'package.json',
      'store.config.json',
    ]);
  });

  it('contain the texts', () => {
    expect(textOf({ files }, 'fastlane/metadata/ja/name.txt')).toBe('PawPal：タスクと予定の管理');
    expect(jsonOf({ files }, 'store.config.json')).toMatchObject({
      apple: { info: { ja: { title: 'PawPal：タスクと予定の管理', privacyPolicyUrl: URL_GIVEN } } },
    });
    expect(textOf({ files }, 'notes/ja-JP.txt')).toMatch(/Cultural notes[\s\S]*Screenshot texts\n1\. /);
    expect(textOf({ files }, 'README.txt')).toContain('ja-JP\tja\tja-JP\tja');
  });
});

it('packs all ten markets into a zip, each under both stores’ codes', async () => {
  const zip = await writeZip(packFiles(packsOf(...MARKET_CODES), URL_GIVEN));
  if (!zip.ok) throw new Error(zip.failure);
  const paths = Object.keys(unzipSync(new Uint8Array(await zip.value.arrayBuffer())));
  const folders = (pattern: RegExp) => paths.flatMap((path) => pattern.exec(path)?.[1] ?? []).toSorted();
  expect(folders(/^fastlane\/metadata\/([^/]+)\/name\.txt$/)).toEqual([
    'ar-SA',
    'de-DE',
    'es-ES',
    'fr-FR',
    'hi',
    'ja',
    'ko',
    'pt-BR',
    'ru',
    'zh-Hans',
  ]);
  expect(folders(/^fastlane\/metadata\/android\/([^/]+)\/title\.txt$/)).toEqual([
    'ar',
    'de-DE',
    'es-ES',
    'fr-FR',
    'hi-IN',
    'ja-JP',
    'ko-KR',
    'pt-BR',
    'ru-RU',
    'zh-CN',
  ]);
});

it('says what EAS lacks when there is no privacy policy', () => {
  for (const url of ['', 'not an address']) {
    const files = packFiles(packsOf('de-DE'), url);
    expect(textOf({ files }, 'README.txt')).toMatch(/Left out\n- German .*privacy policy URL/);
    expect(pathsOf({ files })).not.toContain('fastlane/metadata/de-DE/privacy_url.txt');
  }
});

it('keeps a locale’s own privacy policy, and the table free of the shared one', () => {
  const [pack] = packsOf('de-DE');
  if (!pack) throw new Error('no pack');
  const own = { ...pack, content: { ...pack.content, privacyUrl: 'https://pawpal.example/de' } };
  const files = packFiles([own], URL_GIVEN);
  expect(textOf({ files }, 'fastlane/metadata/de-DE/privacy_url.txt')).toBe('https://pawpal.example/de');
  expect(textOf({ files: packFiles([pack], URL_GIVEN) }, 'listings.csv')).not.toContain(URL_GIVEN);
  expect(Object.keys(listingsOf([own]))).toEqual(['de-DE']);
});

itEvery([
  ['', true],
  ['https://a.example', true],
  [' http://a.example/x?y=1 ', true],
  ['a.example', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://a b.example', false],
  [`https://a.example/${'x'.repeat(237)}`, true],
  [`https://a.example/${'x'.repeat(238)}`, false],
])('is … an address: …', (url, isOne) => {
  expect(isPrivacyUrl(url)).toBe(isOne);
});
