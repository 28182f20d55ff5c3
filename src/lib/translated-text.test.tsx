import { render } from '@testing-library/react';
import { Fragment, type ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { followTranslation } from './translated-text';

/** Replaces each text as Chrome's translator does, in both ways that a script can. */
async function translate(container: HTMLElement) {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const [index, text] of texts.entries()) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    if (index % 2 === 0) text.replaceWith(outer);
    else {
      text.before(outer);
      text.remove();
    }
  }
  await Promise.resolve(); // the observer runs after the task
}

it.each<{ what: string; before: ReactNode; after: ReactNode; shown: string }>([
  {
    what: 'a text that changes',
    before: (
      <>
        {'a'} and {'b'}
      </>
    ),
    after: (
      <>
        {'c'} and {'b'}
      </>
    ),
    shown: 'c and b',
  },
  {
    what: 'a text that is removed',
    before: (
      <>
        {'a'} and {'b'}
      </>
    ),
    after: <>{'a'}</>,
    shown: 'a',
  },
  {
    what: 'an element that is added before a text',
    before: (
      <>
        {null}and {'b'}
      </>
    ),
    after: (
      <>
        {<b>new </b>}and {'b'}
      </>
    ),
    shown: 'new and b',
  },
  {
    what: 'a text that an element replaces',
    before: <>{'a'} and b</>,
    after: <>{<b>c</b>} and b</>,
    shown: 'c and b',
  },
  { what: 'the only text of an element', before: <b>{'a'}</b>, after: <b>{'b'}</b>, shown: 'b' },
])('React continues with a translated page: $what', async ({ before, after, shown }) => {
  onTestFinished(followTranslation());
  const { container, rerender } = render(<Fragment>{before}</Fragment>);
  for (const node of [after, before, after]) {
    await translate(container);
    rerender(<Fragment>{node}</Fragment>);
    await Promise.resolve();
  }
  expect(container.textContent?.toLowerCase()).toBe(shown);
  rerender(<p>last</p>);
  expect(container.textContent).toBe('last');
});
