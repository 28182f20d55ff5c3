import type { Severity } from '../rules/rule';

interface PurposeRule {
  /** What the user is asked for, as in "asks for access to contacts". */
  subject: string;
  /** Any one of these keys is enough. */
  keys: readonly string[];
  /** A framework with other uses proves less. */
  severity: Extract<Severity, 'warning' | 'note'>;
}

const rule = (
  subject: string,
  keys: string[],
  severity: PurposeRule['severity'] = 'warning',
): PurposeRule => ({
  subject,
  keys,
  severity,
});

const LOCATION_KEYS = [
  'NSLocationWhenInUseUsageDescription',
  'NSLocationAlwaysAndWhenInUseUsageDescription',
  'NSLocationAlwaysUsageDescription',
];

/**
 * Apple frameworks whose use asks the user for access, and the purpose string that the store then requires (ITMS-90683,
 * sources 5.5). Linking one does not prove that the protected part is called, so none of these is a blocker.
 */
export const PURPOSE_BY_FRAMEWORK: Record<string, PurposeRule> = {
  AppTrackingTransparency: rule('tracking', ['NSUserTrackingUsageDescription']),
  AVFoundation: rule(
    'camera or microphone',
    ['NSCameraUsageDescription', 'NSMicrophoneUsageDescription'],
    'note',
  ),
  Contacts: rule('contacts', ['NSContactsUsageDescription']),
  CoreBluetooth: rule('Bluetooth', [
    'NSBluetoothAlwaysUsageDescription',
    'NSBluetoothPeripheralUsageDescription',
  ]),
  CoreLocation: rule('location', LOCATION_KEYS),
  CoreMotion: rule('motion and fitness', ['NSMotionUsageDescription']),
  CoreNFC: rule('NFC', ['NFCReaderUsageDescription']),
  EventKit: rule('calendars or reminders', [
    'NSCalendarsFullAccessUsageDescription',
    'NSCalendarsWriteOnlyAccessUsageDescription',
    'NSCalendarsUsageDescription',
    'NSRemindersFullAccessUsageDescription',
    'NSRemindersUsageDescription',
  ]),
  HealthKit: rule('health data', ['NSHealthShareUsageDescription', 'NSHealthUpdateUsageDescription']),
  HomeKit: rule('home accessories', ['NSHomeKitUsageDescription']),
  LocalAuthentication: rule('Face ID', ['NSFaceIDUsageDescription']),
  MediaPlayer: rule('the music library', ['NSAppleMusicUsageDescription'], 'note'),
  NearbyInteraction: rule('nearby devices', ['NSNearbyInteractionUsageDescription']),
  Photos: rule('photos', ['NSPhotoLibraryUsageDescription', 'NSPhotoLibraryAddUsageDescription']),
  Speech: rule('speech recognition', ['NSSpeechRecognitionUsageDescription']),
};
