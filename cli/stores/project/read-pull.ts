import { resolve } from 'node:path';
import type { LiveStore, StoreRecord } from '@/model/store-plan';
import { printable, type Terminal } from '../../terminal/terminal';
import type { Redactor } from '../core/redact';
import { readRecord, recordOf } from '../core/store-record';
import type { PullOptions, PullResult, StoreSide } from '../core/store-side';
import { readLive } from '../open-sides';
import { openProject } from './open-project';

/** Everything that a pull brings, before any of it is written. */
export interface ReadPull {
  live: LiveStore;
  pulled: PullResult;
  record: StoreRecord;
}

type PullChoices = Pick<
  PullOptions,
  'overwrites' | 'withPictures' | 'withPassword' | 'onProgress' | 'isComplete'
>;

/** Reads a store, and computes the files that make the project like it. Writes nothing. @throws StoreError, UsageError */
export async function readPull(
  side: StoreSide,
  { paths, ...choices }: PullChoices & { paths: readonly string[] },
  { cwd, files, network, err }: Terminal,
  redactor: Redactor,
): Promise<ReadPull> {
  const { store, client } = side;
  const project = await openProject({ paths, cwd, files, store });
  if (client.readingNote !== undefined) err(`${printable(client.readingNote)}\n`);
  const live = await readLive(side, redactor);
  const pulled = await side.pull({
    live,
    project,
    mine: side.wanted(project, live, {}).wanted.fields,
    base: readRecord(cwd, files, store, live.appId),
    ...choices,
    readFile: (path) => files.read(resolve(cwd, path)),
  });
  const readAt = new Date(network.now()).toISOString();
  const record = recordOf(live, readAt, side.isSecret, (path, id) => pulled.files.get(`${path} ${id}`));
  return {
    live,
    pulled: { ...pulled, notes: [...pulled.notes, ...side.notesOf(live), side.byHand] },
    record,
  };
}
