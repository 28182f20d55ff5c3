import type { Platform } from '@/model/app';
import type { SlotDevice } from './slots';

/** A kind of device as far as its screens differ: a picture from an iPhone must not be shown on Google Play. */
export function screenKind(store: Platform, device: SlotDevice): string {
  return `${store}-${device}`;
}

const NAMES: Record<Platform, Record<SlotDevice, string>> = {
  ios: {
    phone: 'iPhones',
    tablet: 'iPads',
    desktop: 'Macs',
    tv: 'Apple TV',
    vision: 'Apple Vision Pro',
    watch: 'Apple Watch',
  },
  android: {
    phone: 'Android phones',
    tablet: 'Android tablets',
    desktop: 'Chromebooks',
    tv: 'Android TV',
    vision: 'Android headsets',
    watch: 'Wear OS watches',
  },
};

/** Name of a kind of device, in the plural where there is one. */
export function screenKindName(store: Platform, device: SlotDevice): string {
  return NAMES[store][device];
}
