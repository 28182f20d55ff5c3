import { connect, nearAppStoreConnect as near } from './apple-upload';
import type { RejectionRule } from './rejection-rule';

/** What the App Store Connect API answers about texts and fields of the listing (public issue threads). */
export const APP_STORE_LISTING_RULES: readonly RejectionRule[] = [
  connect({
    id: 'asc-characters',
    title: 'A character that App Store Connect refuses',
    cause: 'A text holds emoji, control characters or other signs that App Store Connect does not take.',
    fix: 'Remove emoji and invisible characters from the text, in every language, and upload it again.',
    namedFixes: [
      'Remove emoji and invisible characters from {key} in {locale} and upload it again.',
      'Remove emoji and invisible characters from {key}, in every language, and upload it again.',
    ],
    values: [
      'text for {key} contains invalid',
      "value for {key} can't contain",
      "the attribute {key} can't contain",
      "the field {key} can't contain",
      "{key} can't contain the following character",
      '{key} must not contain control characters',
      'for locale {locale}',
      'localization {locale}',
    ],
    place: { step: 2 },
    done: 'removed the characters that are not allowed',
    messages: [
      "can't contain the following character",
      'cannot contain the following character',
      'contains invalid characters/formats',
      ...near(
        'must not contain control characters',
        'contains invalid characters',
        'contains characters that are not allowed',
      ),
    ],
  }),
  connect({
    id: 'asc-too-long',
    title: 'A text is too long',
    cause: 'A text of the listing is longer than its field in App Store Connect.',
    fix: 'Shorten the text in the language the message names and upload it again.',
    namedFixes: [
      'Shorten {key} to {number} characters and upload it again.',
      'Shorten the text to {number} characters and upload it again.',
    ],
    values: [
      '{key} cannot be longer than {number} character',
      "{key} can't be longer than {number} character",
      'cannot be longer than {number} character',
      'maximum length of {number}',
      'cannot exceed {number} character',
      'must be less than {number} character',
    ],
    place: { step: 2 },
    done: 'shortened the text',
    messages: [
      'attribute.invalid.too_long',
      ...near(
        'cannot be longer than # character',
        "can't be longer than # character",
        'exceeds the maximum length',
        'cannot exceed # character',
        'is too long',
      ),
    ],
  }),
  connect({
    id: 'asc-value-missing',
    title: 'A field is empty',
    cause: 'App Store Connect needs a value for a field that was sent empty or not at all.',
    fix: 'Fill in the field the message names, in every language, and send it again.',
    namedFixes: ['Fill in {key}, in every language, and send it again.'],
    values: [
      'provide a value for the attribute {key}',
      'missing a required attribute {key}',
      'you must provide {key}',
    ],
    place: { step: 2 },
    done: 'filled in the missing field',
    messages: [
      'you must provide a value for the attribute',
      'missing a required attribute',
      'attribute.required',
    ],
  }),
  connect({
    id: 'asc-value-invalid',
    title: 'A field has a value that is not accepted',
    cause:
      'App Store Connect refuses the value of a field: a wrong kind, a wrong form or a choice it does not know.',
    fix: 'Correct the field the message names and send it again; an outdated upload tool also causes this.',
    namedFixes: ['Correct the value of {key} and send it again; an outdated upload tool also causes this.'],
    values: [
      'provided for attribute {key}',
      'for the attribute {key}',
      'the attribute {key}',
      'invalid value for {key}',
    ],
    place: { step: 2 },
    done: 'corrected the value',
    messages: [
      'unexpected json type provided for attribute',
      ...near('unknown attribute', 'an attribute value is not valid'),
      {
        words: 'entity_error.attribute.invalid',
        unless: [
          'too_long',
          "can't contain",
          'higher version',
          'previously used',
          'when the value is already set',
        ],
      },
    ],
  }),
  connect({
    id: 'asc-name-taken',
    title: 'App name already in use',
    cause: 'Another app in the App Store has this name, or you use it in another app of the account.',
    fix: 'Choose another name, or one with an addition. When you own the trademark, Apple can transfer it.',
    place: { step: 2 },
    done: 'chose another name',
    messages: [
      'the app name you entered is already being used',
      'app name you entered has already been used',
      ...near('app name is already being used'),
    ],
  }),
  connect({
    id: 'asc-whats-new-not-editable',
    title: 'What’s New not possible now',
    cause: 'The first version of an app has no release notes, or the version is no longer open for changes.',
    fix: 'Leave release notes out for a first version; for a later one, open a new version first.',
    place: { step: 2 },
    done: 'left out the release notes',
    messages: [
      "attribute 'whatsnew' cannot be edited",
      ...near('cannot be edited at this time', "can't be modified in the current state"),
    ],
  }),
  connect(
    {
      id: 'asc-agreement',
      title: 'Agreement not accepted or account limited',
      cause: 'The account holder has to accept a new agreement, or the role or key may not do this.',
      fix: 'Let the account holder sign in and accept the open agreements; check the role of the user or key.',
      place: { console: 'App Store Connect: Business, Agreements; Users and Access' },
      done: 'accepted the open agreements',
      messages: [
        'a required agreement is missing or has expired',
        'forbidden.required_agreements_missing_or_expired',
        ...near(
          'you must accept the latest',
          'program license agreement update',
          'this request is forbidden for security reasons',
        ),
      ],
    },
    'account',
  ),
  connect(
    {
      id: 'asc-unauthorised',
      title: 'Sign-in of the upload refused',
      cause: 'The API key or its token is wrong, expired or revoked, or an app-specific password is missing.',
      fix: 'Create a new key in App Store Connect, check key id, issuer id and the clock of the machine, and upload again.',
      place: { console: 'App Store Connect: Users and Access, Integrations' },
      done: 'replaced the key of the upload',
      messages: [
        'provide a properly configured and signed bearer token',
        'please sign in with an app-specific password',
        ...near(
          'authentication credentials are missing or invalid',
          'unable to authenticate…app store connect',
        ),
      ],
    },
    'account',
  ),
  connect({
    id: 'asc-screenshot-size',
    title: 'Screenshot size or file not accepted',
    cause: 'A screenshot has a size that no device slot takes, transparency, or is a damaged file.',
    fix: 'Export the screenshots in exact sizes, as PNG or JPEG without transparency, and upload them again.',
    place: { step: 3 },
    done: 'replaced the screenshots with ones of the right size',
    messages: near(
      'image_incorrect_dimensions',
      'image_alpha_not_allowed',
      'dimensions of one or more screenshots are wrong',
      'screenshot dimensions',
      'unsupported screen size',
      'image_tool_failure',
    ),
  }),
];
