import { afterEach, expect, it, vi } from 'vitest';
import { keepScriptImports, loadScriptImports, withImports } from './script-imports';

afterEach(() => {
  keepScriptImports({ files: [], imports: [] });
  document.body.replaceChildren();
});

it('asks for the file alone until the list is there, then for all that it imports, each once', async () => {
  expect(withImports(['a.js'])).toEqual(['a.js']);
  document.body.innerHTML = '<div id="root" data-imports="/assets/imports-1.json"></div>';
  const list = { files: ['a.js', 'b.js', 'c.js'], imports: [[1, 2], [2], [0]] };
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(list));
  await loadScriptImports();
  expect(fetched).toHaveBeenCalledWith('/assets/imports-1.json');
  expect(withImports(['a.js', 'all.css'])).toEqual(['a.js', 'all.css', 'b.js', 'c.js']);
});

it('loads the file alone where the list is missing', async () => {
  document.body.innerHTML = '<div id="root" data-imports="/assets/imports-1.json"></div>';
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('gone', { status: 404 }));
  await loadScriptImports();
  expect(withImports(['a.js'])).toEqual(['a.js']);
});
