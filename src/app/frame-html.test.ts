import { describe, expect, it } from 'vitest';
import { frameHtml } from './frame-html';

const page = (content: string) =>
  `<div><header><a href="/">Home</a></header><main id="main"><!--$--><div class="column">${content}</div><!--/$--></main><!--$--><!--/$--></div>`;

describe('frameHtml', () => {
  it('keeps the header and the page up to the block with its heading', () => {
    const html = page(
      '<a href="/">Back</a><div><p><h1 title="a > b">Apps</h1><br/></p><img src="/x.png"><p>All of them.</p></div><section style="color:red"><input></section>',
    );
    expect(frameHtml(html, '<p>Loading</p>')).toBe(
      '<div><header><a href="/">Home</a></header><main inert aria-hidden="true" id="main"><div class="column"><a href="/">Back</a><div><p><h1 title="a > b">Apps</h1><br/></p><img src="/x.png"><p>All of them.</p></div><p>Loading</p></div></main><!--$--><!--/$--></div>',
    );
  });

  it('keeps a heading that is directly in the column', () => {
    expect(frameHtml(page('<h1>Apps</h1><p>More</p>'), '')).toContain('<h1>Apps</h1></div></main>');
  });

  it.each(['<div><h2>Apps</h2></div>', ''])('finds no heading in %j', (content) => {
    expect(frameHtml(page(content), '')).toBeUndefined();
  });

  it('finds none in a page without a main element', () => {
    expect(frameHtml('<div><h1>Apps</h1></div>', '')).toBeUndefined();
  });
});
