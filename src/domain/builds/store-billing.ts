import type { BuildInfo, IosBuild } from '@/model/build-info';
import { certainSdks } from './certain-sdks';
import { importOf } from './ios-imports';
import { PURCHASE_IMPORTS, PURCHASE_SYMBOL } from './notable-imports';

/** Whether a build can sell by the store's own purchases. */
export function sellsInStore(build: BuildInfo): boolean {
  if (certainSdks(build).some(({ purpose }) => purpose === 'purchases')) return true;
  return build.platform === 'ios'
    ? build.linkedFrameworks.includes('StoreKit') || storePurchase(build) !== undefined
    : build.billingLibraryVersion !== undefined ||
        build.permissions.includes('com.android.vending.BILLING') ||
        (build.traces?.packages ?? []).some((name) => name.startsWith('com.android.billingclient'));
}

/** The code of the app that buys with StoreKit. */
export function storePurchase(build: Pick<IosBuild, 'imports'>): { path: string } | undefined {
  return importOf(build, (name) => PURCHASE_IMPORTS.includes(name) || name.startsWith(PURCHASE_SYMBOL));
}
