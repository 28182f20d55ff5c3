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
