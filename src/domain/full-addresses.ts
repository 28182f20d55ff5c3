/** Puts back the beginnings of addresses that the build has left out of the catalogue, where they were thousands of characters. */
export function fullAddresses(json: string): string {
  return json
    .replaceAll('\uE001', 'https://support.google.com/googleplay/android-developer/answer/')
    .replaceAll('\uE002', 'https://developer.apple.com/app-store/review/guidelines/')
    .replaceAll('\uE003', 'https://developer.apple.com/help/app-store-connect/')
    .replaceAll('\uE004', 'https://developer.apple.com/')
    .replaceAll('\uE005', 'https://developer.android.com/');
}
