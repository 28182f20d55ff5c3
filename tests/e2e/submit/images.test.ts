import { designWith, GRAPHIC_FACTS, SCREEN_ID } from '@tests/support/images/designs';
import { decodeRgbPng, makePng, pngChunks, type DecodedPng } from '@tests/support/png';
import { describe, expect, it } from 'vitest';
import { BANNER_STYLES } from '@/model/artwork-style';
import { BANNER_SIZES } from '@/domain/drawing/banner-sizes';
import { BUNDLED_FONTS } from '@/domain/drawing/fonts';
import type { Size } from '@/model/geometry';
import { readImageHeader } from '@/readers/images/image-header';
import { measurePicture } from '@/readers/images/look/measure-picture';
import { samplePng } from '@/readers/images/look/png-sample';
import { RENDER_TARGETS } from '@/domain/screenshots/render-targets';
import {
  FRAME_IDS,
  isScreenOnly,
  type DesignTarget,
  type GraphicId,
  type ShotStyle,
} from '@/domain/studio/design';
import { designTarget } from '@/domain/studio/design-target';
import { FEATURE_TARGET, iconTarget } from '@/domain/studio/graphic-targets';
import { graphicOf, usedDesign } from '@/domain/studio/graphics';
import { ratioClass } from '@/domain/studio/ratio-class';
import type { RenderJob } from '@/lib/images/image-jobs';
import { useDrawingEngine, type Engine, type SentJob } from './drawing-engine';

const engine = useDrawingEngine();
const { draw, inspect } = engine;

/** A picture of one colour. */
function picture(width: number, height: number, rgba: readonly number[]): Buffer {
  const row = [0, ...Array.from({ length: width }, () => rgba).flat()];
  const rows = Buffer.concat(Array.from({ length: height }, () => Uint8Array.from(row)));
  return makePng({ width, height, colorType: rgba.length === 4 ? 6 : 2 }, rows);
}

function colorAt({ width, pixels }: DecodedPng, x: number, y: number): number[] {
  const at = (Math.floor(y) * width + Math.floor(x)) * 3;
  return [...pixels.subarray(at, at + 3)];
}

const GREEN = picture(300, 650, [20, 200, 80]).toString('base64');
/** A screenshot with one caption, white on dark blue. */
function shotJob(
  id: string,
  caption: string,
  size: Size & { id?: string },
  style: Partial<ShotStyle> = {},
): Extract<SentJob, { kind: 'screenshot' }> {
  const fill = { kind: 'color', color: '#102040' } as const;
  return {
    id,
    kind: 'screenshot',
    format: 'png',
    design: designWith([caption], { fill, ...style }),
    index: 0,
    size: { id: 'size', gap: 0, ...size },
    locale: 'en-US',
    mainLocale: 'en-US',
    pictures: [{ id: SCREEN_ID, blob: GREEN }],
  };
}
/** Id of a finished picture. */
const OWN = 'a'.repeat(64);

function graphicJob(id: GraphicId, size: DesignTarget): Extract<SentJob, { kind: 'screenshot' }> {
  const { design } = graphicOf({}, id, GRAPHIC_FACTS);
  return { ...shotJob(id, '', size), design, size, pictures: [] };
}

function iconJob(id: string, size: DesignTarget): Extract<SentJob, { kind: 'screenshot' }> {
  return { ...graphicJob('icon', size), id };
}

const DESIGN = { appName: 'Laced Up', primary: '#ff5a36', secondary: '#7a1fd1', fontFamily: 'sans-serif' };

/** A screen with lines of text. */
function pageOf(width: number, height: number): string {
  const rows = Array.from({ length: height }, (_, y) =>
    Uint8Array.from({ length: width * 3 + 1 }, (_unused, at) =>
      at === 0 ? 0 : y % 40 < 8 && at < width * 2 ? 60 : 245,
    ),
  );
  return makePng({ width, height }, Buffer.concat(rows)).toString('base64');
}
const SCREENS = { phone: pageOf(300, 650), tablet: pageOf(600, 800) };

