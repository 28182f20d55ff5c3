import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from '../next-task';
import { forgetPaint, paintSoon } from './paint-queue';

/** Callbacks for the next frame, and the time that painting takes. */
let frames: (() => void)[] = [];
let now = 0;

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('performance', { now: () => now });
});
afterEach(async () => {
  while (frames.length > 0) await nextFrame();
  vi.unstubAllGlobals();
});

/** Draws a frame and runs the task after it. */
async function nextFrame(): Promise<void> {
  frames.splice(0).forEach((callback) => callback());
  await nextTask();
}

describe('canvases that are not urgent', () => {
  const painted: string[] = [];
  const [first, second, third] = [{}, {}, {}];
  const request = (canvas: object, name: string, tookMs: number, isFirst?: boolean) =>
    paintSoon(
      canvas,
      () => {
        painted.push(name);
        now += tookMs;
      },
      isFirst,
    );
  beforeEach(() => painted.splice(0));

  it('are painted after the next frames, one after each when painting takes long', async () => {
    request(first, 'first', 20);
    request(second, 'second', 20);
    expect(painted).toEqual([]);
    await nextFrame();
    expect(painted).toEqual(['first']);
    await nextFrame();
    expect(painted).toEqual(['first', 'second']);
    expect(frames).toEqual([]);
  });

  it('are painted before the others when they are to be the first', async () => {
    request(first, 'first', 20);
    request(second, 'second', 20);
    request(third, 'third', 20, true);
    request(second, 'second', 20, true);
    await nextFrame();
    await nextFrame();
    await nextFrame();
    expect(painted).toEqual(['second', 'third', 'first']);
  });

  it('leave the frame itself alone', () => {
    request(first, 'first', 2);
    frames.splice(0).forEach((callback) => callback());
    expect(painted).toEqual([]);
    forgetPaint(first);
  });

  it('are painted together when that is fast', async () => {
    request(first, 'first', 2);
    request(second, 'second', 2);
    request(third, 'third', 2);
    await nextFrame();
    expect(painted).toEqual(['first', 'second', 'third']);
  });

  it('are painted once, in their latest state, and keep their place', async () => {
    request(first, 'old', 20);
    request(second, 'second', 20);
    request(first, 'new', 20);
    await nextFrame();
    await nextFrame();
    expect(painted).toEqual(['new', 'second']);
  });

  it('are not painted when they are gone', async () => {
    request(first, 'first', 2);
    forgetPaint(first);
    await nextFrame();
    expect(painted).toEqual([]);
  });
});
