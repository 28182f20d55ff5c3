import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { makeLabelsQuick } from './quick-labels';
import { makeSelectorsQuick } from './quick-selectors';
import { makeStylesQuick } from './quick-styles';

// Prepares the window that all files of a worker share; what is different in each test is in setup-screens.ts.

configure(({ getElementError, asyncWrapper }) => ({
  // An element that was found may be rendered once more (a dialog receives clicks only then): on a busy machine the
  // test would otherwise continue before that.
  asyncWrapper: (run) =>
    asyncWrapper(async (): Promise<unknown> => {
      const result: unknown = await run();
      await new Promise((resolve) => setImmediate(resolve));
      return result;
    }) as Promise<unknown>,
  // A test waits for what it looks for; only one that fails waits this long, however busy the machine is.
  asyncUtilTimeout: 30_000,
  // Each look that finds nothing yet would print the whole document into an error that nobody sees; the last one does.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? undefined) : getElementError(message, container),
}));

/** Whether Testing Library is looking for something again and again. */
function isWaiting(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

// APIs that jsdom lacks and Radix or the product uses.
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
window.scrollTo = () => undefined;
window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// jsdom does not draw; it would print that for every picture of a test in which nothing is drawn.
HTMLCanvasElement.prototype.getContext = () => null;
// jsdom's blobs can only be read through a FileReader.
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(new Error('The file could not be read'));
    reader.readAsArrayBuffer(this);
  });
};
Blob.prototype.text ??= async function (this: Blob) {
  return new TextDecoder().decode(await this.arrayBuffer());
};
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => undefined;

makeLabelsQuick();
makeSelectorsQuick();
makeStylesQuick();

// For each element, React's development build captures a stack trace that it would print with a warning. Nothing here
// reads it, and React captures no more once it has counted enough of them.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  {
    get: () => Infinity,
    set() {
      // React resets it once a second.
    },
  },
);