describe('screenshots', () => {
  it('of a phone at an iPad’s size are told from those of an iPad', async () => {
    const ipad = { width: 2064, height: 2752 };
    const fills = [
      { kind: 'color', color: '#102040' },
      { kind: 'color', color: '#ffffff' },
      { kind: 'gradient', from: '#5b2a86', to: '#e9a23b', angle: 160 },
    ] as const;
    const jobs = FRAME_IDS.flatMap((frame) =>
      fills.flatMap((fill) =>
        (fill.kind === 'gradient' ? (['phone', 'tablet'] as const) : (['phone'] as const)).map((device) => ({
          ...shotJob(`${device} ${frame} ${JSON.stringify(fill)}`, 'Plan your day', ipad, { frame, fill }),
          size: { id: 'size', gap: 0, ...ipad, device: 'tablet' as const },
          pictures: [{ id: SCREEN_ID, blob: SCREENS[device] }],
        })),
      ),
    );
    const wrong: string[] = [];
    for (const { id, bytes } of await draw(jobs)) {
      const header = readImageHeader(bytes);
      if (header === 'needs-more' || !header.ok) throw new Error(id);
      const { phoneScreen } = measurePicture(await samplePng(new Uint8Array(bytes), header.value));
      if ((phoneScreen !== undefined) !== id.startsWith('phone')) wrong.push(id);
    }
    expect(wrong).toEqual([]);
  });

  it('have the exact size of a target of every shape, 8 bits and no alpha, in one go', async () => {
    const shapes = new Map(
      RENDER_TARGETS.map((target) => [`${ratioClass(target)} ${!!target.safeArea}`, target]),
    );
    const targets = [...shapes.values()].filter((target) => !isScreenOnly(designTarget(target)));
    const drawn = await draw(
      targets.map((target) => shotJob(target.id, 'Plan your day', designTarget(target))),
    );
    expect(drawn.map(({ id }) => id)).toEqual(targets.map(({ id }) => id));
    for (const [index, target] of targets.entries()) {
      const image = drawn[index];
      const png = decodeRgbPng(image?.bytes ?? new Uint8Array());
      expect(png).toMatchObject({ width: target.width, height: target.height, bitDepth: 8, colorType: 2 });
      expect(image).toMatchObject({
        width: target.width,
        height: target.height,
        mediaType: 'image/png',
        isTextCut: false,
      });
      expect(colorAt(png, 1, 1)).toEqual([16, 32, 64]);
      // In a landscape picture the screen is beside the caption.
      const [x, y] = target.width <= target.height ? [0.5, 0.6] : [target.safeArea ? 0.62 : 0.73, 0.5];
      expect(colorAt(png, target.width * x, target.height * y), target.id).toEqual([20, 200, 80]);
    }
  });

  it.each(['Plan your day', 'خطّط ليومك', 'एक मिनट', 'Планируй день'])(
    'show the caption “%s”',
    async (caption) => {
      const [image] = await draw([shotJob(caption, caption, { width: 1080, height: 1920 })]);
      const { width, pixels } = decodeRgbPng(image?.bytes ?? new Uint8Array());
      // White letters in the upper fifth, on the background alone.
      const above = pixels.subarray(0, width * 3 * 384);
      expect(above.some((value) => value > 250)).toBe(true);
    },
  );

  it('tell when a caption was cut', async () => {
    const long = shotJob('long', 'word '.repeat(2000), { width: 1080, height: 1920 });
    const [image] = await draw([{ ...long, format: 'jpeg' }]);
    expect(image).toMatchObject({ isTextCut: true, mediaType: 'image/jpeg' });
    expect(image?.bytes.subarray(0, 3)).toEqual(Buffer.of(0xff, 0xd8, 0xff));
  });
});

