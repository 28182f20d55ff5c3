import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { build } from 'vite';
import type { inspectImage } from '@/lib/images/decode-image';
import type { renderImages } from '@/lib/images/render-images';
import type { RenderJob } from '@/lib/images/image-jobs';
import { catalog } from '../../../tools/catalog/catalog-plugin.mjs';
import { serveSite } from '../../../tools/serve/server.mjs';
import { startedBrowser } from '../browser';
import { watchContext } from '../watch-context';

/** Functions of the bare page. */
export interface Engine {
  renderImages: typeof renderImages;
  inspectImage: typeof inspectImage;
  /** Names for a job's pictures: bytes cannot be passed to a page directly. */
  blobOf: (base64: string) => Blob;
  base64Of: (blob: Blob) => Promise<string>;
}

const ENGINE_PAGE = `
  import { renderImages } from '@/lib/images/render-images';
  import { inspectImage } from '@/lib/images/decode-image';
  window.engine = {
    renderImages,
    inspectImage,
    blobOf: (base64) => new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]),
    base64Of: (blob) => new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1));
      reader.readAsDataURL(blob);
    }),
  };
`;

/** A job as passed to the page: pictures as base64. */
export type SentJob = RenderJob extends infer Job
  ? {
      [Key in keyof Job]: Key extends 'pictures'
        ? { id: string; blob: string }[]
        : Blob extends Job[Key]
          ? string
          : Job[Key];
    }
  : never;

interface Drawn {
  id: string;
  mediaType: string;
  width: number;
  height: number;
  isTextCut: boolean;
  bytes: Buffer;
}

/**
 * Runs the drawing code in a real browser, built as for production and under the product's own headers. A bare page
 * that only this builds calls it, so that a failure here is one of the drawing code and not of a screen. The page is
 * watched like every page of the product.
 */
export function useDrawingEngine() {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const work = mkdtempSync(join(tmpdir(), 'engine-'));
  let site: Awaited<ReturnType<typeof serveSite>>;
  let browser: Browser;
  let page: Page;
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];

  beforeAll(async () => {
    const dist = join(work, 'dist');
    mkdirSync(join(work, 'page'));
    writeFileSync(
      join(work, 'page/index.html'),
      '<!doctype html><title>Engine</title><link rel="icon" href="data:,"><script type="module" src="./main.ts"></script>',
    );
    writeFileSync(join(work, 'page/main.ts'), ENGINE_PAGE);
    await build({
      configFile: false,
      root: join(work, 'page'),
      logLevel: 'error',
      resolve: { alias: { '@': join(root, 'src') } },
      plugins: [catalog()],
      worker: { format: 'es', plugins: () => [catalog()] },
      build: { outDir: dist, target: 'es2022', modulePreload: { polyfill: false } },
    });
    copyFileSync(join(root, 'dist/_headers'), join(dist, '_headers'));
    copyFileSync(join(dist, 'index.html'), join(dist, '200.html'));
    site = await serveSite({ dist, port: 0, hasEmbeddedBackend: false });
    browser = await startedBrowser();
    page = await openPage();
  });

  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await site.close();
    rmSync(work, { recursive: true });
    expect(problems).toEqual([]);
  });

  /** Opens the bare page in a profile of its own. @param prepare runs in the page before any script */
  async function openPage(prepare: () => void = () => undefined): Promise<Page> {
    const context = await browser.newContext();
    contexts.push(context);
    await watchContext(context, site.url, (problem) => problems.push(problem));
    const opened = await context.newPage();
    await opened.addInitScript(prepare);
    await opened.goto(site.url);
    await opened.waitForFunction(() => 'engine' in window);
    return opened;
  }

  return {
    /** The page that the tests share. */
    page: () => page,
    openPage,
    async draw(jobs: SentJob[], on: Page = page): Promise<Drawn[]> {
      const drawn = await on.evaluate(async (sent) => {
        const { engine } = window as unknown as { engine: Engine };
        const withPictures = sent.map((job) => ({
          ...job,
          ...('picture' in job && job.picture !== undefined && { picture: engine.blobOf(job.picture) }),
          ...('pictures' in job && {
            pictures: job.pictures.map(({ id, blob }) => ({ id, blob: engine.blobOf(blob) })),
          }),
        })) as RenderJob[];
        const result = await engine.renderImages(withPictures);
        if (!result.ok) throw new Error(`${result.failure.jobId}: ${result.failure.message}`);
        return Promise.all(
          result.value.map(async ({ blob, ...rest }) => ({ ...rest, base64: await engine.base64Of(blob) })),
        );
      }, jobs);
      return drawn.map(({ base64, ...rest }) => ({ ...rest, bytes: Buffer.from(base64, 'base64') }));
    },
    inspect: (file: Uint8Array, on: Page = page) =>
      on.evaluate(async (base64) => {
        const { engine } = window as unknown as { engine: Engine };
        return engine.inspectImage(engine.blobOf(base64));
      }, Buffer.from(file).toString('base64')),
  };
}
