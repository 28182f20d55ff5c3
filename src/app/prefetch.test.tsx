import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from './page-loader';
import { savesData } from '@/lib/saves-data';
import { afterFirstPage } from './after-first-page';
import { prefetchOnIntent } from './prefetch';

const setSaveData = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

describe('the pages that are likely to be opened next', () => {
  beforeEach(() => {
    const root = document.createElement('div');
    root.id = 'root';
    root.dataset.nextForVisitor = 'assets/pricing-1.js assets/sign-up-1.js';
    root.dataset.nextForUser = 'assets/apps-1.js';
    document.body.append(root);
  });

  it('are not in a browser that saves data, where the page still works when it is translated', async () => {
    setSaveData(true);
    await afterFirstPage(true);
    expect(preloaded()).toEqual([]);
    const text = document.createTextNode('Saving…');
    const parent = document.createElement('p');
    parent.append(text);
    document.body.append(parent);
    text.replaceWith(document.createElement('font'));
    await Promise.resolve();
    text.data = 'Saved';
    await Promise.resolve();
    expect(parent).toHaveTextContent('Saved');
  });

  it.each([
    ['a visitor', false, ['/assets/pricing-1.js', '/assets/sign-up-1.js']],
    ['a user', true, ['/assets/apps-1.js']],
  ])('are downloaded for %s, as the document lists them', async (_, isSignedIn, files) => {
    const done = afterFirstPage(isSignedIn);
    await vi.waitFor(() => expect(preloaded()).toEqual(files));
    document.head.querySelectorAll('link').forEach((link, index) => {
      link.dispatchEvent(new Event(index === 0 ? 'error' : 'load'));
    });
    await done;
  });

  it('are not, where the document lists none', async () => {
    document.body.replaceChildren();
    await afterFirstPage(false);
    expect(preloaded()).toEqual([]);
  });
});

it('knows whether the browser saves data', () => {
  expect(savesData()).toBe(false);
  setSaveData(false);
  expect(savesData()).toBe(false);
  setSaveData(true);
  expect(savesData()).toBe(true);
});

describe('a link', () => {
  const show = (href: string) => {
    const link = document.createElement('a');
    link.href = href;
    link.append(document.createElement('span'));
    document.body.append(link);
    return link;
  };

  it('loads its page under a pointer or with the focus, unless the browser saves data or it leads elsewhere', () => {
    let isSignedIn = false;
    const listeners = vi.spyOn(document, 'addEventListener');
    prefetchOnIntent(() => isSignedIn);
    const added = [...listeners.mock.calls];
    onTestFinished(() => added.forEach(([type, listener]) => document.removeEventListener(type, listener)));
    // The pages and not their code, which an earlier test may have loaded.
    const loads = {
      terms: vi.spyOn(page('terms'), 'load'),
      privacy: vi.spyOn(page('privacy'), 'load'),
      signIn: vi.spyOn(page('signIn'), 'load'),
      status: vi.spyOn(page('status'), 'load'),
    };
    const counts = () => Object.values(loads).map((load) => load.mock.calls.length);

    setSaveData(true);
    show('/terms').dispatchEvent(new Event('pointerover', { bubbles: true }));
    setSaveData(false);
    show('https://other.example/terms').dispatchEvent(new Event('pointerover', { bubbles: true }));
    show('/no/such/page').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(counts()).toEqual([0, 0, 0, 0]);

    show('/terms#top').firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(counts()).toEqual([1, 0, 0, 0]);
    show('/privacy').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(counts()).toEqual([1, 1, 0, 0]);
    show('/status').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(counts()).toEqual([1, 1, 1, 0]); // a visitor would be sent to the sign-in page
    isSignedIn = true;
    show('/status').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(counts()).toEqual([1, 1, 1, 1]);
  });
});
