import { expect, it } from 'vitest';
import { useBrowser } from '../browser';
import { openInside } from '../open-inside';
import { pass, press, see, seeRole, tick, type, type Step } from '../steps';

const browser = useBrowser();

/** Actions that remove or disable the very element that was pressed. */
const ACTIONS: { name: string; path: string; steps: Step[] }[] = [
  {
    name: 'closing a dialog',
    path: '/billing',
    steps: [press('Upgrade Plan'), press('Close')],
  },
  {
    name: 'a dialog opened from a menu',
    path: '/billing?tab=team',
    steps: [press('Actions for Aiko Hayashi'), press('Change Role', 'menuitem'), press('Cancel')],
  },
  {
    name: 'work that ends',
    path: '/submit?step=4',
    steps: [
      press('Compliance validation', 'heading'),
      press('Run compliance check'),
      pass(3100),
      see(/Compliant · \d\d/),
    ],
  },
  {
    name: 'work that is cancelled',
    path: '/multi-store',
    steps: [press('Submit to All Selected Stores'), press('Cancel'), see(/^Stopped after/)],
  },
  {
    name: 'deleting',
    path: '/settings?tab=security',
    steps: [press('Revoke Safari on iPhone'), pass(1100), see('Session revoked')],
  },
  {
    name: 'removing a result',
    path: '/localization',
    steps: [
      type('App Name', 'Lantern'),
      type('Description', 'A diary'),
      tick(/Japanese/),
      press('Generate Packs'),
      pass(4100),
      press(/^Remove/),
      see('No localization packs yet'),
    ],
  },
  {
    name: 'deciding',
    path: '/team?tab=approvals',
    steps: [press(/^Approve/), see('Step Approved')],
  },
  {
    name: 'changing the step',
    path: '/submit?app=laced-up',
    steps: [press('Next'), seeRole('heading', 'App Listing')],
  },
];

it('never falls to the top of the page', async () => {
  const { page } = await browser.open('/terms', { as: 'demo', hasClock: true, reducedMotion: 'reduce' });
  for (const { name, path, steps } of ACTIONS) {
    await openInside(page, path);
    for (const step of steps) await step(page);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: `after ${name}` })
      .not.toBe('BODY');
  }
});
