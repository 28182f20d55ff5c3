import { describe, expect, it } from 'vitest';
import { pictureOf } from '@/domain/studio/design';
import { DEMO_NAMES } from './demo-names';
import { demoPreset } from './demo-presets';
import { demoArtwork, demoDesign, demoShots } from './demo-images';
import { blankDraft, draftForDemo } from '../drafts/new-draft';

const BLANK = blankDraft('a', '2026-11-20T09:00:00.000Z');

describe.each(DEMO_NAMES)('the images of %s', (name) => {
  const preset = demoPreset(name);
  if (!preset) throw new Error(`No preset ${name}`);
  const shots = demoShots('a', preset);

  it('are all its screenshots, tablets with screens of their own', () => {
    expect(shots).toHaveLength(preset.screenshots.length);
    const sizes = new Set(shots.map(({ target }) => target.id));
    expect([...sizes].sort()).toEqual(['play-phone', 'spec-ipad-12.9', 'spec-iphone-6.1', 'spec-iphone-6.7']);
    for (const { scene, target } of shots) expect(scene.isTablet).toBe(target.id === 'spec-ipad-12.9');
    expect(new Set(shots.map(({ scene }) => scene.id)).size).toBe(8);
  });

  it('carry the described captions', () => {
    const { targetIds } = demoArtwork(draftForDemo(name, preset, BLANK), preset, shots);
    expect(targetIds).toHaveLength(4);
    const design = demoDesign(preset, shots, 'en-US');
    const captions = design.order.map((id) => design.shots[id]?.texts['en-US']?.caption);
    expect(new Set(captions)).toEqual(new Set(preset.screenshots.map(({ description }) => description)));
    for (const id of design.order)
      expect(pictureOf(design.shots[id], 'en-US', 'en-US', 'ios-tablet')).toBe(`${id}-tablet`);
  });

  it('leave out a size that nobody offers', () => {
    const [first] = preset.screenshots;
    const odd = { ...preset, screenshots: first ? [{ ...first, dimension: '1x1' }] : [] };
    expect(demoShots('a', odd)).toEqual([]);
  });
});
