import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUNDLE_ID, publishedApp } from '@tests/support/fake-app-store/apps';
import { computer, edit, file, pulled, screenshot } from '@tests/support/fake-app-store/computer';

describe('push of files', () => {
  it('removes a text whose file was emptied and pictures that were named, and nothing that is not the project’s', async () => {
    const fake = publishedApp('PREPARE_FOR_SUBMISSION');
    const info = fake.store.all('appInfoLocalizations').at(-1)?.attributes ?? {};
    info.subtitle = 'Calm nights';
    const text = fake.store.all('appStoreVersionLocalizations').at(-1)?.attributes ?? {};
    text.promotionalText = 'New';
    const { cwd, run } = await pulled(fake);
    for (const name of ['0.png', '1.png']) {
      mkdirSync(file(cwd, '../screenshots/en-US'), { recursive: true });
      writeFileSync(file(cwd, `../screenshots/en-US/${name}`), screenshot(Number(name[0])));
    }
    await run(`push --yes ${(await run('push')).plan}`);
    // A console's new text beside an empty file is not removed.
    text.marketingUrl = 'https://lantern.example';
    edit(cwd, 'en-US/marketing_url.txt', '');
    edit(cwd, 'en-US/subtitle.txt', '\n');
    const before = fake.writes().length;
    const dry = await run('push');
    expect(dry.out).toContain('Subtitle (en-US): removed [-Calm nights-]');
    expect(dry.out).toContain('Removed from the store: 1 text.\n1 step');
    // Files that are gone change nothing in the store until they are named.
    rmSync(file(cwd, '../screenshots'), { recursive: true });
    rmSync(file(cwd, 'en-US/promotional_text.txt'));
    expect((await run('push')).plan).toBe(dry.plan);
    const needed = await run('push --remove pictures/**');
    expect([
      needed.code,
      needed.out.includes('en-US is the app’s main language and needs at least one'),
    ]).toEqual([4, true]);
    edit(cwd, 'en-US/description.txt', '');
    const required = await run('push');
    expect([required.code, required.out.includes('Description (en-US) is empty here')]).toEqual([4, true]);
    edit(cwd, 'en-US/description.txt', 'An evening journal.');
    expect(fake.writes()).toHaveLength(before);
    const named = 'push --remove texts/en-US/promotionalText';
    const all = await run(named);
    expect(all.out).toContain('Removed from the store: 2 texts.');
    expect((await run(`${named} --yes ${all.plan}`)).code).toBe(0);
    expect([info.subtitle, text.promotionalText, text.marketingUrl]).toEqual([
      null,
      null,
      'https://lantern.example',
    ]);
    // Neither a push nor a pull brings the text back, and an empty file of a fresh project says nothing.
    expect((await run('push')).out).toContain('Nothing to change.');
    expect((await run('pull')).out).not.toContain('subtitle');
    info.subtitle = 'By hand';
    const fresh = computer(fake, {
      'fastlane/metadata/en-US/name.txt': 'Lantern',
      'fastlane/metadata/en-US/subtitle.txt': '',
    });
    expect((await fresh.run(`push --app ${BUNDLE_ID}`)).out).toContain('Nothing to change.');
  });

  it('sends app previews and attachments of fastlane’s folders, skips equal ones, and removes what was named', async () => {
    const fake = publishedApp('PREPARE_FOR_SUBMISSION');
    const { cwd, run } = await pulled(fake);
    const put = (path: string, text: string) => {
      mkdirSync(dirname(file(cwd, `../${path}`)), { recursive: true });
      writeFileSync(file(cwd, `../${path}`), text);
    };
    put('app_previews/en-US/1_IPHONE_67.mp4', 'the first video');
    put('app_previews/en-US/2_iphone_67.mov', 'the second video');
    put('app_previews/en-US/tour.mp4', 'of no device');
    put('app_previews/xx/1_IPHONE_67.mp4', 'of no language');
    put('review_attachments/how-to-sign-in.pdf', 'the steps');
    const dry = await run('push');
    expect(dry.out).toContain(
      'App previews en-US, iPhone 6.9"\n  + fastlane/app_previews/en-US/1_IPHONE_67.mp4\n  + fastlane/app_previews/en-US/2_iphone_67.mov',
    );
    expect(dry.out).toContain(
      'Attachments for App Review\n  + fastlane/review_attachments/how-to-sign-in.pdf',
    );
    expect(dry.out).toMatch(/tour\.mp4: its name does not say\s+for which device/);
    expect(dry.out).toMatch(/“xx” is not a locale of the App Store/);
    expect((await run(`push --yes ${dry.plan}`)).code).toBe(0);
    const names = (type: string) => fake.store.all(type).map(({ attributes }) => attributes.fileName);
    expect(names('appPreviews')).toEqual(['1_IPHONE_67.mp4', '2_iphone_67.mov']);
    expect(names('appStoreReviewAttachments')).toEqual(['how-to-sign-in.pdf']);
    const writes = fake.writes().length;
    expect((await run('push')).out).toContain('Nothing to change.');
    expect((await run('pull')).err).toContain(
      'App previews en-US, iPhone 6.9": 1_IPHONE_67.mp4, 2_iphone_67.mov. The store gives their names only, no files.',
    );
    // One is replaced, the other is removed with the attachment.
    rmSync(file(cwd, '../app_previews/en-US/2_iphone_67.mov'));
    put('app_previews/en-US/1_IPHONE_67.mp4', 'a better video');
    rmSync(file(cwd, '../review_attachments'), { recursive: true });
    const next = 'push --remove attachments/*';
    const { out, plan } = await run(next);
    expect(out).toContain('Remove attachments for App Review\n  - how-to-sign-in.pdf');
    expect(fake.writes()).toHaveLength(writes);
    expect((await run(`${next} --yes ${plan}`)).code).toBe(0);
    expect([names('appPreviews'), names('appStoreReviewAttachments')]).toEqual([['1_IPHONE_67.mp4'], []]);
    expect(fake.wrongAnswers).toEqual([]);
  });
});
