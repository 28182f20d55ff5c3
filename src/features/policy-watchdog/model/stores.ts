import type { Store } from '@/domain/stores/stores';

export const STORE_IDS = ['apple', 'google'] as const satisfies readonly Store['id'][];
export type StoreId = (typeof STORE_IDS)[number];
