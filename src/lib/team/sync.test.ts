import { beforeEach, describe, expect, it } from 'vitest';
import { NO_PRIVACY_ANSWERS } from '@/model/privacy-answers';
import { SHARED_FORMAT, sharedPart } from '@/domain/team-sync/shared-draft';
import type { StoredDraft } from '@/model/draft';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { storedDraft } from '@tests/support/drafts';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { openDevice, type Device, type Fault } from '@tests/support/team/device';
import type { MemoryTeamServer } from '@tests/support/team/memory-team-server';
import { DRAFT, SUBMISSION, SUBTITLE, TEAM, TITLE } from '@tests/support/team/shared-ids';
import { linkOf, openSharedDraft, revisionOf, rounds, saveAs } from '@tests/support/team/two-members';
import { sharedTeamsCollection, teamLinksCollection } from './records';

let server: MemoryTeamServer;
let ann: Device;
let ben: Device;
let newId: () => string;

beforeEach(async () => {
  ({ server, ann, ben, newId } = await openSharedDraft());
});

/** Lets the next request of a device fail, then none. */
function failOnce(device: Device, fault: Fault, at: 'request' | 'write' = 'request', after = 0) {
  let count = 0;
  device.fault = (kind) => (kind === at && (count += 1) === after + 1 ? fault : undefined);
}

const revision = () => revisionOf(server);

describe('what is shared', () => {
  it('is the content, and never the demo password, icons, steps or dates', () => {
    const build = iosBuild({ iconDataUrl: 'data:image/png;base64,AAAA' });
    const draft = storedDraft({ id: DRAFT, builds: [build], step: 4 });
    const text = JSON.stringify(
      sharedPart({ ...draft, details: { ...draft.details, demoPassword: 'hunter2' } }),
    );
    expect(text).toContain('Lantern');
    for (const secret of ['hunter2', 'demoPassword', 'AAAA', '"step"', 'updatedAt']) {
      expect(text).not.toContain(secret);
    }
  });

  it('leaves the own password, icon and step alone when another member edits', async () => {
    const build = iosBuild({ iconDataUrl: 'data:image/png;base64,AAAA' });
    await ben.repository.update(draftsCollection, DRAFT, (draft) => ({
      ...draft,
      step: 3,
      builds: [build],
      details: { ...draft.details, demoPassword: 'mine' },
    }));
    await ben.round();
    await ann.round();
    await ann.edit(DRAFT, TITLE, 'Lantern 2');
    await ann.round();
    await ben.round();
    const [draft] = await ben.drafts();
    expect(draft).toMatchObject({ step: 3, builds: [build], details: { demoPassword: 'mine' } });
    expect(await ben.text(DRAFT, TITLE)).toBe('Lantern 2');
  });

  it('is without characters that a database refuses, so that nothing is sent forever', async () => {
    await ann.edit(DRAFT, TITLE, 'a\u0000b\uD800c');
    await ann.round();
    const before = revision();
    await ann.round();
    expect(revision()).toBe(before);
    expect(JSON.stringify(server.head(SUBMISSION)?.draft)).toContain('"abc"');
  });
});

