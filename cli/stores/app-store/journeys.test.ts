import { describe, expect, it } from 'vitest';
import { contentOf, publishedApp } from '@tests/support/fake-app-store/apps';
import type { FakeAppStore } from '@tests/support/fake-app-store/fake';
import { baseOf, JOURNEYS } from '@tests/support/fake-app-store/journeys';
import { pullFrom, pushTo } from '@tests/support/fake-app-store/pushes';

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

it('two pushes from two computers: another field is kept, and the same one is not overwritten unseen', async () => {
  const start = () => publishedApp('PREPARE_FOR_SUBMISSION', { checksAnswers: false });
  const textsOf = (fake: FakeAppStore) => ({
    ...fake.store.all('appInfoLocalizations').at(-1)?.attributes,
    ...fake.store.all('appStoreVersionLocalizations').at(-1)?.attributes,
  });
  const change = (path: string, value: string) => ({ fields: { [path]: value }, pictures: {} });
  const mine = change('texts/en-US/description', 'Mine, every evening.');
  const first = start();
  const base = await pullFrom(first);
  const before = first.requests.length;
  await pushTo(first, mine, { base });
  const requests = first.requests.slice(before);
  const write = requests.findIndex((each) => each.startsWith('PATCH')) + 1;
  // The last read of the field before it is written: after that, nothing of the API could notice a change.
  const read =
    requests.slice(0, write).findLastIndex((each) => each.endsWith('/appStoreVersionLocalizations')) + 1;
  const wrong: string[] = [];
  for (const theirs of ['subtitle', 'description'])
    for (let at = 1; at <= requests.length; at += 1) {
      const fake = start();
      let isTheirs = false;
      const fetchTheirs: typeof fetch = async (...input) => {
        if (!isTheirs && fake.requests.length + 1 === at) {
          isTheirs = true;
          await pushTo(fake, change(`texts/en-US/${theirs}`, 'Theirs, all night.'), { base });
        }
        return fake.fetch(...input);
      };
      const { plan, outcome } = await pushTo({ ...fake, fetch: fetchTheirs }, mine, { base });
      const { subtitle, description } = textsOf(fake);
      const isStopped = (plan?.conflicts.length ?? 0) > 0 || outcome.kind === 'changed';
      const isRight =
        theirs === 'subtitle'
          ? subtitle === 'Theirs, all night.' &&
            description === 'Mine, every evening.' &&
            outcome.kind === 'done'
          : at > read || (isStopped && description === 'Theirs, all night.');
      if (!isRight)
        wrong.push(`${theirs} at ${at}: ${String(subtitle)}, ${String(description)}, ${outcome.kind}`);
    }
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThan(requests.length / 3);
});
