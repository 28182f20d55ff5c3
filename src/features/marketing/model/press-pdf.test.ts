import { expect, it } from 'vitest';
import { pressReleasePdf } from './press-pdf';

it('marks the text as simulated on every page of the PDF', () => {
  const release = {
    type: 'press-release',
    title: 'PawPal is out',
    platform: 'Press',
    content: 'News.',
  } as const;
  expect(pressReleasePdf(release, 'PawPal', 0).footer).toBe('Simulated text · PawPal');
});
