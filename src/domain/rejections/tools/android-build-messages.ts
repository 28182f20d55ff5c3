import type { ToolMessages } from './tool-messages';
import { wordsIn } from '../word-rows';

/**
 * What bundletool, apksigner, jarsigner and Gradle write about the file that is to be uploaded.
 * Compared with: bundletool, its validators (github.com/google/bundletool).
 */
export const ANDROID_BUILD_MESSAGES: ToolMessages = {
  near: wordsIn('bundletool|gradle|app bundle|aab|apk|keystore|jarsigner|signingconfig|google play|task :'),
  messages: {
    'play-keystore': [
      'android credentials are missing in credentials.json',
      'keystore was tampered with, or password was incorrect',
      'keystore password was incorrect',
      'failed to read key…from store',
      'invalid keystore format',
      'cannot recover key',
      'not a private key',
      'incorrect keystore|key password',
      'error while loading private key and certificates from the keystore',
      'keystore file…not found for signing config',
      'keystore file not set for signing config',
      'signingconfig…is missing required property',
      'missing keystore',
      'get key failed: given final block not properly padded',
      'path may not be null or empty string. path=…storefile',
    ],
    'play-bundle-broken': [
      '[bt:…] error:',
      'bundletool.model.exceptions*',
      'path of targeted native directory must be in',
      'aapt2…terminate successfully (exit code',
      'error when executing command…aapt2',
      'bundletool failed',
      'bundleconfig.pb file invalid',
      "has no dex files but the attribute 'hascode'",
      'error occurred when processing the app bundle',
      "the archive doesn't seem to be an app bundle",
      'found modules in the app bundle without an androidmanifest.xml',
      'all modules with native libraries must support the same set of abis',
      'app bundle modules should have the same version code',
      'no base module found. at least one module must not have',
      "module '…' is missing mandatory file",
      'dex merging failed',
      'existing module entry…with different contents',
      'invalidbundleexception',
      'could not extract aapt2: consider updating bundletool',
    ],
    'play-apk-as-bundle': ["seem to be an app bundle, it is missing required file 'bundleconfig.pb'"],
    'play-64-bit': ['but app bundle contains only 64-bit'],
    'play-exported': [
      'specify an explicit value for `android:exported`|android:exported',
      'android:exported needs to be explicitly specified for',
    ],
    'play-wrong-package': [
      "no matching client found for package name '…'",
      'package name in the manifest…does not match',
    ],
    'play-unsigned': [
      'jar is unsigned',
      'does not verify…apksigner',
      'apk is not signed',
      'missing meta-inf/manifest.mf',
      'no signature found in package',
    ],
    'play-debug-signed': ['signed with the debug keystore', 'cn=android debug'],
  },
};
