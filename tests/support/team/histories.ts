import { canonicalJson } from '@/domain/canonical-json';
import { storedDraft } from '../drafts';
import { openDevice, sharedOf, type Device, type Fault, type Network } from './device';

const FIELDS = ['title', 'subtitle', 'description', 'keywords'].map((name) => `listings/en-US/${name}`);
const FAULTS: Fault[] = ['lost', 'answer-lost', '503', '401', 'html', 'empty', 'killed'];
const STEPS = 45;

export interface HistoryServer {
  teamId: string;
  submissionId: string;
  members: readonly { userId: string; token?: string; network: Network }[];
}

/** A random number from 0 to 1 that a seed decides (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A UUID that a random source decides. */
function uuidFrom(random: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export interface HistoryCounts {
  edits: number;
  faults: Partial<Record<string, number>>;
  conflicts: number;
}

/**
 * Lets the members edit one shared draft at random while everything that can go wrong goes wrong, then lets the network
 * recover.
 * @returns what is wrong in the end; nothing for a sync that works
 */
export async function runHistory(seed: number, server: HistoryServer, counts: HistoryCounts) {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const newId = () => uuidFrom(random);
  const devices = await Promise.all(
    server.members.map(({ userId, network, token }) =>
      openDevice(userId, server.teamId, network, { newId, ...(token !== undefined && { token }) }),
    ),
  );
  const [first] = devices;
  if (!first) throw new Error('A history needs members');
  await first.share(
    storedDraft({ id: server.submissionId.replaceAll('-', '') }),
    server.teamId,
    server.submissionId,
  );
  const draftId = server.submissionId.replaceAll('-', '');

  /** The text that a device showed when it was replaced, by the new text. */
  const parents = new Map<string, string>();
  const edits: { field: string; text: string }[] = [];
  const fault = (at: 'request' | 'write'): Fault => {
    const isFaulty = random() < (at === 'request' ? 0.2 : 0.02);
    if (!isFaulty) return undefined;
    const kind = at === 'write' ? 'killed' : pick(FAULTS);
    counts.faults[kind ?? ''] = (counts.faults[kind ?? ''] ?? 0) + 1;
    return kind;
  };

  async function edit(device: Device) {
    const field = pick(FIELDS);
    const before = await device.text(draftId, field);
    if (before === undefined) return;
    const text = `${device.userId} ${edits.length}`;
    parents.set(text, before);
    edits.push({ field, text });
    await device.edit(draftId, field, text);
  }

  for (let step = 0; step < STEPS; step += 1) {
    const device = pick(devices);
    device.fault = fault;
    if (random() < 0.6) await edit(device);
    else await device.round();
  }
  for (const device of devices) device.fault = () => undefined;
  for (let turn = 0; turn < 4; turn += 1) {
    for (const device of devices) {
      const end = await device.round();
      if (end !== 'done') return [`a round ended with ${end} although nothing went wrong`];
    }
  }

  const problems: string[] = [];
  const contents = await Promise.all(devices.map(async (device) => canonicalJson(await sharedOf(device))));
  if (new Set(contents).size !== 1) problems.push('the members have different content');
  for (const device of devices) {
    const [link] = await device.links();
    if (link?.sending || link?.problem) problems.push(`${device.userId} has something unsent`);
    if ((await device.drafts()).length !== 1) problems.push(`${device.userId} has another draft`);
  }
  const offered = new Set(devices.flatMap((device) => [...device.offered]));
  counts.edits += edits.length;
  counts.conflicts += offered.size;
  for (const field of FIELDS) {
    const ancestors = new Set<string>();
    let text = await first.text(draftId, field);
    while (text !== undefined && !ancestors.has(text)) {
      ancestors.add(text);
      text = parents.get(text);
    }
    const replaced = new Set(parents.values());
    const lost = edits.filter(
      (each) =>
        each.field === field &&
        !ancestors.has(each.text) &&
        !replaced.has(each.text) &&
        !offered.has(each.text),
    );
    for (const each of lost) problems.push(`"${each.text}" of ${field} is lost without a word`);
  }
  return problems;
}
