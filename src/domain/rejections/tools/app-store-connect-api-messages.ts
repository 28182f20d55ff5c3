import type { ToolMessages } from './tool-messages';
import { wordsIn } from '../word-rows';

/**
 * Error codes of the App Store Connect API, and sentences of its answers that have no better code.
 * Compared with: App Store Connect API: Interpreting and Handling Errors (developer.apple.com/documentation/appstoreconnectapi/interpreting-and-handling-errors).
 */
export const APP_STORE_CONNECT_API_MESSAGES: ToolMessages = {
  near: wordsIn(
    'appstoreconnect|app store|entity_error|state_error|/v1/|spaceship|fastlane|testflight',
    'itc.apps.|error processing screenshot|irisapi|altool|pilot',
  ),
  messages: {
    'asc-review-already-created': [
      'only one appstoreversion can be present in reviewsubmissions',
      'state_error.item_part_of_another_submission',
      'already present in another reviewsubmission*',
      'already added to this reviewsubmission',
      'item was already submitted',
    ],
    'itms-90534': [
      'build_sdk_not_allowed_for_app_store_submission',
      "the build's sdk build is not supported",
      'build sdk build is not yet supported',
    ],
    'asc-name-taken': [
      'entity_error.attribute.invalid.duplicate.different_account',
      'entity_error.attribute.invalid.duplicate.same_account',
      'app|the name you entered is already being used',
    ],
    'asc-characters': [
      'entity_error.attribute.invalid.invalid_characters',
      'entity_error.attribute.invalid.invalid_character',
    ],
    'asc-value-missing': ['must provide an answer for this question'],
    'asc-value-invalid': [
      'entity_error.invalid',
      'state_error.entity_invalid',
      'allowed operation is:',
      "does not allow 'get_collection'|'update'|'delete'",
      'entity_error.relationship.unknown',
      'entity_error.included',
      'unknown relationship -',
      'entity_error.attribute.invalid.url',
      'entity_error.attribute.invalid.format',
      'entity_error.attribute.type',
      'entity_error.attribute.unknown',
      'entity_error.attribute.not_allowed',
      'entity_invalid',
      'parameter_error.invalid',
      'parameter_error.required',
      'parameter_error.illegal',
      'entity_unprocessable',
    ],
    'asc-required-fields': [
      'entity_error.relationship.required',
      "value for the relationship 'primarycategory'",
    ],
    'asc-purchases-incomplete': [
      'must have an approved appstoreversions for platform',
      'subscriptionversions|inapppurchaseversions with id…is not in valid state',
      'new subscription group must be submitted',
      'first auto-renewable subscription must be submitted',
    ],
    'asc-build-mismatch': [
      'entity_error.relationship.invalid.invalid_state',
      'build is not in a valid state to be',
    ],
    'asc-review-not-allowed': [
      "version's state is not suitable for submission",
      'state_error.entity_state_invalid',
    ],
    'asc-testflight-info': [
      'beta app description is required',
      'submit this build for beta review before adding external testers',
      "beta review details can't be empty",
      'itc.apps.tf.build.test.info*',
      'test.info.missing*',
    ],
    'asc-screenshots-missing': [
      'itc.apps.validation.screenshot*',
      'itc.apps.screenshots*',
      'state_error.screenshot_required*',
      'state_error.app_screenshot_required*',
    ],
    'asc-build-processing': [
      'is in state "processing"',
      'wait for processing to complete',
      'not in internal testing state',
      'build is not in an externally assignable state',
      'build is not in state for internal testing',
    ],
    'asc-agreement': ['required contracts to perform an operation', 'pla_not_accepted'],
    'asc-unauthorised': ['invalid api key', 'app store connect returned 401', 'not_authorized'],
    'asc-role': [
      'app store connect denied access',
      'forbidden.required_role',
      "resource '…' does not allow 'create'",
      "don't have permission to create the app",
    ],
    'asc-not-found': ['path_error', 'the url path is not valid', 'there is no resource of type'],
    'asc-server-error': [
      '500 server error',
      'rate_limit_exceeded',
      'unexpected_error',
      'service_unavailable',
    ],
    'asc-price': ['price point is not valid for this territory'],
    'asc-product-id': [
      'product id you entered is already being used',
      'the product id cannot be reused',
      'productid has already been used',
    ],
    'asc-screenshot-size': [
      'image_bad_*',
      'image_incorrect_format',
      'image_corrupted',
      'asset_delivery_failed',
      'image_too_large',
    ],
    'asc-preview': ['video_wrong_resolution', 'mov_wrong_frame_rate', 'video_too_long', 'video_too_short'],
    'asc-locale-state': [
      'entity_error.state_not_allowed',
      'entity_error.attribute.invalid.unmodifiable',
      'entity_error.attribute.invalid.invalid_state',
    ],
    'asc-version-exists': ['cannot create a new version of the app in the current state'],
    'asc-review-in-progress': ['another_build_in_review', 'another build is in review'],
    'asc-app-privacy': ["published answers to your app's data usages"],
    'asc-reason-in-log': [
      'client error…for url: https://api.appstoreconnect',
      'api.appstoreconnect.apple.com…returned #',
    ],
  },
};
