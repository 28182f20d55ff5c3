import { nearGooglePlay, upload } from './google-play-words';
import type { RejectionRule } from './rejection-rule';

/** What Google Play says about the devices and tools of a release (public issue threads). */
export const GOOGLE_PLAY_RELEASES: readonly RejectionRule[] = [
  upload({
    id: 'play-form-factor-release',
    title: 'Build does not fit the devices of its release',
    cause:
      'Builds for Wear OS, TV and cars need tracks of their own, and each has to declare its device: the feature android.hardware.type.watch or android.hardware.type.automotive, or the Leanback intent.',
    fix: 'Release the build on the track of its form factor (Test and release, Advanced settings, Form factors), or add or remove what the message names and build again.',
    place: { step: 'build', console: 'Play Console: Test and release, Advanced settings, Form factors' },
    messages: [
      'requires the wear os system feature',
      'published using a dedicated wear os track',
      'does not have the leanback intent',
    ],
  }),
  upload({
    id: 'play-tool-outdated',
    title: 'Upload tool too old for Google Play',
    cause: 'The tool calls a version of the Google Play Developer API that Google has switched off.',
    fix: 'Update fastlane, the Gradle plugin or the action that uploads to its newest version, and upload again.',
    place: { step: 'submit' },
    messages: [
      'version of the play developer api is no longer available',
      ...nearGooglePlay('apideprecated'),
    ],
  }),
];
