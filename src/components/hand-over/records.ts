import * as z from 'zod/mini';
import { recordSchema, type Stored } from '@/domain/records/record-schema';
import type { AppAddresses } from '@/domain/handover/hand-over';
import { defineCollection } from '@/lib/workspace/collection';

const byPage = z._default(z.record(z.string(), z.string()), {});

const schema = z.looseObject({
  /** Id of the draft. */
  id: z.string(),
  /** ISO instant of each tick, by store and page: `ios/new-app`. */
  done: byPage,
  /** Addresses of the app in the consoles, as they were pasted. */
  addresses: z._default(
    recordSchema<AppAddresses>()({ ios: z.optional(z.string()), android: z.optional(z.string()) }),
    {},
  ),
});

export type StoredHandOver = Stored<typeof schema>;

/** How far somebody is with the lists of a draft. It stays on this device. */
export const handOversCollection = defineCollection({ name: 'hand-overs', schema });
