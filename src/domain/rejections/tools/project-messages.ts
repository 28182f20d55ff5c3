import type { ToolMessages } from './tool-messages';
import { wordsIn } from '../word-rows';

/**
 * What npm, yarn, pnpm, pub, Metro, Expo and Capacitor print before the native build starts.
 * Compared with: eas-cli, packages/build-tools, build errors (github.com/expo/eas-cli).
 */
export const PROJECT_MESSAGES: ToolMessages = {
  near: wordsIn(
    'android|gradle|apk|aab|eas |eas-|metro|flutter|react-native|react native|capacitor|ionic',
    'codemagic|expo |expo-|expo/|pod install|ios|xcode|pods|execution failed|see logs of the',
  ),
  messages: {
    'asc-project-code': [
      'withiosdangerousbasemod',
      'withiosxcodeprojbasemod',
      'withiosinfoplistbasemod',
      'phasescriptexecution bundle\\ react\\ native*',
      'googleservice-info.plist is missing|empty',
      'copyfile…googleservice-info.plist',
    ],
    'play-project-code': [
      'eresolve could not resolve',
      'eresolve unable to resolve',
      'fix the upstream dependency conflict',
      'err_pnpm_*',
      'the engine node is incompatible',
      'npm ci can only install packages when',
      'lock file…is not in sync',
      'your lockfile needs to be updated',
      'unable to resolve module',
      'metro has encountered an error',
      'version solving failed',
      'pub get failed',
      'the current dart|flutter sdk version is',
      'failed to resolve plugin for module',
      'withandroiddangerousbasemod',
      'configerror:',
      'failed to read the app config',
      'determine which native sdk version your project uses',
      'input is required, but',
      'package.json does not exist',
      "computed integrity doesn't match our records",
      'createbundlereleasejsandassets',
      'bundlereleasejsandassets',
      'target kernel_snapshot failed',
      'could not find the web assets directory',
      'must contain an index.html file',
      'cannot find module…babel*',
      'babel…unknown option',
      'expo doctor…checks failed',
      'host key verification failed. fatal',
      'tarball data for…seems to be corrupted',
    ],
  },
};
