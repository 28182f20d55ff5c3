import { textAt, withTextAt } from '@/domain/merge-records';
import type { StoredDraft } from '@/model/draft';
import { sharedPart } from '@/domain/team-sync/shared-draft';
import { conflictsOf, newLink, type TeamLink } from '@/domain/team-sync/team-link';
import { systemClock } from '@/lib/clock';
import { createHttpTeamGateway } from '@/lib/team/http-team-gateway';
import { sharedTeamsCollection, teamLinksCollection } from '@/lib/team/records';
import type { RoundEnd } from '@/lib/team/round-end';
import { runRound } from '@/lib/team/sync';
import { newSyncMemory } from '@/lib/team/sync-options';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { createMemoryEngine, type Engine } from '@/lib/workspace/engine';
import { openRepository, type Repository } from '@/lib/workspace/repository';

export type Network = (request: Request) => Promise<Response>;

/** Faults of a request or a write; `undefined` for none. */
export type Fault = 'lost' | 'answer-lost' | '503' | '401' | 'html' | 'empty' | 'killed' | undefined;

export interface Device {
  userId: string;
  repository: Repository;
  /** Decides about each request (`request`) and each write to storage (`write`) of a round. */
  fault: (at: 'request' | 'write') => Fault;
  /** Runs one round. A killed one ends immediately, and the next begins with what storage has. */
  round: () => Promise<RoundEnd | 'killed'>;
  drafts: () => Promise<StoredDraft[]>;
  links: () => Promise<TeamLink[]>;
  edit: (draftId: string, field: string, text: string) => Promise<void>;
  text: (draftId: string, field: string) => Promise<string | undefined>;
  /** Decides which drafts are open; all of them by default. */
  isOpen: (draftId: string) => boolean;
  /** Reloads the page: it remembers nothing but what is stored. */
  reload: () => void;
  /** How often the last round has read from storage, and its requests. */
  effort: () => { reads: number; requests: readonly string[] };
  /** Whether the last round asked for another one. */
  hasMore: boolean;
  /** Draws the preview of a picture. */
  makePreview: (picture: Blob) => Promise<Blob | undefined>;
  share: (draft: StoredDraft, teamId: string, submissionId: string) => Promise<void>;
  stopSharing: (draftId: string) => Promise<void>;
  /** Other members' texts that the user was offered. */
  offered: Set<string>;
}

/** One browser of one member, with its storage in memory. */
export async function openDevice(
  userId: string,
  teamId: string,
  network: Network,
  {
    newId,
    token = userId,
    now = () => '2026-01-01T00:00:00.000Z',
  }: { newId: () => string; token?: string; now?: () => string },
): Promise<Device> {
  const memoryEngine = createMemoryEngine();
  let reads = 0;
  const counted = <Value>(value: Value): Value => {
    reads += 1;
    return value;
  };
  const engine: Engine = {
    ...memoryEngine,
    read: (collection, id) => counted(memoryEngine.read(collection, id)),
    readAll: (collection) => counted(memoryEngine.readAll(collection)),
  };
  const repository = await openRepository({ openEngine: () => Promise.resolve(engine) });
  await repository.put(sharedTeamsCollection, [
    { id: teamId, name: '', ownerId: '', rolesBind: true, members: [], cursor: 0 },
  ]);

  let memory = newSyncMemory();
  let requests: string[] = [];
  const device: Device = {
    isOpen: () => true,
    reload: () => void (memory = newSyncMemory()),
    effort: () => ({ reads, requests }),
    hasMore: false,
    userId,
    repository,
    fault: () => undefined,
    offered: new Set(),
    makePreview: () => Promise.resolve(undefined),
    async round() {
      let kill: () => void = () => undefined;
      const killed = new Promise<'killed'>((resolve) => (kill = () => resolve('killed')));
      let isKilled = false;
      const die = <Value>(): Promise<Value> => {
        isKilled = true;
        device.reload();
        kill();
        return new Promise<Value>(() => undefined);
      };
      const faultyNetwork = async (url: RequestInfo | URL, init?: RequestInit) => {
        const fault = isKilled ? 'killed' : device.fault('request');
        if (fault === 'killed') return die<Response>();
        if (fault === 'lost') throw new TypeError('Failed to fetch');
        if (fault === '503') return new Response('Unavailable', { status: 503 });
        if (fault === '401') return Response.json({ code: 'PGRST301' }, { status: 401 });
        if (fault === 'html') return new Response('<html>Sign in to the hotel</html>');
        if (fault === 'empty') return new Response('');
        const request = new Request(url, { ...init, signal: null });
        requests.push(`${request.method} ${new URL(request.url).pathname.split('/').at(-1) ?? ''}`);
        const answer = await network(request);
        if (fault === 'answer-lost') throw new TypeError('Failed to fetch');
        return answer;
      };
      const writing = async <Value>(write: () => Promise<Value>): Promise<Value> => {
        if (isKilled || device.fault('write') === 'killed') return die<Value>();
        const value = await write();
        return device.fault('write') === 'killed' ? die<Value>() : value;
      };
      const gateway = createHttpTeamGateway({
        backend: { kind: 'embedded' },
        siteOrigin: 'http://127.0.0.1:4173',
        clock: { ...systemClock, setTimeout: () => 0, clearTimeout: () => undefined },
        network: faultyNetwork,
        accessToken: () => Promise.resolve({ kind: 'token', token }),
      });
      device.hasMore = false;
      [reads, requests] = [0, []];
      const round = runRound({
        userId,
        gateway,
        repository: {
          ...repository,
          put: (collection, items) => writing(() => repository.put(collection, items)),
          update: (collection, id, change) => writing(() => repository.update(collection, id, change)),
          updateBoth: (first, second, id, change) =>
            writing(() => repository.updateBoth(first, second, id, change)),
          remove: (collection, ...ids) => writing(() => repository.remove(collection, ...ids)),
        },
        now,
        newId,
        makePreview: (picture) => device.makePreview(picture),
        isOpen: (draftId) => device.isOpen(draftId),
        memory,
        onMore: () => void (device.hasMore = true),
      });
      const end = await Promise.race([round, killed]);
      const atEnd = reads;
      for (const link of await device.links()) {
        for (const { theirs } of conflictsOf(link))
          if (typeof theirs === 'string') device.offered.add(theirs);
      }
      reads = atEnd;
      return end;
    },
    drafts: () => repository.list(draftsCollection),
    links: () => repository.list(teamLinksCollection),
    async edit(draftId, field, text) {
      await repository.update(draftsCollection, draftId, (draft) => withTextAt(draft, field, text));
    },
    async text(draftId, field) {
      const draft = await repository.get(draftsCollection, draftId);
      return draft && textAt(draft, field);
    },
    async stopSharing(draftId) {
      await repository.update(teamLinksCollection, draftId, (link) => ({ ...link, isStopping: true }));
    },
    async share(draft, ofTeam, submissionId) {
      await repository.put(draftsCollection, [draft]);
      await repository.put(teamLinksCollection, [newLink(draft.id, ofTeam, submissionId)]);
    },
  };
  return device;
}

/** The shared content of the one draft of a device. */
export async function sharedOf(device: Device) {
  const [draft] = await device.drafts();
  return draft && sharedPart(draft);
}
