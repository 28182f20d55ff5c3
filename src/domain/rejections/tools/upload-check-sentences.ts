import type { ToolMessages } from './tool-messages';
import { UPLOAD_CHECK_MESSAGES } from './upload-check-messages';

/**
 * Sentences of App Store Connect's check of an upload and of altool that are long enough to be recognised alone, without
 * a number and without the name of the store: Xcode, Transporter and the API leave out both.
 */
export const UPLOAD_CHECK_SENTENCES: ToolMessages = {
  near: UPLOAD_CHECK_MESSAGES.near,
  messages: {
    'itms-90076': ['previous version of software has an application-identifier value'],
    'itms-90022': [
      'does not contain an icon in icns format',
      'apps built with ios # or later sdk must supply app icons',
    ],
    'itms-90101': ['may not contain values that would prevent this application'],
    'itms-90535': [
      'type…that is not valid. only…is permitted',
      'you must include a valid cfbundleexecutable key in',
      'bad bundle executable',
    ],
    'itms-90209': [
      'encryption info in the lc_encryption_info load command',
      'the app binary at…does not have proper segment alignment',
      'invalid mach-o format. the mach-o in bundle',
    ],
    'itms-90161': ['ios apps must contain a provisioning profile in a file'],
    'itms-90046': ['beta-reports-active entitlement'],
    'itms-90206': ['invalid bundle. the bundle…contains disallowed nested bundles'],
    'itms-90057': [
      'the application bundle contains a tool or framework',
      'for the cfbundlepackagetype key in the info.plist',
      'wkbackgroundmodes',
    ],
    'asc-export': ['bundle format unrecognized, invalid, or unsuitable'],
    'itms-90054': [
      'may not contain tools or frameworks provided by apple',
      'invalid code signature identifier. the identifier in your',
    ],
    'itms-90502': ['value for the uirequireddevicecapabilities key in your xcode project'],
    'itms-90592': ['itsencryptionexportcompliancecode key'],
    'itms-90171': ['binary file is not permitted'],
    'itms-90047': ['could not find the main bundle or the info.plist'],
    'asc-app-not-found': [
      'failed to determine the appleid from the bundleid',
      "apps can't be validated or submitted while they're removed or deleted",
    ],
    'asc-sign-in': [
      'sign in with the app-specific password you generated',
      'unable to authenticate with app store connect',
    ],
    'asc-network': ['could not start delivery: all transports failed diagnostics'],
    'asc-server-error': ['unable to process validateproductsoftwareattributes request at this time'],
    'asc-reason-in-log': [
      'state_error.validation_error',
      'lookup application information from the web service failed',
    ],
  },
};
