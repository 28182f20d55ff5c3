import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '@tests/support/cli';
import { openFileSource } from './file-source';

const FIVE_GIB = 5 * 1024 ** 3;

it('reads slices beyond 4 GiB, and no further than the end', async () => {
  const path = join(folderWith({}), 'large.bin');
  const handle = await open(path, 'w');
  await handle.truncate(FIVE_GIB);
  await handle.write('end', FIVE_GIB - 3);
  await handle.close();
  const source = await openFileSource(path);
  expect(source.size).toBe(FIVE_GIB);
  const last = await source.slice(FIVE_GIB - 4, FIVE_GIB + 10).arrayBuffer();
  expect([...new Uint8Array(last)]).toEqual([0, ...Buffer.from('end')]);
  await source.close();
});
