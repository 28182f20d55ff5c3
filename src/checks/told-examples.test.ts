import { expect, it } from 'vitest';
import { BUILD_EXAMPLES } from '@tests/support/examples/build-examples';
import { DRAFT_EXAMPLES } from '@tests/support/examples/draft-examples';
import type { Examples } from '@tests/support/examples/sides';
import { FAMILIES } from './rules/all-rules';

const TOLD: Examples = { ...BUILD_EXAMPLES, ...DRAFT_EXAMPLES };

it('applies every example that is told in words', async () => {
  const told = FAMILIES.flatMap(({ rules }) => Object.entries(rules)).filter(
    ([, { examples }]) => typeof examples?.fires === 'string',
  );
  const failures = told
    .map(([id]) => id)
    .filter((id) => TOLD[id] === undefined)
    .map((id) => `${id} has no facts`);
  for (const [id, [fires, holds]] of Object.entries(TOLD)) {
    if (!(await fires()).includes(id)) failures.push(`${id} does not fire`);
    if ((await holds()).includes(id)) failures.push(`${id} does not hold`);
  }
  expect(failures).toEqual([]);
});