describe('privacy and age rating answers', () => {
  const answer = (device: Device, change: Partial<StoredDraft>) =>
    device.repository.update(draftsCollection, DRAFT, (draft) => ({ ...draft, ...change }));

  it('of two members are merged one by one, and an answer that is taken back is gone for both', async () => {
    await answer(ann, { privacy: { ...NO_PRIVACY_ANSWERS, yesNo: { ads: true, identity: true } } });
    await ann.round();
    await ben.round();
    await answer(ann, { privacy: { ...NO_PRIVACY_ANSWERS, yesNo: { identity: true } } });
    const [draft] = await ben.drafts();
    await answer(ben, {
      privacy: {
        ...NO_PRIVACY_ANSWERS,
        ...draft?.privacy,
        texts: { accountDeletionUrl: 'https://a.example' },
      },
      ratings: { apple: { contests: 'NONE' }, play: { canBlockUsers: true }, options: {} },
    });
    await rounds(ann, ben, ann);
    for (const device of [ann, ben]) {
      const [{ privacy, ratings } = {}] = await device.drafts();
      expect(privacy).toMatchObject({
        yesNo: { identity: true },
        texts: { accountDeletionUrl: 'https://a.example' },
      });
      expect(privacy?.yesNo.ads).toBeUndefined();
      expect(ratings).toMatchObject({ apple: { contests: 'NONE' }, play: { canBlockUsers: true } });
    }
  });

  it('that another member removes altogether are removed here', async () => {
    await answer(ann, { ratings: { apple: { contests: 'NONE' }, play: {}, options: {} } });
    await ann.round();
    await ben.round();
    await answer(ann, { ratings: undefined });
    await ann.round();
    await ben.round();
    expect((await ben.drafts())[0]?.ratings).toBeUndefined();
  });
});

describe('edits', () => {
  it('of different fields both stay, and nobody is asked', async () => {
    await ann.edit(DRAFT, TITLE, 'From Ann');
    await ben.edit(DRAFT, SUBTITLE, 'From Ben');
    await rounds(ann, ben, ann);
    for (const device of [ann, ben]) {
      expect([await device.text(DRAFT, TITLE), await device.text(DRAFT, SUBTITLE)]).toEqual([
        'From Ann',
        'From Ben',
      ]);
      expect((await linkOf(device))?.choices ?? []).toEqual([]);
    }
  });

  it('of one field: the later one stays, and its writer is offered the other', async () => {
    await ann.edit(DRAFT, TITLE, 'From Ann');
    await ben.edit(DRAFT, TITLE, 'From Ben');
    await rounds(ann, ben, ann);
    expect([await ann.text(DRAFT, TITLE), await ben.text(DRAFT, TITLE)]).toEqual(['From Ben', 'From Ben']);
    expect((await linkOf(ben))?.choices).toEqual([{ field: TITLE, theirs: 'From Ann', byId: 'ann' }]);
    expect((await linkOf(ann))?.choices ?? []).toEqual([]);
  });

  it.each(['lost', '503', 'html', 'empty'] as const)(
    'wait here after "%s", and are sent later',
    async (fault) => {
      await ann.edit(DRAFT, TITLE, 'Later');
      failOnce(ann, fault);
      expect(await ann.round()).toBe('unreachable');
      expect(await ann.round()).toBe('done');
      await ben.round();
      expect(await ben.text(DRAFT, TITLE)).toBe('Later');
    },
  );

  it('are one revision, not two, when the answer to a save is lost', async () => {
    await ann.edit(DRAFT, TITLE, 'Once');
    const before = revision();
    failOnce(ann, 'answer-lost', 'request', 1); // the first request asks for the counter
    expect(await ann.round()).toBe('unreachable');
    await ann.round();
    expect(revision()).toBe(before + 1);
    expect((await linkOf(ann))?.sending).toBeUndefined();
  });

  it('are sent after the browser was killed while sending', async () => {
    await ann.edit(DRAFT, TITLE, 'Survives');
    failOnce(ann, 'killed', 'request', 1);
    expect(await ann.round()).toBe('killed');
    expect(await ann.text(DRAFT, TITLE)).toBe('Survives');
    ann.fault = () => undefined;
    await ann.round();
    await ben.round();
    expect(await ben.text(DRAFT, TITLE)).toBe('Survives');
  });

  it('continue after one refused token, and stay here when the session is over', async () => {
    await ann.edit(DRAFT, TITLE, 'Token');
    failOnce(ann, '401');
    expect(await ann.round()).toBe('done');
    await ann.edit(DRAFT, TITLE, 'Session');
    ann.fault = (at) => (at === 'request' ? '401' : undefined);
    expect(await ann.round()).toBe('signed-out');
    expect(await ann.text(DRAFT, TITLE)).toBe('Session');
  });
});

