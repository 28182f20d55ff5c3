import type { RenderTarget } from '../screenshots/render-targets';
import { slotById } from '../screenshots/slots';
import type { DesignTarget } from './design';
import { screenKind } from '../screenshots/screen-kinds';

/**
 * Space between two pictures on a store's product page, as a share of a picture's width: 8 to 9 of 237 points in the App
 * Store, 13 of 94 dp on Google Play. Measured on pictures of devices of May 2026; neither store publishes it.
 */
const STORE_GAP = { ios: 0.036, android: 0.14 } as const;

/** One of the offered sizes, as a design is drawn for it. */
export function designTarget({ id, slotId, width, height, safeArea }: RenderTarget): DesignTarget {
  const { store, device } = slotById(slotId) ?? { store: 'ios', device: 'phone' };
  return {
    ...{ id, width, height, device },
    gap: STORE_GAP[store],
    screenKind: screenKind(store, device),
    ...(safeArea && { safeArea }),
  };
}
