import { describe, expect, it } from 'vitest';
import { BUNDLED_FONTS, ownFontFamily, SYSTEM_FONTS } from '@/domain/drawing/fonts';
import type { Result } from '@/domain/result';
import { BUNDLED_FONT_FILES } from './bundled-font-files';
import { createFontLoader } from './load-fonts';

function setup(isOffline: () => boolean = () => false) {
  const read: string[] = [];
  const added: string[] = [];
  const load = createFontLoader({
    files: BUNDLED_FONT_FILES,
    read: (url) => {
      read.push(/([a-z\d-]+)-wght/.exec(url)?.[1] ?? url);
      return isOffline() ? Promise.reject(new Error('offline')) : Promise.resolve(new ArrayBuffer(4));
    },
    add: (family, bytes) => {
      if (bytes.byteLength === 0) return Promise.reject(new Error('not a font'));
      added.push(family);
      return Promise.resolve();
    },
  });
  return { load, read, added };
}

const failureOf = (result: Result<void>) => (result.ok ? undefined : result.failure);
const familyOf = (id: string) => BUNDLED_FONTS.find((font) => font.id === id)?.family ?? '';

describe('bundled fonts', () => {
  it.each(BUNDLED_FONTS.map(({ label, family, scripts }) => [label, family, scripts ?? ''] as const))(
    '%s: the files contain the scripts that are named',
    async (_, family, scripts) => {
      const letters: Record<string, string> = {
        Latin: 'a',
        Cyrillic: 'ж',
        Greek: 'λ',
        Hebrew: 'ש',
        Arabic: 'س',
      };
      const named = scripts.split(', ');
      for (const [script, letter] of Object.entries(letters)) {
        const { load, read } = setup();
        await load({ family, text: letter });
        expect([script, read.length > 0]).toEqual([script, named.includes(script)]);
      }
    },
  );

  it('load only the files of the text, each once', async () => {
    const { load, read } = setup();
    await Promise.all([
      load({ family: familyOf('inter'), text: 'Walk' }),
      load({ family: familyOf('inter'), text: 'dogs' }),
    ]);
    expect(read).toEqual(['inter-latin']);
    await load({ family: familyOf('inter'), text: 'Прогулка, Łódź' });
    expect(read.toSorted()).toEqual(['inter-cyrillic', 'inter-latin', 'inter-latin-ext']);
  });

  it('leave scripts that they lack to the fonts of the device', async () => {
    const { load, read } = setup();
    expect(await load({ family: familyOf('figtree'), text: '犬の散歩' })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(read).toEqual([]);
  });

  it('are tried again after the connection was lost', async () => {
    let isOffline = true;
    const { load, added } = setup(() => isOffline);
    const request = { family: familyOf('rubik'), text: 'Walk' };
    expect(failureOf(await load(request))).toContain('could not be loaded');
    isOffline = false;
    expect((await load(request)).ok).toBe(true);
    expect(added).toEqual(['StorePilot rubik']);
  });
});

describe('other fonts', () => {
  it('of the device need no file', async () => {
    const { load, read } = setup();
    for (const { family } of SYSTEM_FONTS) expect((await load({ family, text: 'Walk' })).ok).toBe(true);
    expect(read).toEqual([]);
  });

  it('of the user are registered once, and a file that is not a font is named as the cause', async () => {
    const { load, added } = setup();
    const family = ownFontFamily('brand');
    const own = { family, file: new Blob(['font']) };
    await load({ family, text: 'Walk', own });
    await load({ family, text: 'Dogs', own });
    expect(added).toEqual(['StorePilot own brand']);
    const broken = { family: ownFontFamily('empty'), file: new Blob() };
    expect(failureOf(await load({ family: broken.family, text: 'Walk', own: broken }))).toContain(
      'font file',
    );
  });
});
