import { useCallback, useState } from 'react';
import type { Platform } from '@/model/app';
import { DEFAULT_PREVIEW_CHOICE, previewChoiceCollection, type PreviewChoice } from './records';
import { useColorScheme } from '@/lib/color-scheme';
import { useCollectionWriter, useRecord } from '@/lib/workspace/workspace-context';

/** The user's choices for previews, stored in the workspace. A change shows immediately, before it is stored. */
export function usePreviewChoice(): {
  choice: PreviewChoice;
  isRead: boolean;
  change: (changes: Partial<PreviewChoice>) => void;
} {
  const { data, hasFailed } = useRecord(previewChoiceCollection, DEFAULT_PREVIEW_CHOICE.id);
  const { put } = useCollectionWriter(previewChoiceCollection);
  const [own, setOwn] = useState<Partial<PreviewChoice>>({});
  const scheme = useColorScheme();
  const choice = { ...DEFAULT_PREVIEW_CHOICE, ...data, ...own, theme: own.theme ?? data?.theme ?? scheme };
  const change = useCallback(
    (changes: Partial<PreviewChoice>) => {
      setOwn((before) => ({ ...before, ...changes }));
      // If storage is full, the choice applies until the page is left.
      void put({ ...DEFAULT_PREVIEW_CHOICE, ...data, ...own, ...changes }).catch(() => undefined);
    },
    [data, own, put],
  );
  return { choice, isRead: data !== undefined || hasFailed, change };
}

/** The choice as far as the stores allow it; `isSide` for a narrow place, which shows a phone of one system. */
export function choiceFor(
  stored: PreviewChoice,
  stores: readonly Platform[],
  isSide: boolean,
): PreviewChoice {
  const store = stores.includes(stored.store) ? stored.store : (stores[0] ?? 'ios');
  return { ...stored, store, ...(isSide && { device: 'phone', look: 'ios-26' }) };
}
