import type { ToolMessages } from './tool-messages';
import { wordsIn } from '../word-rows';

/**
 * What .NET MAUI, .NET for Android and for iOS, and NuGet print while they build an app.
 * Compared with: the list of messages of .NET for Android (github.com/dotnet/android, Documentation/docs-mobile).
 */
export const DOTNET_MESSAGES: ToolMessages = {
  near: wordsIn('xamarin|microsoft.android|microsoft.ios|maui|mono.android|android|ios'),
  messages: {
    'play-16kb': ['xa0141', 'shared library…which is not correctly aligned'],
    'play-target-api': ['xa0113'],
    'play-android-sdk': [
      'xa0030|xa0031|xa0032|xa0034|xa5101|xa5104|xa5205|xa5207|xa5300',
      'could not find android.jar for api level',
      'workloads must be installed…android',
    ],
    'play-keystore': [
      'xa4310',
      'xa4314…androidsigning*',
      "'$(androidsigningkeystore)' file…could not be found",
    ],
    'play-resources': ['apt0002|apt0003|apt0004|apt2260', 'xa8000|il8000'],
    'play-manifest': ['amm0000', 'xa4302'],
    'play-dependency': ['xa4215', 'xa4236|xa4241|xa4242', 'java0000…is defined multiple times'],
    'play-sdk-level': ['xa4216'],
    'play-memory': ['xa5213'],
    'play-project-code': [
      'nu1101|nu1102|nu1103|nu1107|nu1202|nu1605',
      'netsdk1005|netsdk1045|netsdk1047',
      'error cs0103|cs0117|cs0234|cs0246|cs1061|cs1705',
      'xa0119|xa0035|xa4214',
    ],
    'play-build-failed': [
      'xa3001|xa3006|xa3007|xa1036|xaaot7000',
      'precompiling failed for',
      'could not link native shared library',
      'il trimmer has encountered an unexpected error',
    ],
    'asc-certificates': ['no valid ios code signing keys found', 'no valid iphone code signing keys found'],
    'asc-xcode-setup': ['this version of .net for ios…requires xcode', 'workloads must be installed…ios'],
    'asc-build-failed': ['clang++ exited with code', 'native linking failed'],
  },
};
