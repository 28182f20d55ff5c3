import type { ToolMessages } from './tool-messages';
import { wordsIn } from '../word-rows';

/**
 * What Codemagic's command line tools and other hosted builds write while they publish.
 * Compared with: Codemagic CLI tools, messages (github.com/codemagic-ci-cd/cli-tools).
 */
export const HOSTED_BUILD_MESSAGES: ToolMessages = {
  near: wordsIn(
    'codemagic|app store|testflight|bitrise|appcenter|app-store-connect|flutter build ipa',
    'building app store ipa|build failed :',
  ),
  messages: {
    'asc-xcode-setup': ['did not find any schemes for', 'project does not have target'],
    'asc-build-failed': ['flutter build ipa…exited with status code'],
    'asc-pods': ['install pods…exited with status code'],
    'asc-tool-outdated': ['altool executable is not present'],
    'asc-app-not-found': ['find app|application with bundle identifier'],
    'asc-no-package': [
      'not a valid ios|macos application package at',
      'no ipas or pkgs found',
      'no application packages found for patterns',
      'unsupported package type for app store connect publishing',
      'no artifacts were found',
      'did not find any ipa',
    ],
    'asc-build-processing': [
      'waiting for build…timed out',
      'uploaded build…processing timed out',
      'the build has not finished processing in',
    ],
    'asc-build-not-found': [
      'uploaded build…is invalid|failed',
      'did not find corresponding build from app store',
    ],
    'asc-certificates': [
      'resource without certificate private key',
      'did not find bundle id|signing certificate with',
      'private key is missing from',
      'not a valid certificate private key',
      'no valid certificate provided for distribution type',
      'no valid development type certificate uploaded',
      'failed to ensure code signing assets',
      'cannot save signing certificates|certificate without certificate private key',
      'did not find…profile for bundle id',
      'no matching profiles found for bundle identifier',
      'no valid code signing certificates were found',
      'no suitable signing certificate',
    ],
    'asc-sign-in': ['unable to authenticate with app store connect'],
    'asc-export': [
      'encountered error while creating the ipa',
      'failed to create ipa',
      'error (xcode): provisioning profile',
    ],
    'asc-role': ['app store connect api key…does not have the required role'],
    'asc-key-file': [
      'is not a valid pem encoded private key',
      'failed to parse private key as a pem format',
      'failed to sign jwt token',
      'apple service connection via app store connect api key is not',
    ],
    'asc-reason-in-log': ['failed step:', 'deploy failed, error: exit status'],
  },
};
