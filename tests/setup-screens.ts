import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { takeHandedOverImport } from '@/lib/imports/import-handover';
import { noticeQueue } from '@/lib/notify';
import './support/screens/prepare-jsdom';

// A test that causes console output says so itself, by spying on it.
let unexpected: string[] = [];
beforeEach(() => {
  unexpected = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      unexpected.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});
afterEach(() => {
  cleanup();
  resetTab();
  expect(unexpected).toEqual([]);
});

/** State of a new tab of another user: the files of a worker share one window and the product's modules. */
function resetTab() {
  noticeQueue.take();
  takeHandedOverImport();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
}
