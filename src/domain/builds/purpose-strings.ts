import type { Severity } from '@/model/finding';
import type { IosBuild } from '@/model/build-info';

interface PurposeRule {
  framework: string;
  /** Classes of the framework by which code asks for access. Its others, such as `CLLocation`, need no purpose string. */
  classes: readonly string[];
  /** The thing that the user is asked for, as in "asks for access to contacts". */
  subject: string;
  /** Any one of these keys is enough. */
  keys: readonly string[];
  /** Of a build whose imports are known. */
  severity: Extract<Severity, 'warning' | 'note'>;
  /** Of a build in which only the linked framework shows. */
  linkedSeverity?: Extract<Severity, 'warning' | 'note'>;
}

const LOCATION_KEYS = [
  'NSLocationWhenInUseUsageDescription',
  'NSLocationAlwaysAndWhenInUseUsageDescription',
  'NSLocationAlwaysUsageDescription',
];

/**
 * Apple's classes that ask the user for access, and the purpose string that the store then requires (ITMS-90683,
 * sources 5.5). Importing one does not prove that the protected part is called, so none of these is a blocker.
 */
export const PURPOSE_RULES: readonly PurposeRule[] = [
  {
    framework: 'AppTrackingTransparency',
    classes: ['ATTrackingManager'],
    subject: 'tracking',
    keys: ['NSUserTrackingUsageDescription'],
    // SDKs ask only where the app has the text, and uploads without it are accepted.
    severity: 'note',
    linkedSeverity: 'warning',
  },
  {
    framework: 'AVFoundation',
    classes: ['AVCaptureDevice'],
    subject: 'camera or microphone',
    keys: ['NSCameraUsageDescription', 'NSMicrophoneUsageDescription'],
    severity: 'warning',
    linkedSeverity: 'note',
  },
  {
    framework: 'Contacts',
    classes: ['CNContactStore'],
    subject: 'contacts',
    keys: ['NSContactsUsageDescription'],
    severity: 'warning',
  },
  {
    framework: 'CoreBluetooth',
    classes: ['CBCentralManager', 'CBPeripheralManager'],
    subject: 'Bluetooth',
    keys: ['NSBluetoothAlwaysUsageDescription', 'NSBluetoothPeripheralUsageDescription'],
    severity: 'warning',
  },
  {
    framework: 'CoreLocation',
    classes: ['CLLocationManager'],
    subject: 'location',
    keys: LOCATION_KEYS,
    severity: 'warning',
  },
  {
    framework: 'CoreMotion',
    classes: ['CMMotionActivityManager', 'CMPedometer', 'CMAltimeter'],
    subject: 'motion and fitness',
    keys: ['NSMotionUsageDescription'],
    severity: 'warning',
  },
  {
    framework: 'CoreNFC',
    classes: ['NFCNDEFReaderSession', 'NFCTagReaderSession'],
    subject: 'NFC',
    keys: ['NFCReaderUsageDescription'],
    severity: 'warning',
  },
  {
    framework: 'EventKit',
    classes: ['EKEventStore'],
    subject: 'calendars or reminders',
    keys: [
      'NSCalendarsFullAccessUsageDescription',
      'NSCalendarsWriteOnlyAccessUsageDescription',
      'NSCalendarsUsageDescription',
      'NSRemindersFullAccessUsageDescription',
      'NSRemindersUsageDescription',
    ],
    severity: 'warning',
  },
  {
    framework: 'HealthKit',
    classes: ['HKHealthStore'],
    subject: 'health data',
    keys: ['NSHealthShareUsageDescription', 'NSHealthUpdateUsageDescription'],
    severity: 'warning',
  },
  {
    framework: 'HomeKit',
    classes: ['HMHomeManager'],
    subject: 'home accessories',
    keys: ['NSHomeKitUsageDescription'],
    severity: 'warning',
  },
  {
    framework: 'LocalAuthentication',
    classes: ['LAContext'],
    subject: 'Face ID',
    keys: ['NSFaceIDUsageDescription'],
    // The same class checks the passcode, for which no text is needed.
    severity: 'note',
    linkedSeverity: 'warning',
  },
  {
    framework: 'MediaPlayer',
    classes: ['MPMediaLibrary', 'MPMediaQuery', 'MPMediaPickerController'],
    subject: 'the music library',
    keys: ['NSAppleMusicUsageDescription'],
    severity: 'warning',
    linkedSeverity: 'note',
  },
  {
    framework: 'NearbyInteraction',
    classes: ['NISession'],
    subject: 'nearby devices',
    keys: ['NSNearbyInteractionUsageDescription'],
    severity: 'warning',
  },
  {
    framework: 'Photos',
    classes: ['PHPhotoLibrary', 'PHAsset'],
    subject: 'photos',
    keys: ['NSPhotoLibraryUsageDescription', 'NSPhotoLibraryAddUsageDescription'],
    severity: 'warning',
  },
  {
    framework: 'Speech',
    classes: ['SFSpeechRecognizer'],
    subject: 'speech recognition',
    keys: ['NSSpeechRecognitionUsageDescription'],
    severity: 'warning',
  },
];

/** Access for which a build has no purpose string, and what asks for it. */
export interface MissingPurpose {
  subject: string;
  /** The key to add. */
  key: string;
  severity: Severity;
  /** e.g. `Frameworks/Camera.framework/Camera uses AVCaptureDevice`. */
  reason: string;
}

/**
 * Lists access without a purpose string: by the imports of all code in the app, or by the linked frameworks of a build
 * whose imports were not read. Code of extensions is left out, because those have purpose strings of their own.
 */
export function missingPurposes({
  purposeStrings,
  linkedFrameworks,
  imports,
}: Pick<IosBuild, 'purposeStrings' | 'linkedFrameworks' | 'imports'>): MissingPurpose[] {
  const open = PURPOSE_RULES.filter(({ keys }) => !keys.some((key) => Object.hasOwn(purposeStrings, key)));
  return open.flatMap(({ framework, classes, subject, keys, severity, linkedSeverity }): MissingPurpose[] => {
    const [key = ''] = keys;
    if (!imports) {
      return linkedFrameworks.includes(framework)
        ? [{ subject, key, severity: linkedSeverity ?? severity, reason: `Links ${framework}` }]
        : [];
    }
    const user = imports.find(
      ({ path, classes: used }) => !path.includes('.appex/') && classes.some((each) => used.includes(each)),
    );
    const used = classes.find((each) => user?.classes.includes(each));
    return user && used !== undefined
      ? [{ subject, key, severity, reason: `${user.path} uses ${used}` }]
      : [];
  });
}

/** Name of a permission from the key of its sentence: `NSPhotoLibraryUsageDescription` is "Photo Library". */
export function permissionName(key: string): string {
  return key
    .replace(/^NS/, '')
    .replace(/UsageDescription$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
