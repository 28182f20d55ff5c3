import * as z from 'zod/mini';
import type { PictureLine, PictureLook, PicturePart } from '@/model/picture-look';
import { optionalText, recordSchema } from '@/domain/records/record-schema';
import { useCallback } from 'react';
import { defineCollection } from '@/lib/workspace/collection';
import { useCollectionWriter } from '@/lib/workspace/workspace-context';

/** Results of looking at a picture, by the SHA-256 of its bytes: no picture is looked at or read twice. */
export interface StoredReading {
  id: string;
  look?: PictureLook | undefined;
  lines?: readonly PictureLine[] | undefined;
}

const part = recordSchema<PicturePart>()({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

const look = recordSchema<PictureLook>()({
  cells: z.string(),
  plainColor: optionalText,
  debugBanner: z.optional(z.enum(['left', 'right'])),
  betweenBars: z.optional(part),
  phoneScreen: z.optional(part),
  isTransparent: z.boolean(),
  hasRoundCorners: z.boolean(),
});

const line = recordSchema<PictureLine>()({ text: z.string(), confidence: z.number(), part });

export const readingsCollection = defineCollection<StoredReading>({
  name: 'picture-readings', // another name has all pictures looked at again, after a change of what is measured
  schema: recordSchema<StoredReading>()({
    id: z.string(),
    look: z.optional(look),
    lines: z.optional(z.readonly(z.array(line))),
  }),
});

/** Stores one part of a reading, and keeps the other. */
export function useReadingWriter() {
  const { put, update } = useCollectionWriter(readingsCollection);
  return useCallback(
    async (id: string, part: Pick<StoredReading, 'look' | 'lines'>) => {
      const known = await update(id, (before) => ({ ...before, ...part }));
      if (!known) await put({ id, ...part });
    },
    [put, update],
  );
}
