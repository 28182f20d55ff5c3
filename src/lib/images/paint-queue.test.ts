import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
afterEach(() => {
  while (frames.length > 0) nextFrame();
  vi.unstubAllGlobals();
});

function nextFrame(): void {
  frames.splice(0).forEach((callback) => callback());
}

describe('canvases that are not urgent', () => {
  const painted: string[] = [];
  const [first, second, third] = [{}, {}, {}];
  const request = (canvas: object, name: string, tookMs: number) =>
    paintSoon(canvas, () => {
      painted.push(name);
      now += tookMs;
    });
  beforeEach(() => painted.splice(0));

  it('are painted in the next frames, one per frame when each takes long', () => {
    request(first, 'first', 20);
    request(second, 'second', 20);
    expect(painted).toEqual([]);
    nextFrame();
    expect(painted).toEqual(['first']);
    nextFrame();
    expect(painted).toEqual(['first', 'second']);
    expect(frames).toEqual([]);
  });

  it('are painted together when that is fast', () => {
    request(first, 'first', 2);
    request(second, 'second', 2);
    request(third, 'third', 2);
    nextFrame();
    expect(painted).toEqual(['first', 'second', 'third']);
  });

  it('are painted once, as they are now, and keep their place', () => {
    request(first, 'old', 20);
    request(second, 'second', 20);
    request(first, 'new', 20);
    nextFrame();
    nextFrame();
    expect(painted).toEqual(['new', 'second']);
  });

  it('are not painted when they are gone', () => {
    request(first, 'first', 2);
    forgetPaint(first);
    nextFrame();
    expect(painted).toEqual([]);
  });
});
