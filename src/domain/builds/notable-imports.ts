import { PURPOSE_RULES } from 'virtual:catalog/purpose-strings';
import { REQUIRED_REASON_IMPORTS } from './required-reasons';

/** Swift's symbols, up to what differs between versions of the system: `AppStore.sync` and `Product.purchase` of StoreKit 2. */
export const RESTORE_SYMBOL = '$s8StoreKit03AppA0O4sync';
export const PURCHASE_SYMBOL = '$s8StoreKit7ProductV8purchase';

/** Classes and functions by which code uses what a background mode is for. */
export const BACKGROUND_IMPORTS = {
  audio: [
    'AVAudioEngine',
    'AVAudioPlayer',
    'AVAudioRecorder',
    'AVAudioSession',
    'AVPlayer',
    'AVPlayerViewController',
    'AVQueuePlayer',
    'AVSpeechSynthesizer',
    'MPMusicPlayerController',
    'MPNowPlayingInfoCenter',
    'AudioOutputUnitStart',
    'AudioQueueStart',
    'alcOpenDevice',
  ],
  location: ['CLLocationManager', 'CLLocationUpdate', 'CLMonitor'],
  voip: ['PKPushRegistry', 'CXProvider', 'CXCallController'],
  'bluetooth-central': ['CBCentralManager'],
  'bluetooth-peripheral': ['CBPeripheralManager'],
  'external-accessory': ['EAAccessoryManager', 'EASession'],
} as const;

/** Classes by which code offers Apple Pay. */
export const APPLE_PAY_IMPORTS = ['PKPaymentAuthorizationController', 'PKPaymentAuthorizationViewController'];
/** Code that buys. Analytics and ads only watch SKPaymentQueue. */
export const PURCHASE_IMPORTS = ['SKPayment', 'SKMutablePayment'];

/** The web view that App Store Connect no longer takes. */
export const OLD_WEB_VIEW = 'UIWebView';

/** Code that asks whether it may track, or reads the advertising identifier. */
export const TRACKING_IMPORTS = ['ATTrackingManager', 'ASIdentifierManager'];

/** Code that looks for devices in the local network. */
export const LOCAL_NETWORK_IMPORTS = ['NSNetServiceBrowser', 'nw_browser_create'];

const NOTABLE: ReadonlySet<string> = new Set([
  ...LOCAL_NETWORK_IMPORTS,
  ...TRACKING_IMPORTS,
  OLD_WEB_VIEW,
  ...PURPOSE_RULES.flatMap(({ classes }) => classes),
  ...Object.values(REQUIRED_REASON_IMPORTS).flat(),
  ...Object.values(BACKGROUND_IMPORTS).flat(),
  ...APPLE_PAY_IMPORTS,
  ...PURCHASE_IMPORTS,
]);

/** Whether a rule asks for this class or symbol of the system; the others are not stored with a build. */
export function isNotableImport(name: string): boolean {
  return NOTABLE.has(name) || name.startsWith(RESTORE_SYMBOL) || name.startsWith(PURCHASE_SYMBOL);
}
