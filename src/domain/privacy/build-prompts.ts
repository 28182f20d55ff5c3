import type { DataTopicId } from '@/model/data-kinds';
import type { BuildInfo } from '@/model/build-info';

/** Access that a build asks for, and the question it belongs to. It never answers the question: data may stay on the device. */
export interface BuildPrompt {
  question: DataTopicId | 'tracking';
  /** As in "asks for …". */
  subject: string;
  purposeKeys: readonly string[];
  permissions: readonly string[];
}

/** Questions that an access suggests (sources 12.5). */
export const BUILD_PROMPTS: readonly BuildPrompt[] = [
  {
    question: 'location',
    subject: 'location',
    purposeKeys: [
      'NSLocationWhenInUseUsageDescription',
      'NSLocationAlwaysAndWhenInUseUsageDescription',
      'NSLocationAlwaysUsageDescription',
    ],
    permissions: [
      'android.permission.ACCESS_FINE_LOCATION',
      'android.permission.ACCESS_COARSE_LOCATION',
      'android.permission.ACCESS_BACKGROUND_LOCATION',
      'android.permission.ACCESS_MEDIA_LOCATION',
    ],
  },
  {
    question: 'people',
    subject: 'contacts',
    purposeKeys: ['NSContactsUsageDescription'],
    permissions: ['android.permission.READ_CONTACTS', 'android.permission.WRITE_CONTACTS'],
  },
  {
    question: 'people',
    subject: 'the calendar',
    purposeKeys: ['NSCalendarsUsageDescription', 'NSCalendarsFullAccessUsageDescription'],
    permissions: ['android.permission.READ_CALENDAR', 'android.permission.WRITE_CALENDAR'],
  },
  {
    question: 'media',
    subject: 'the camera',
    purposeKeys: ['NSCameraUsageDescription'],
    permissions: ['android.permission.CAMERA'],
  },
  {
    question: 'media',
    subject: 'photos and videos',
    purposeKeys: ['NSPhotoLibraryUsageDescription'],
    permissions: ['android.permission.READ_MEDIA_IMAGES', 'android.permission.READ_MEDIA_VIDEO'],
  },
  {
    question: 'media',
    subject: 'the microphone',
    purposeKeys: ['NSMicrophoneUsageDescription'],
    permissions: ['android.permission.RECORD_AUDIO', 'android.permission.READ_MEDIA_AUDIO'],
  },
  {
    question: 'messages',
    subject: 'text messages or the call log',
    purposeKeys: [],
    permissions: [
      'android.permission.READ_SMS',
      'android.permission.RECEIVE_SMS',
      'android.permission.READ_CALL_LOG',
    ],
  },
  {
    question: 'health',
    subject: 'health data or body sensors',
    purposeKeys: ['NSHealthShareUsageDescription', 'NSMotionUsageDescription'],
    permissions: ['android.permission.BODY_SENSORS', 'android.permission.ACTIVITY_RECOGNITION'],
  },
  {
    question: 'browsing',
    subject: 'the list of installed apps',
    purposeKeys: [],
    permissions: ['android.permission.QUERY_ALL_PACKAGES', 'android.permission.PACKAGE_USAGE_STATS'],
  },
  {
    question: 'content',
    subject: 'all files',
    purposeKeys: [],
    permissions: ['android.permission.MANAGE_EXTERNAL_STORAGE'],
  },
  {
    question: 'device',
    subject: 'the advertising ID',
    purposeKeys: [],
    permissions: ['com.google.android.gms.permission.AD_ID', 'android.permission.ACCESS_ADSERVICES_AD_ID'],
  },
  {
    question: 'tracking',
    subject: 'tracking',
    purposeKeys: ['NSUserTrackingUsageDescription'],
    permissions: [],
  },
];

/** Lists the keys and permissions of a build that ask for something, as written in it. */
export function promptKeys(build: BuildInfo, prompt: BuildPrompt): string[] {
  if (build.platform === 'android') {
    const isHealth = (permission: string) =>
      prompt.question === 'health' && permission.startsWith('android.permission.health.');
    return build.permissions.filter((each) => prompt.permissions.includes(each) || isHealth(each));
  }
  return prompt.purposeKeys.filter((key) => Object.hasOwn(build.purposeStrings, key));
}

/** The last part of a permission, or a whole key. */
export function shortName(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
