// Measures ten store screenshots, drawn by the product, against the bare encoding of the same pixels.

/** @typedef {import('./session.mjs').Session} Session */

const COUNT = 10;
const SIZE = { width: 1320, height: 2868 };

/**
 * @param {Session} session @param {string} url of the page of references.mjs with the engine
 * @returns {Promise<{ drawnMs: number, browserEncodingMs: number, ownEncodingMs: number, longestTaskMs: number }>} tasks below 50 ms count as 0
 */
export async function measureImages({ page }, url) {
  await page.goto(url);
  await page.waitForFunction(() => 'engine' in window);
  return page.evaluate(
    async ({ count, size }) => {
      const { engine } = /** @type {Window & { engine: import('./engine-page').Engine }} */ (
        /** @type {unknown} */ (window)
      );
      const picture = await drawPicture();
      const captions = Array.from(
        { length: count },
        (_, day) => `Everything for day ${day + 1}, at a glance`,
      );
      const design = engine.designWith(captions);
      const jobs = captions.map((_, index) => ({
        id: String(index),
        kind: /** @type {const} */ ('screenshot'),
        format: /** @type {const} */ ('png'),
        design,
        index,
        size: { id: 'iphone-6.9', gap: 0, ...size },
        locale: 'en-US',
        mainLocale: 'en-US',
        pictures: [{ id: engine.SCREEN_ID, blob: picture }],
      }));
      window.bench.tasks.length = 0;
      const started = performance.now();
      const result = await engine.renderImages(jobs);
      const drawnMs = performance.now() - started;
      if (!result.ok) throw new Error(result.failure.message);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const tasks = window.bench.tasks.map(({ ms }) => ms);
      const blobs = result.value.map(({ blob }) => blob);
      const browserEncodingMs = await engine.encodeBare(blobs, 'browser');
      const ownEncodingMs = await engine.encodeBare(blobs, 'product');
      return { drawnMs, browserEncodingMs, ownEncodingMs, longestTaskMs: Math.max(0, ...tasks) };

      /** Draws something like an app's screen: areas, lines of text, a photo with grain. */
      function drawPicture() {
        const canvas = new OffscreenCanvas(1290, 2796);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.fillStyle = '#f6f7fb';
        context.fillRect(0, 0, 1290, 2796);
        const photo = context.createImageData(1290, 700);
        let state = 1;
        for (let at = 0; at < photo.data.length; at += 4) {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          const light = 90 + (at >>> 15) + (state >>> 29);
          photo.data.set([light, light >> 1, 255 - light, 255], at);
        }
        context.putImageData(photo, 0, 120);
        context.font = '44px sans-serif';
        for (let row = 0; row < 16; row += 1) {
          context.fillStyle = row % 2 ? '#ffffff' : '#e6e9f5';
          context.fillRect(60, 900 + row * 115, 1170, 100);
          context.fillStyle = '#1b2140';
          context.fillText(`Entry ${row + 1}: a line of text as apps have it`, 100, 965 + row * 115);
        }
        return canvas.convertToBlob({ type: 'image/png' });
      }
    },
    { count: COUNT, size: SIZE },
  );
}
