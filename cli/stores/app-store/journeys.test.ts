import { describe, expect, it } from 'vitest';
import { contentOf } from '@tests/support/fake-app-store/apps';
import { baseOf, JOURNEYS } from '@tests/support/fake-app-store/journeys';
import { pushTo } from '@tests/support/fake-app-store/pushes';

describe.each(JOURNEYS)('$name', (journey) => {
  it('ends as wanted, and a second push changes nothing', async () => {
    const fake = journey.start();
    const base = await baseOf(journey, fake);
    const { plan, outcome } = await pushTo(fake, journey.wanted, { base });
    expect(plan).toMatchObject({ conflicts: [], blocks: [] });
    expect(outcome).toMatchObject({ kind: 'done' });
    expect(fake.wrongAnswers).toEqual([]);
    const content = contentOf(fake);
    const writes = fake.writes().length;
    const again = await pushTo(fake, journey.wanted, { base });
    expect(again.plan?.steps).toEqual([]);
    expect(fake.writes()).toHaveLength(writes);
    expect(contentOf(fake)).toEqual(content);
  });
});
