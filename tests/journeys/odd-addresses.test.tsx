import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { appsCollection } from '@/lib/workspace/app-collections';
import { appRecord } from '@tests/support/apps';
import { ODD_ENTRIES } from '@tests/support/odd-addresses';
import { renderApp } from '@tests/support/render-app';
import { engineWith } from '@tests/support/workspace-engines';

describe('500 random strings never give a page without a header', () => {
  it.each(Object.entries(ODD_ENTRIES))('in the %s', async (_, entries) => {
    expect(entries).toHaveLength(125);
    const problems: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      if (!String(words[0]).startsWith('404 Error')) problems.push(words.map(String).join(' '));
    });
    // One app, as the page of all apps is rendered some hundred times.
    await renderApp('/pricing', { engine: await engineWith(appsCollection, [appRecord()]) });
    for (const { path, state } of entries) {
      window.history.pushState(state, '', new URL(window.location.origin + path).href);
      await act(async () => {
        window.dispatchEvent(new PopStateEvent('popstate', { state }));
        await Promise.resolve();
      });
      await act(() => vi.dynamicImportSettled());
      if (document.querySelector('header') === null) problems.push(`no header at ${path}`);
    }
    expect(problems).toEqual([]);
  });
});
