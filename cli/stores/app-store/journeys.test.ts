import { describe, expect, it } from 'vitest';
import { contentOf } from '@tests/support/fake-app-store/apps';
import { baseOf, JOURNEYS } from '@tests/support/fake-app-store/journeys';
import { pushTo } from '@tests/support/fake-app-store/pushes';

describe.each(JOURNEYS)('$name', (journey) => {
  it.each([0, 1, 3])(
    'ends as wanted with lists that lag %i reads, and a second push changes nothing',
    async (lag) => {
      const fake = journey.start({ lag });
      const base = await baseOf(journey, fake);
      const { plan, outcome } = await pushTo(fake, journey.wanted, { base });
      expect(plan).toMatchObject({ conflicts: [], blocks: [] });
      expect(outcome).toMatchObject({ kind: 'done' });
      expect(fake.wrongAnswers).toEqual([]);
      // Each new picture is sent once, and those that the store shows already are not.
      const pictures = Object.values(journey.wanted.pictures).flat();
      const known = pictures.filter(({ name }) => name === 'a.png' || name === 'b.png');
      const sent = fake
        .writes()
        .filter((each) => /^POST \/v1\/(?:appScreenshots|appAssetLibraryImages)$/.test(each));
      expect(sent).toHaveLength(pictures.length - known.length);
      const content = contentOf(fake);
      const writes = fake.writes().length;
      const again = await pushTo(fake, journey.wanted, { base });
      expect(again.plan?.steps).toEqual([]);
      expect(fake.writes()).toHaveLength(writes);
      expect(contentOf(fake)).toEqual(content);
    },
  );
});
