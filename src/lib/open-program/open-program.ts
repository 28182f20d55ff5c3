import * as z from 'zod/mini';
import { PLATFORMS, type Platform } from '@/model/app';
import { OPEN_API } from '@/model/open-api';
import { REPORTED_STATES } from '@/model/submission';
import type { Result } from '@/domain/result';
import { isRecord } from '@/domain/is-record';
import { parseJson } from '@/domain/parse-json';
import type { Clock } from '@/lib/clock';
import type { TaskTools } from '@/lib/jobs/use-task';

const VALUE = z.optional(z.union([z.string(), z.boolean(), z.null()]));
const SIDE = z.union([VALUE, z.array(z.string())]);
const FIELDS = z.array(
  z.object({ path: z.string(), before: VALUE, after: VALUE, isSecret: z.optional(z.boolean()) }),
);
const STEP = z.object({
  key: z.string(),
  title: z.string(),
  fields: z.optional(FIELDS),
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
    conflicts: z.array(z.object({ path: z.string(), base: SIDE, live: SIDE, mine: SIDE })),
    blocks: z.array(z.string()),
    newer: FIELDS,
    byHand: z.optional(z.array(z.string())),
    notes: z.array(z.string()),
  }),
});
const WORK = z.object({
  progress: z.object({ done: z.number(), all: z.number(), title: z.string() }),
  end: z.optional(
    z.object({
      kind: z.enum(['done', 'changed', 'failed', 'cancelled']),
      message: z.string(),
      notes: z.optional(z.array(z.string())),
    }),
  ),
});
const STATES = z.object({
  states: z.array(
    z.object({
      kind: z.string(),
      name: z.string(),
      words: z.string(),
      action: z.optional(z.string()),
      reported: z.optional(z.enum(REPORTED_STATES)),
      since: z.optional(z.string()),
    }),
  ),
});
const APPS = z.object({
  stores: z.array(
    z.object({
      store: z.enum(PLATFORMS),
      apps: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
      problem: z.optional(z.string()),
    }),
  ),
});

/** A plan as the page shows it. */
export type ShownPlan = z.infer<typeof PLAN>;
export type ShownStep = z.infer<typeof STEP>;
export type ShownField = z.infer<typeof FIELDS>[number];
export type ShownWork = z.infer<typeof WORK>;
export type WorkEnd = NonNullable<ShownWork['end']>;
export type ShownStores = z.infer<typeof APPS>['stores'];
export type ShownStates = z.infer<typeof STATES>;

/** An app in one store. */
export interface StoreApp {
  store: Platform;
  /** Bundle ID or package name. */
  app: string;
}

const STOPPED = 'The program in the terminal does not answer. Run storepilot open again.';
/** Time between two questions how far the program is, in milliseconds. */
const POLL_MS = 400;

export type OpenProgram = ReturnType<typeof openProgram>;

/** Calls the operations of `storepilot open`. A failure is a sentence for the user. */
export function openProgram(session: string, signal?: AbortSignal) {
  async function send(name: string, query: Record<string, string>, zip?: Blob): Promise<Result<Blob>> {
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
      const body = await response.blob();
      if (response.ok) return { ok: true, value: body };
      const json = parseJson(await body.text());
      const failure = isRecord(json) && typeof json.message === 'string' ? json.message : STOPPED;
      return { ok: false, failure };
    } catch {
      return { ok: false, failure: STOPPED };
    }
  }

  async function call<Shape extends z.ZodMiniType>(
    name: string,
    shape: Shape,
    query: Record<string, string> = {},
    zip?: Blob,
  ): Promise<Result<z.infer<Shape>>> {
    const answer = await send(name, query, zip);
    if (!answer.ok) return answer;
    const read = shape.safeParse(parseJson(await answer.value.text()));
    return read.success ? { ok: true, value: read.data } : { ok: false, failure: STOPPED };
  }

  return {
    apps: () => call('apps', APPS),
    pull: (apps: Partial<Record<Platform, string>>) => call('pull', z.object({}), apps),
    pulled: () => send('pulled', {}),
    plan: (
      { store, app }: StoreApp,
      zip: Blob,
      {
        isSubmitted,
        takesMine,
        pulled,
        version,
      }: { isSubmitted: boolean; takesMine: boolean; pulled?: string | undefined; version: string },
    ) =>
      call(
        'plan',
        PLAN,
        {
          ...{ store, app, submit: String(isSubmitted) },
          ...(takesMine && { side: 'mine' }),
          ...(pulled !== undefined && { pulled }),
          ...(version !== '' && { version }),
        },
        zip,
      ),
    push: (plan: string) => call('push', z.object({}), { plan }),
    progress: () => call('progress', WORK),
    cancel: () => call('cancel', z.object({})),
    states: ({ store, app }: StoreApp) => call('status', STATES, { store, app }),
  };
}

/** Follows a pull or a push that was started to its end. One that is cancelled stops after the request that is running. */
export async function followWork(
  program: OpenProgram,
  { signal, report }: TaskTools,
  clock: Clock,
): Promise<Result<WorkEnd>> {
  const cancel = () => void program.cancel();
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  for (;;) {
    const answer = await program.progress();
    if (!answer.ok) return answer;
    const { progress, end } = answer.value;
    if (end) return end.kind === 'failed' ? { ok: false, failure: end.message } : { ok: true, value: end };
    report(progress.title || 'Starting', progress.all === 0 ? 0 : progress.done / progress.all);
    await new Promise<void>((resolve) => {
      clock.setTimeout(resolve, POLL_MS);
    });
  }
}
