import { describe, expect, it } from 'vitest';
import { readWorkspaceFile, writeWorkspaceFiles } from './workspace-file';

const NOW = '2026-11-20T09:00:00.000Z';

describe('the workspace file', () => {
  it('comes back the same, images included', async () => {
    const image = new Blob([new Uint8Array([0, 1, 254, 255])], { type: 'image/png' });
    const records = [
      { id: 'a', value: { text: 'é ☕ "', list: [1, null, true], images: [{ blob: image }] } },
    ];
    const [text = '', ...more] = await writeWorkspaceFiles(records, NOW);
    expect(more).toEqual([]);
    const result = readWorkspaceFile(text);
    if (!result.ok) throw new Error(result.failure);
    const [record] = result.value as typeof records;
    expect(record).toMatchObject({ id: 'a', value: { text: 'é ☕ "', list: [1, null, true] } });
    const blob = record?.value.images[0]?.blob;
    expect([blob?.type, blob?.size]).toEqual(['image/png', 4]);
  });

  it('is several files where one would be too large to import', async () => {
    const records = ['a', 'b', 'c', 'd'].map((id) => ({ id, value: 'é'.repeat(id === 'c' ? 600 : 100) }));
    const files = await writeWorkspaceFiles(records, NOW, 700);
    const read = files.map((text) => readWorkspaceFile(text));
    expect(read.map((file) => file.ok && file.value)).toEqual([
      records.slice(0, 2),
      records.slice(2, 3),
      records.slice(3),
    ]);
    expect(await writeWorkspaceFiles([], NOW, 700)).toHaveLength(1);
  });

  it.each([
    ['no JSON', '<html>', /not JSON/],
    ['another JSON', '{"a":1}', /not a StorePilot workspace/],
    ['a list', '[]', /not a StorePilot workspace/],
    ['null', 'null', /not a StorePilot workspace/],
    ['a newer version', '{"format":"storepilot-workspace","version":2,"records":[]}', /newer StorePilot/],
    ['version 0', '{"format":"storepilot-workspace","version":0,"records":[]}', /no valid version/],
    ['version -1', '{"format":"storepilot-workspace","version":-1,"records":[]}', /no valid version/],
    ['version 0.5', '{"format":"storepilot-workspace","version":0.5,"records":[]}', /no valid version/],
    ['version "1"', '{"format":"storepilot-workspace","version":"1","records":[]}', /no valid version/],
    ['no version', '{"format":"storepilot-workspace","records":[]}', /no valid version/],
    [
      'a damaged image',
      '{"format":"storepilot-workspace","version":1,"records":[{"$blob":{"type":"","base64":"%"}}]}',
      /damaged/,
    ],
    [
      'endless depth',
      `{"format":"storepilot-workspace","version":1,"records":${'['.repeat(60)}${']'.repeat(60)}}`,
      /damaged/,
    ],
  ])('refuses %s', (_, text, message) => {
    expect(readWorkspaceFile(text)).toMatchObject({
      ok: false,
      failure: expect.stringMatching(message) as string,
    });
  });

  it('pollutes no prototype', () => {
    const result = readWorkspaceFile(
      '{"format":"storepilot-workspace","version":1,"records":[{"__proto__":{"isAdmin":true}}]}',
    );
    expect(result.ok).toBe(true);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