describe('fonts', () => {
  it('of the app are loaded file by file and draw the caption; the device’s own load nothing', async () => {
    const requested: string[] = [];
    const page = await engine.openPage();
    page.context().on('request', (request) => {
      const [file] = /[a-z\d-]+-wght-normal/.exec(request.url()) ?? [];
      if (file) requested.push(file);
    });
    const job = (id: string, font: string, caption: string) =>
      shotJob(id, caption, { width: 440, height: 956 }, { font });
    const [serif] = BUNDLED_FONTS.filter(({ id }) => id === 'source-serif-4');
    const [device] = await draw([job('device', 'sans', 'Plan your day')], page);
    expect(requested).toEqual([]);
    const [bundled, again] = await draw(
      [job('bundled', serif?.id ?? '', 'Plan your day'), job('again', serif?.id ?? '', 'Plan your day')],
      page,
    );
    expect(new Set(requested)).toEqual(new Set(['source-serif-4-latin-wght-normal']));
    expect(bundled?.bytes.equals(again?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(bundled?.bytes.equals(device?.bytes ?? Buffer.alloc(0))).toBe(false);
  });
});

describe('graphics', () => {
  it('are icons of 1024 and 512 and banners of the three sizes in every style, without alpha', async () => {
    const icons = [1024, 512].map((side) => iconJob(`icon ${side}`, iconTarget(side)));
    const feature = {
      ...graphicJob('feature', FEATURE_TARGET),
      icon: graphicOf({}, 'icon', GRAPHIC_FACTS).design,
    };
    const banners: SentJob[] = BANNER_STYLES.flatMap(({ id: style }) =>
      BANNER_SIZES.map(({ width, height }) => ({
        id: `${style} ${width}x${height}`,
        kind: 'banner' as const,
        format: 'png' as const,
        size: { width, height },
        design: { ...DESIGN, style, tagline: 'Your running journey' },
      })),
    );
    const drawn = await draw([...icons, feature, ...banners]);
    const sizes = drawn.map(({ bytes }) => {
      const { width, height, bitDepth, colorType } = decodeRgbPng(bytes);
      expect([bitDepth, colorType]).toEqual([8, 2]);
      return `${width}x${height}`;
    });
    const perStyle = BANNER_SIZES.map(({ width, height }) => `${width}x${height}`);
    expect(sizes).toEqual(['1024x1024', '512x512', '1024x500', ...BANNER_STYLES.flatMap(() => perStyle)]);
  });

  it('show the drawn icon on the feature graphic, and an own picture instead of a design', async () => {
    const icon = graphicOf({}, 'icon', { ...GRAPHIC_FACTS, primary: '#00ff00', secondary: '#00ff00' }).design;
    const own = usedDesign({ design: icon, own: OWN, isOwnUsed: true });
    const pictures = [{ id: OWN, blob: GREEN }];
    const [feature, ofOwn] = await draw([
      { ...graphicJob('feature', FEATURE_TARGET), icon },
      { ...iconJob('own', iconTarget(512)), design: own, pictures },
    ]);
    const drawn = decodeRgbPng(feature?.bytes ?? new Uint8Array());
    const [red, green, blue] = colorAt(drawn, 700, 180);
    expect(green).toBeGreaterThan(Math.max(red ?? 0, blue ?? 0) + 40);
    expect(colorAt(decodeRgbPng(ofOwn?.bytes ?? new Uint8Array()), 256, 256)).toEqual([20, 200, 80]);
  });

  it('show the chosen colour behind transparent parts of an own picture', async () => {
    const { design } = graphicOf({}, 'icon', GRAPHIC_FACTS);
    const used = usedDesign({ design, own: OWN, isOwnUsed: true, behind: '#0a64c8' });
    const clear = picture(64, 64, [9, 99, 199, 0]).toString('base64');
    const [icon] = await draw([
      { ...iconJob('clear', iconTarget(512)), design: used, pictures: [{ id: OWN, blob: clear }] },
    ]);
    expect(colorAt(decodeRgbPng(icon?.bytes ?? new Uint8Array()), 256, 256)).toEqual([10, 100, 200]);
  });
});

describe('fixes', () => {
  it('take the alpha channel out, and keep size and colours', async () => {
    const opaque = picture(30, 60, [9, 99, 199, 255]).toString('base64');
    const clear = picture(30, 60, [9, 99, 199, 0]).toString('base64');
    const job = (id: string, from: string): SentJob => ({
      id,
      kind: 'flatten',
      format: 'png',
      picture: from,
      background: '#ffffff',
    });
    const [kept, filled] = (await draw([job('opaque', opaque), job('clear', clear)])).map(({ bytes }) =>
      decodeRgbPng(bytes),
    );
    expect(kept).toMatchObject({ width: 30, height: 60, bitDepth: 8, colorType: 2 });
    expect(kept && colorAt(kept, 15, 30)).toEqual([9, 99, 199]);
    expect(filled && colorAt(filled, 15, 30)).toEqual([255, 255, 255]);
  });

  it('bring 16 bits down to 8', async () => {
    const deep = makePng({ width: 4, height: 4, bitDepth: 16 }, new Uint8Array(4 * 25));
    const [image] = await draw([
      { id: 'deep', kind: 'flatten', format: 'png', picture: deep.toString('base64'), background: '#ffffff' },
    ]);
    expect(decodeRgbPng(image?.bytes ?? new Uint8Array())).toMatchObject({ bitDepth: 8 });
  });

  it('crop a 20:9 screenshot to 9:16', async () => {
    const [image] = await draw([
      {
        id: 'crop',
        kind: 'crop',
        format: 'png',
        size: { width: 108, height: 192 },
        picture: picture(108, 240, [1, 2, 3]).toString('base64'),
        background: '#ffffff',
      },
    ]);
    expect(decodeRgbPng(image?.bytes ?? new Uint8Array())).toMatchObject({ width: 108, height: 192 });
  });
});

describe('bad images', () => {
  it.each<[string, () => Uint8Array, string]>([
    ['no image', () => Buffer.from('hello, I am text'), 'not-an-image'],
    ['cut off in its pixels', () => picture(60, 60, [1, 2, 3]).subarray(0, 80), 'damaged'],
    [
      'fewer pixels than claimed',
      () => makePng({ width: 60, height: 61 }, new Uint8Array(60 * 181)),
      'damaged',
    ],
    [
      'more pixels than claimed',
      () => makePng({ width: 60, height: 59 }, new Uint8Array(60 * 181)),
      'damaged',
    ],
    ['20,000 px a side', () => makePng({ width: 20_000, height: 20_000 }), 'too-large'],
  ])('%s', async (_, make, reason) => {
    expect(await inspect(make())).toMatchObject({ ok: false, failure: { reason } });
  });

  it('are named by their job, and no worker is left', async () => {
    const result = await engine.page().evaluate(async (good) => {
      const inPage = (window as unknown as { engine: Engine }).engine;
      const job = (id: string, file: Blob): RenderJob => ({
        id,
        kind: 'flatten',
        format: 'png',
        picture: file,
        background: '#ffffff',
      });
      return inPage.renderImages([job('good', inPage.blobOf(good)), job('bad', new Blob(['text']))]);
    }, GREEN);
    expect(result).toMatchObject({ ok: false, failure: { reason: 'not-an-image', jobId: 'bad' } });
    await expect.poll(() => engine.page().workers().length).toBe(0);
  });

  it('a photo that is shown turned is read as shown', async () => {
    const [lying] = await draw([
      {
        id: 'photo',
        kind: 'crop',
        format: 'jpeg',
        size: { width: 64, height: 48 },
        picture: GREEN,
        background: '#ffffff',
      },
    ]);
    const bytes = lying?.bytes ?? Buffer.alloc(0);
    expect(await inspect(bytes)).toMatchObject({ ok: true, value: { width: 64, height: 48 } });
    // EXIF in big-endian order, one entry: orientation 6, a quarter turn.
    const exif = Buffer.from(
      'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
      'hex',
    );
    const turned = Buffer.concat([bytes.subarray(0, 2), exif, bytes.subarray(2)]);
    expect(await inspect(turned)).toMatchObject({ ok: true, value: { width: 48, height: 64 } });
  });

  it('a good one is read unchanged', async () => {
    expect(await inspect(picture(60, 40, [1, 2, 3, 255]))).toMatchObject({
      ok: true,
      value: { width: 60, height: 40, hasAlpha: true },
    });
  });
});

describe('cancelling', () => {
  it('stops the workers immediately', async () => {
    const result = await engine.page().evaluate(async (good) => {
      const inPage = (window as unknown as { engine: Engine }).engine;
      const controller = new AbortController();
      const jobs = Array.from({ length: 20 }, (_, index): RenderJob => ({
        id: String(index),
        kind: 'flatten',
        format: 'png',
        picture: inPage.blobOf(good),
        background: '#ffffff',
      }));
      return inPage.renderImages(jobs, { signal: controller.signal, onProgress: () => controller.abort() });
    }, GREEN);
    expect(result).toMatchObject({ ok: false, failure: { reason: 'cancelled' } });
    await expect.poll(() => engine.page().workers().length).toBe(0);
  });
});

describe('a browser without workers that draw, and without CompressionStream', () => {
  it('draws on the page', async () => {
    const page = await engine.openPage(() => {
      Reflect.deleteProperty(window, 'OffscreenCanvas');
      Reflect.deleteProperty(window, 'CompressionStream');
    });
    const size = { width: 540, height: 960 };
    const [png, jpeg] = await draw(
      [shotJob('png', 'Plan', size), { ...shotJob('jpeg', 'Plan', size), format: 'jpeg' }],
      page,
    );
    const decoded = decodeRgbPng(png?.bytes ?? new Uint8Array());
    expect(decoded).toMatchObject({ width: 540, height: 960, bitDepth: 8, colorType: 2 });
    expect(colorAt(decoded, 270, 600)).toEqual([20, 200, 80]);
    expect(await inspect(jpeg?.bytes ?? new Uint8Array(), page)).toMatchObject({
      ok: true,
      value: { width: 540, height: 960 },
    });
    expect(page.workers()).toEqual([]);
    await page.context().close();
  });
});

it('the bytes are whole: every chunk has its checksum', async () => {
  const [image] = await draw([iconJob('icon', iconTarget(512))]);
  const types = pngChunks(image?.bytes ?? new Uint8Array()).map(({ type }) => type);
  expect([...new Set(types)]).toEqual(['IHDR', 'sRGB', 'IDAT', 'IEND']);
});
