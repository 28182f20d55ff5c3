import { expect, it } from 'vitest';
import { ANSWER_EXAMPLES } from '@tests/support/examples/answer-examples';
import { BUILD_EXAMPLES } from '@tests/support/examples/build-examples';
import { DRAFT_EXAMPLES } from '@tests/support/examples/draft-examples';
import type { Examples } from '@tests/support/examples/sides';
import type { Rule } from './define-rule';
import { FAMILIES } from './rules/all-rules';

const TOLD: Examples = { ...BUILD_EXAMPLES, ...DRAFT_EXAMPLES, ...ANSWER_EXAMPLES };

it('every rule has an example of both sides, and the facts of one that is told in words', () => {
  const lacking = FAMILIES.flatMap(({ rules }) => Object.entries<Rule>(rules)).flatMap(
    ([id, { examples }]) => {
      if (examples === undefined) return id === 'check-failed' ? [] : [`${id} has no example`];
      return typeof examples.fires === 'string' && TOLD[id] === undefined ? [`${id} has no facts`] : [];
    },
  );
  expect(lacking).toEqual([]);
});

it('fires for one side of each example and holds for the other', async () => {
  const failures: string[] = [];
  for (const [id, [fires, holds]] of Object.entries(TOLD)) {
    if (!(await fires()).includes(id)) failures.push(`${id} does not fire`);
    if ((await holds()).includes(id)) failures.push(`${id} does not hold`);
  }
  expect(failures).toEqual([]);
});
