import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { describe, expect, it, test } from 'vitest';
import { createManualClock } from '@tests/support/manual-clock';
import { ClockProvider } from './clock';
import { useUrlFilters, useUrlParameters } from './url-parameters';

const PAUSE_MS = 250;
const DEFAULTS = { q: '', platform: 'all' };

function open<Value>(search: string, useHook: () => Value) {
  const clock = createManualClock();
  function Page({ children }: { children: ReactNode }) {
    return (
      <ClockProvider value={clock}>
        <BrowserRouter>{children}</BrowserRouter>
      </ClockProvider>
    );
  }
  for (const address of ['/before', `/apps${search}`]) window.history.pushState(null, '', address);
  const view = renderHook(
    () => ({
      hook: useHook(),
      search: useLocation().search,
      path: useLocation().pathname,
      entry: useNavigationType(),
      navigate: useNavigate(),
    }),
    { wrapper: Page },
  );
  return { clock, view, now: () => view.result.current };
}

describe('filters in the URL', () => {
  /** Typed or chosen values, a pause of the user, a press of Enter, a click on a link, or the page being left. */
  type Step = Partial<typeof DEFAULTS> | 'pause' | 'commit' | 'leave' | { link: string };

  test.each<{ when: string; url: string; steps?: readonly Step[]; values: string; search: string }>([
    { when: 'the URL has none', url: '', values: ' all', search: '' },
    {
      when: 'the URL has both',
      url: '?q=paw&platform=ios',
      values: 'paw ios',
      search: '?q=paw&platform=ios',
    },
    { when: 'the URL has an empty one', url: '?platform=', values: ' ', search: '?platform=' },
    { when: 'the URL repeats one', url: '?q=a&q=b', values: 'a all', search: '?q=a&q=b' },
    { when: 'something was just typed', url: '', steps: [{ q: 'p' }], values: 'p all', search: '' },
    {
      when: 'the user pauses',
      url: '',
      steps: [{ q: 'p' }, { q: 'paw' }, 'pause'],
      values: 'paw all',
      search: '?q=paw',
    },
    { when: 'the field is left', url: '', steps: [{ q: 'p' }, 'commit'], values: 'p all', search: '?q=p' },
    {
      when: 'the field is left and nothing was typed since',
      url: '',
      steps: [{ q: 'p' }, 'commit', 'commit', 'pause'],
      values: 'p all',
      search: '?q=p',
    },
    {
      when: 'a value returns to its default',
      url: '?q=p&platform=ios',
      steps: [{ q: '' }, 'commit'],
      values: ' ios',
      search: '?platform=ios',
    },
    {
      when: 'everything returns to its default',
      url: '?q=p&platform=ios',
      steps: [{ q: '', platform: 'all' }, 'commit'],
      values: ' all',
      search: '',
    },
    {
      when: 'the URL has other parameters',
      url: '?tab=list&q=p',
      steps: [{ q: 'paw' }, 'commit'],
      values: 'paw all',
      search: '?tab=list&q=paw',
    },
    {
      when: 'the text has signs of a URL',
      url: '',
      steps: [{ q: 'a&b=c #+%' }, 'commit'],
      values: 'a&b=c #+% all',
      search: '?q=a%26b%3Dc+%23%2B%25',
    },
    {
      when: 'a link changes them',
      url: '?q=p',
      steps: [{ link: '/apps?platform=android' }],
      values: ' android',
      search: '?platform=android',
    },
    {
      when: 'a link changes them in the middle of a word',
      url: '',
      steps: [{ q: 'p' }, { link: '/apps?q=desk' }, 'pause'],
      values: 'desk all',
      search: '?q=desk',
    },
    {
      when: 'the user types on after the URL has followed',
      url: '',
      steps: [{ q: 'p' }, 'pause', { q: 'pa' }],
      values: 'pa all',
      search: '?q=p',
    },
    {
      when: 'the user goes back to what the URL had before',
      url: '?q=p',
      steps: [{ q: 'pa' }, 'commit', { q: 'p' }, 'commit'],
      values: 'p all',
      search: '?q=p',
    },
    {
      when: 'the page is left in the middle of a word',
      url: '',
      steps: [{ q: 'p' }, 'leave', 'pause'],
      values: 'p all',
      search: '',
    },
  ])('$when', async ({ url, steps = [], values, search }) => {
    const { clock, view, now } = open(url, () => useUrlFilters(DEFAULTS));
    for (const step of steps) {
      if (step === 'pause') await clock.advance(PAUSE_MS);
      else if (step === 'leave') view.unmount();
      else {
        act(() => {
          const { hook, navigate } = now();
          if (step === 'commit') hook.commit();
          else if ('link' in step) void navigate(step.link);
          else hook.change(step);
        });
      }
    }
    expect(Object.values(now().hook.values).join(' ')).toBe(values);
    expect(now().search).toBe(search);
    if (steps.includes('leave')) expect(clock.pending()).toBe(0);
  });

  it('updates the URL once for a word, and never before the pause', async () => {
    const { clock, now } = open('', () => useUrlFilters(DEFAULTS));
    for (const q of ['p', 'pa', 'paw']) {
      act(() => now().hook.change({ q }));
      expect(clock.pending()).toBe(1);
      await clock.advance(PAUSE_MS - 1);
      expect(now().search).toBe('');
    }
    await clock.advance(1);
    expect(now().search).toBe('?q=paw');
    expect(clock.pending()).toBe(0);
  });

  it('stays out of the address while another page is opened', () => {
    const { now } = open('', () => useUrlFilters(DEFAULTS));
    act(() => {
      now().hook.change({ q: 'paw' });
      void now().navigate('/elsewhere');
      now().hook.commit();
    });
    expect(now().path + now().search).toBe('/elsewhere');
  });

  it('replaces the history entry, so that one step back leaves the page', async () => {
    const { now } = open('', () => useUrlFilters(DEFAULTS));
    for (const q of ['p', 'pa', 'paw']) {
      act(() => now().hook.change({ q }));
      act(() => now().hook.commit());
    }
    expect(now().entry).toBe('REPLACE');
    act(() => void now().navigate(-1));
    await waitFor(() => expect(now().path).toBe('/before'));
  });
});

describe('choices in the URL', () => {
  test.each([
    { when: 'the URL has none', url: '', set: [], got: null, search: '' },
    { when: 'the URL has one', url: '?tab=team', set: [], got: 'team', search: '?tab=team' },
    { when: 'one is made', url: '?from=mail', set: ['team'], got: 'team', search: '?from=mail&tab=team' },
    {
      when: 'another one is made',
      url: '?tab=team&x=1',
      set: ['plan'],
      got: 'plan',
      search: '?tab=plan&x=1',
    },
    { when: 'one is removed', url: '?tab=team&x=1', set: [undefined], got: null, search: '?x=1' },
    { when: 'the last of two counts', url: '', set: ['team', 'plan'], got: 'plan', search: '?tab=plan' },
  ])('$when', async ({ url, set, got, search }) => {
    const { now } = open(url, useUrlParameters);
    for (const value of set) act(() => now().hook.set('tab', value));
    expect(now().hook.get('tab')).toBe(got);
    expect(now().search).toBe(search);
    act(() => void now().navigate(-1));
    await waitFor(() => expect(now().path).toBe('/before'));
  });
});