describe('a save that the database does not take', () => {
  it('is not sent when it is too long, and is once it is shorter', async () => {
    await ann.edit(DRAFT, TITLE, 'x'.repeat(1_000_000));
    await ann.round();
    expect(await linkOf(ann)).toMatchObject({ problem: 'too-large', baseRevision: 1 });
    await ann.edit(DRAFT, TITLE, 'Short');
    await ann.round();
    const link = await linkOf(ann);
    expect([link?.problem, revision()]).toEqual([undefined, 2]);
  });

  it('is set aside after two refusals, and the next content is sent', async () => {
    const { fetch } = server;
    let isRefusing = true;
    server.fetch = (request) =>
      isRefusing && request.method === 'POST'
        ? Promise.resolve(Response.json({ code: '23502' }, { status: 400 }))
        : fetch(request);
    const dora = await openDevice('ann', TEAM, (request) => server.fetch(request), { newId });
    await dora.round();
    await dora.edit(DRAFT, TITLE, 'Refused');
    await dora.round();
    expect(await linkOf(dora)).toMatchObject({ problem: 'refused' });
    isRefusing = false;
    await dora.round();
    expect(revision()).toBe(1);
    await dora.edit(DRAFT, TITLE, 'Taken');
    await dora.round();
    expect(revision()).toBe(2);
  });
});

describe('what others did', () => {
  it('a save that is not a draft is named, hides no other, and the next save replaces it', async () => {
    await saveAs(server, 'ben', { draft: { listings: 'none' } });
    await ann.round();
    expect(await linkOf(ann)).toMatchObject({ problem: 'unreadable', changedById: 'ben' });
    await ann.edit(DRAFT, TITLE, 'Repaired');
    await ann.round();
    expect((await linkOf(ann))?.problem).toBeUndefined();
    await ben.round();
    expect(await ben.text(DRAFT, TITLE)).toBe('Repaired');
  });

  it('a newer format is neither taken nor overwritten', async () => {
    await saveAs(server, 'ben', { format: SHARED_FORMAT + 1, draft: { listings: {} } });
    await ann.edit(DRAFT, TITLE, 'Old version');
    await ann.round();
    await ann.round();
    expect((await linkOf(ann))?.problem).toBe('newer-format');
    expect(revision()).toBe(2);
  });

  it('stopping to share makes the draft a private one again', async () => {
    await ben.repository.update(teamLinksCollection, DRAFT, (link) => ({ ...link, isStopping: true }));
    await ben.round();
    await ann.round();
    for (const device of [ann, ben]) {
      expect(await device.links()).toEqual([]);
      expect(await device.text(DRAFT, TITLE)).toBe('Lantern: Evening Journal');
    }
    expect(server.head(SUBMISSION)?.draft).toBeNull();
    const [notice] = await ann.repository.list(sharedTeamsCollection);
    expect(notice?.stopped).toEqual([{ draftId: DRAFT, byId: 'ben' }]);
    const [own] = await ben.repository.list(sharedTeamsCollection);
    expect(own?.stopped).toBeUndefined();
  });

  it('removing a member keeps their unsent changes as a private draft, and names it', async () => {
    server.setMember('ann', false);
    await ann.edit(DRAFT, TITLE, 'Offline');
    await ann.round();
    expect(await ann.links()).toEqual([]);
    expect(await ann.text(DRAFT, TITLE)).toBe('Offline');
    const [team] = await ann.repository.list(sharedTeamsCollection);
    expect(team?.ended).toEqual({ unsent: [DRAFT], drafts: [DRAFT] });
    expect(revision()).toBe(1);
  });

  it.each([1, 2, 3, 4])(
    'nothing is sent when the member leaves after request %i of a round',
    async (last) => {
      let requests = -Infinity;
      const sent: string[] = [];
      const cleo = await openDevice(
        'cleo',
        TEAM,
        (request) => {
          if (request.method === 'POST') sent.push(request.url);
          if ((requests += 1) > last) server.setMember('cleo', false);
          return server.fetch(request);
        },
        { newId },
      );
      await cleo.round();
      await ben.edit(DRAFT, TITLE, 'Lantern 2');
      await ben.round();
      requests = 0;
      await rounds(cleo, cleo, cleo);
      expect(sent).toEqual([]);
      expect(await cleo.links()).toEqual([]);
      expect(await cleo.text(DRAFT, SUBTITLE)).toBeDefined();
    },
  );

  it('a private copy of an earlier time stays when a draft is shared again', async () => {
    await ben.repository.update(teamLinksCollection, DRAFT, (link) => ({ ...link, isStopping: true }));
    await ben.round();
    await ben.edit(DRAFT, TITLE, 'Private copy');
    await ann.round();
    await saveAs(server, 'ann', { draft: sharedPart(storedDraft()) });
    await ben.round();
    expect((await ben.drafts()).map(({ listings }) => listings['en-US']?.title).sort()).toEqual([
      'Lantern: Evening Journal',
      'Private copy',
    ]);
  });
});

