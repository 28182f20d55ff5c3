import { platformsOf, type Platform, type PlatformChoice } from '../apps/app';

/** One of the two stores StorePilot prepares submissions for. */
export interface Store {
  /** Id in the catalogue of stores. */
  id: 'apple' | 'google';
  platform: Platform;
  name: string;
  /** Where the publisher works with a submission. */
  consoleName: string;
}

/** The store behind each platform; everywhere else in the domain a store is named by its platform. */
export const STORES: Record<Platform, Store> = {
  ios: { id: 'apple', platform: 'ios', name: 'Apple App Store', consoleName: 'App Store Connect' },
  android: { id: 'google', platform: 'android', name: 'Google Play', consoleName: 'Play Console' },
};

/** The stores a submission is for, in the order the product names them. */
export function storesOf(choice: PlatformChoice): Store[] {
  return platformsOf(choice).map((platform) => STORES[platform]);
}
