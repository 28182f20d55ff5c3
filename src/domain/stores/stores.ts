import type { Platform } from '@/model/app';

/** One of the two stores StorePilot prepares submissions for. */
export interface Store {
  /** Id in the catalogue of stores. */
  id: 'apple' | 'google';
  platform: Platform;
  name: string;
}

/** The store of each platform; everywhere else the domain identifies a store by its platform. */
export const STORES: Record<Platform, Store> = {
  ios: { id: 'apple', platform: 'ios', name: 'Apple App Store' },
  android: { id: 'google', platform: 'android', name: 'Google Play' },
};

/** The name of a store by its id. */
export const STORE_NAMES: Record<Store['id'], string> = {
  apple: STORES.ios.name,
  google: STORES.android.name,
};