describe('many drafts', () => {
  const idOf = (n: number) => `00000000-0000-4000-a000-${String(n).padStart(12, '0')}`;
  const numbers = Array.from({ length: 60 }, (_, n) => n + 1);
  let asked: URL[] = [];
  /** Answers requests for several drafts together with 503, as one would that is too large. */
  let isFailing = false;

  beforeEach(async () => {
    [asked, isFailing] = [[], false];
    const { fetch } = server;
    const network = (request: Request) => {
      const url = new URL(request.url);
      asked.push(url);
      const isLarge = url.pathname.endsWith('/submissions') && url.searchParams.get('id')?.startsWith('in.');
      return isFailing && isLarge ? Promise.resolve(new Response('', { status: 503 })) : fetch(request);
    };
    ben = await openDevice('ben', TEAM, network, { newId });
    for (const n of numbers) await save(n, 1, sharedPart(storedDraft()));
  });
  const save = (n: number, of: number, draft: unknown) =>
    saveAs(server, 'ann', { id: `save-${of}-of-${n}`, submission_id: idOf(n), revision: of, draft });

  it('reach a new device in a few requests, also beside one that is no draft', async () => {
    await save(7, 2, { listings: 'none' });
    await ben.round();
    expect(await ben.drafts()).toHaveLength(numbers.length); // 59 of these, and the first
    expect(asked.length).toBeLessThan(10);
    asked = [];
    await ben.round();
    expect(asked).toHaveLength(1);
  });

  it('that changed while a device was off are read together, and merged', async () => {
    await ben.round();
    await ben.edit(idOf(1).replaceAll('-', ''), SUBTITLE, 'From Ben');
    for (const n of numbers) await save(n, 2, { ...sharedPart(storedDraft()), version: '9.9.9' });
    asked = [];
    await ben.round();
    const drafts = await ben.drafts();
    expect(drafts.filter(({ version }) => version === '9.9.9')).toHaveLength(numbers.length);
    expect(await ben.text(idOf(1).replaceAll('-', ''), SUBTITLE)).toBe('From Ben');
    expect(asked.length).toBeLessThan(10);
  });

  it('are read one by one where the answer for several does not arrive', async () => {
    isFailing = true;
    expect(await ben.round()).toBe('done');
    expect(await ben.drafts()).toHaveLength(numbers.length + 1);
  });
});

describe('the database', () => {
  it('may be set back: what it lost is sent again', async () => {
    const saved = server.snapshot();
    await ann.edit(DRAFT, TITLE, 'After the backup');
    await rounds(ann, ben, ann);
    server.restore(saved);
    await rounds(ann, ben, ann);
    expect(JSON.stringify(server.head(SUBMISSION)?.draft)).toContain('After the backup');
    expect(await ben.text(DRAFT, TITLE)).toBe('After the backup');
  });
});
