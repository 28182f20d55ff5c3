import { expect, it } from 'vitest';

/** Returns what an element of each kind is in the window of the tests, and in one of jsdom's own. */
function answers(html: string, read: (element: Element, view: typeof window) => unknown) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const own = frame.contentWindow as unknown as typeof window;
  const host = document.createElement('main');
  const ownHost = own.document.createElement('main');
  document.body.append(host);
  own.document.body.append(ownHost);
  try {
    return [host, ownHost].map((root) => {
      root.innerHTML = html;
      const view = root === host ? window : own;
      return [...root.querySelectorAll('*')].map((element) => [element.outerHTML, read(element, view)]);
    });
  } finally {
    frame.remove();
    host.remove();
  }
}

const idsOf = (labels: ArrayLike<Element> | null | undefined) =>
  labels ? Array.from(labels, (label) => label.textContent) : labels;

it.each([
  ['by id, before and after', '<label for="a">1</label><input id="a"><label for="a">2</label>'],
  ['around, with more than one control', '<label>1<span><input><select></select></span></label>'],
  ['around and by id', '<label>1<input id="a"></label><label for="a">2</label>'],
  ['nested', '<label>1<label>2<textarea></textarea></label></label>'],
  ['around, but for another', '<label for="b">1<input id="a"></label><button id="b"></button>'],
  ['for what cannot be labelled', '<label for="a">1</label><div id="a"></div><label for="b">2</label>'],
  ['for an id that two elements have', '<label for="a">1</label><input id="a"><output id="a"></output>'],
  ['with an empty id', '<label for="">1<input id=""></label>'],
  ['of a hidden field', '<label>1<input type="hidden" id="a"></label><label for="a">2</label>'],
  ['of every kind', '<label>1<meter></meter></label><label>2<progress></progress></label><input>'],
])('labels %s are those of jsdom', (_, html) => {
  const [quick, own] = answers(html, (element) => idsOf((element as HTMLInputElement).labels));
  expect(quick).toEqual(own);
});

it('an element outside of the document has the labels of jsdom', () => {
  const label = document.createElement('label');
  label.innerHTML = 'Name <input>';
  expect(idsOf(label.querySelector('input')?.labels)).toEqual(['Name ']);
});

const TAGS = ['p', 'input', 'dialog', 'details', 'template'];
const ATTRIBUTES = [
  '',
  'hidden',
  'hidden="until-found"',
  'open',
  'type="hidden"',
  'popover',
  'style="display: none"',
  'style="display: flex; visibility: hidden"',
  'style="pointer-events: none"',
];

it.each(['', 'style="visibility: hidden"', 'style="pointer-events: none"'])(
  'styles in an element with “%s” are those of jsdom',
  (around) => {
    const inner = TAGS.flatMap((tag) => ATTRIBUTES.map((attribute) => `<${tag} ${attribute}></${tag}>`));
    const html = `<section ${around}><div>${inner.join('')}</div></section>`;
    const [quick, own] = answers(html, (element, view) => {
      const { display, visibility, pointerEvents } = view.getComputedStyle(element);
      return { display, visibility, pointerEvents };
    });
    expect(quick?.length).toBeGreaterThan(TAGS.length);
    expect(quick).toEqual(own);
  },
);

it('a style follows the attributes of its element', () => {
  const element = document.createElement('div');
  document.body.append(element);
  expect(element).toBeVisible();
  element.hidden = true;
  expect(element).not.toBeVisible();
  element.hidden = false;
  element.style.display = 'none';
  expect(element).not.toBeVisible();
  element.remove();
});

const SELECTORS = [
  '*',
  'script, style',
  'input[type=submit], input[type=button], input[type=reset]',
  '*[role~="button"],button,summary',
  'input[list]:not([list=""])[type="email"],select:not([multiple]):not([size])',
  'img:not([alt]),img[alt=""],a[href]:not([href=""])',
  '[title], svg > title',
  '[data-note~="two"]',
  '[data-note~=""]',
  '[data-note="One two"]',
  'button:not([type="SUBMIT"])',
  'lineargradient, linearGradient',
  '[viewbox]',
  'main :is(button, p), p:first-child',
];
const ELEMENTS = `
  <p>1<style>p { color: red }</style></p><p title="a">2<b role="link button">3</b></p>
  <input type="submit"><input type="BUTTON"><input list="x" type="email"><input list="" type="email"><input>
  <select size="2"></select><select multiple></select><select></select><button type="submit"></button>
  <img><img alt=""><img alt="a"><a></a><a href=""></a><a href="/b"></a>
  <i data-note="One two"></i><i data-note="one two"></i><i data-note="two-three"></i><i data-note=""></i>
  <svg viewBox="0 0 1 1"><title>4</title><linearGradient></linearGradient></svg>
  <template><p>5</p></template>`;

it('elements that match a selector are those of jsdom', () => {
  const [quick, own] = answers(ELEMENTS, (element) =>
    SELECTORS.map((selector) => [
      element.matches(selector),
      Array.from(element.querySelectorAll(selector), (each) => each.outerHTML),
    ]),
  );
  expect(quick?.length).toBeGreaterThan(SELECTORS.length);
  expect(quick).toEqual(own);
});

it('a selector that is none is an error, as in jsdom', () => {
  expect(() => document.body.matches('p[')).toThrow('p[');
  expect(() => document.body.querySelectorAll('p,')).toThrow('p,');
});

it('children are those of jsdom', () => {
  const [quick, own] = answers(ELEMENTS, ({ childNodes }) => [
    Array.from(childNodes, (each) => each.nodeName + String(each.nodeValue)),
    [0, 1, 9].map((index) => childNodes.item(index)?.nodeName),
  ]);
  expect(quick).toEqual(own);
});
