import { configure, getConfig } from '@testing-library/react';

// Prepares the window that all files of a worker share; what is different in each test is in setup-screens.ts.

configure(({ getElementError }) => ({
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

// What jsdom lacks and Radix or the product uses.
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

// After each change of the document jsdom matches every rule of its built-in style sheet again, which took two fifths of
// the time of these tests. No other sheet is loaded here, so one answer for each kind of element is enough.
const computedStyle = window.getComputedStyle.bind(window);
const styleOfKind = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || element.hasAttribute('style')) return computedStyle(element, pseudo);
  const kind = [
    element.tagName,
    // An attribute without a value is not the same as none.
    ...['hidden', 'open', 'type', 'popover'].map((name) => element.getAttribute(name) ?? 'none'),
  ];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (!parent.hasAttribute('style')) continue;
    kind.push(parent.style.visibility, parent.style.pointerEvents); // the two that elements inherit
  }
  const key = kind.join(' ');
  const known = styleOfKind.get(key) ?? computedStyle(element);
  styleOfKind.set(key, known);
  return known;
};
