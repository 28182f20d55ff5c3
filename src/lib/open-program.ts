import * as z from 'zod/mini';
import type { Platform } from '@/model/app';
import { OPEN_API } from '@/model/open-api';
import type { Result } from '@/domain/result';
import { isRecord } from '@/domain/is-record';

const VALUE = z.optional(z.union([z.string(), z.boolean(), z.null()]));
const SIDE = z.union([VALUE, z.array(z.string())]);
const STEP = z.object({
  key: z.string(),
  title: z.string(),
  fields: z.optional(
    z.array(z.object({ path: z.string(), before: VALUE, after: VALUE, isSecret: z.optional(z.boolean()) })),
  ),
  pictures: z.optional(
    z.array(
      z.object({
        change: z.enum(['kept', 'moved', 'added', 'removed']),
        name: z.string(),
        path: z.optional(z.string()),
      }),
    ),
  ),
});
const PLAN = z.object({
  id: z.optional(z.string()),
  blockers: z.array(z.string()),
  plan: z.object({
    name: z.string(),
    version: z.optional(z.string()),
    state: z.optional(z.string()),
    steps: z.array(STEP),
    conflicts: z.array(z.object({ path: z.string(), live: SIDE, mine: SIDE })),
    blocks: z.array(z.string()),
    notes: z.array(z.string()),
  }),
});
const PUSH = z.object({
  progress: z.object({ done: z.number(), all: z.number(), title: z.string() }),
  end: z.optional(
    z.object({ kind: z.enum(['done', 'changed', 'failed', 'cancelled']), message: z.string() }),
  ),
});
const STATES = z.object({
  states: z.array(
    z.object({ kind: z.string(), name: z.string(), words: z.string(), action: z.optional(z.string()) }),
  ),
});

/** A plan as the page shows it. */
export type ShownPlan = z.infer<typeof PLAN>;
export type ShownStep = z.infer<typeof STEP>;
export type ShownPush = z.infer<typeof PUSH>;
export type ShownStates = z.infer<typeof STATES>;

/** An app in one store. */
export interface StoreApp {
  store: Platform;
  /** Bundle ID or package name. */
  app: string;
}

const STOPPED = 'The program in the terminal does not answer. Run storepilot open again.';

/** Calls the operations of `storepilot open`. A failure is a sentence for the user. */
export function openProgram(session: string, signal?: AbortSignal) {
  async function call<Shape extends z.ZodMiniType>(
    name: string,
    shape: Shape,
    query: Record<string, string> = {},
    zip?: Blob,
  ): Promise<Result<z.infer<Shape>>> {
    try {
      const response = await fetch(`${OPEN_API}${name}?${new URLSearchParams(query).toString()}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${session}`,
          'content-type': zip ? 'application/zip' : 'application/json',
        },
        body: zip ?? '{}',
        ...(signal && { signal }),
      });
      const json: unknown = await response.json();
      if (!response.ok)
        return {
          ok: false,
          failure: isRecord(json) && typeof json.message === 'string' ? json.message : STOPPED,
        };
      const read = shape.safeParse(json);
      return read.success ? { ok: true, value: read.data } : { ok: false, failure: STOPPED };
    } catch {
      return { ok: false, failure: STOPPED };
    }
  }

  return {
    plan: ({ store, app }: StoreApp, zip: Blob, choices: { isSubmitted: boolean; takesMine: boolean }) =>
      call(
        'plan',
        PLAN,
        { store, app, submit: String(choices.isSubmitted), ...(choices.takesMine && { side: 'mine' }) },
        zip,
      ),
    push: (plan: string) => call('push', z.object({}), { plan }),
    progress: () => call('progress', PUSH),
    cancel: () => call('cancel', z.object({})),
    states: ({ store, app }: StoreApp) => call('status', STATES, { store, app }),
  };
}
