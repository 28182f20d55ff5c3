import type { Network } from '../core/http';
import type { AppleKey } from '../keys/store-key';
import { applyInRounds, type StepClient } from '../core/apply-rounds';
import type { StoreClient } from '../core/store-client';
import { StoreError } from '../core/store-error';
import { createAppStoreApi, type AppStoreApi } from './api';
import { readApp, type AppStoreLive } from './live';
import { readAppStates } from './live-states';
import { needsNewRead, performStep, settleAll } from './perform';
import { planAppStore } from './plan';
import type { AppStoreStep } from './plan-step';

export interface AppStoreOptions {
  key: AppleKey;
  /** Bundle ID or Apple's number of the app. */
  app: string;
  network: Network;
  signal?: AbortSignal | undefined;
}

/** Time that lists lag behind writes, in milliseconds. */
const LIST_LAG_MS = 10_000;

export interface AppStoreClient extends StoreClient<AppStoreLive, AppStoreStep> {
  api: AppStoreApi;
}

/** The App Store side of pull, push and status. */
export function createAppStoreClient({ key, app, network, signal }: AppStoreOptions): AppStoreClient {
  const api = createAppStoreApi({ key, network, signal });
  const context = { api, network, signal };
  const steps: StepClient<AppStoreLive, AppStoreStep> = {
    read: () => readApp(api, { app }),
    plan: planAppStore,
    perform: async (step, live, options, digest) => {
      await performStep(step, live, { ...context, options, digest, key: step.key });
      return needsNewRead(step);
    },
    settle: (journal) => settleAll(context, journal),
    waitForLists: async () => {
      try {
        await network.wait(LIST_LAG_MS, signal);
      } catch {
        throw new StoreError({ kind: 'cancelled', what: 'Waiting for the store' });
      }
    },
  };
  return {
    api,
    read: steps.read,
    readStates: () => readAppStates(api, app),
    plan: steps.plan,
    apply: (plan, options) => applyInRounds(steps, plan, options),
  };
}
