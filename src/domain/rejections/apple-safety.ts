import { guideline, inAppReview } from './apple-guideline';
import type { RejectionRule } from './rejection-rule';

/** Guidelines 1 (Safety) with a cause and a fix of their own. */
export const APPLE_SAFETY: readonly RejectionRule[] = [
  guideline('1.2 1.2.1 1.2.1(a)', {
    title: 'User content without moderation',
    cause: 'The app shows what its users write or post, without all of the safeguards Apple asks for.',
    fix: 'Add terms of use that users accept, a filter for objectionable content, a way to report content, a way to block a user, and a contact that answers within 24 hours. Then upload a new build.',
    place: { step: 'build' },
    done: 'added terms of use, content filtering, reporting and blocking of users, and a published contact',
    messages: ['user generated content must include a method for filtering'],
  }),
  guideline('1.5', {
    title: 'Support page missing or unhelpful',
    cause: 'The support URL does not open, or the page does not say how to reach you.',
    fix: 'Give a support URL that opens without signing in and shows an e-mail address or a form.',
    place: { step: 'listing' },
    done: 'replaced the support URL with a page that opens for everyone and names our contact',
  }),
  guideline('1.1 1.1.1 1.1.2 1.1.3 1.1.4 1.1.5 1.1.7', {
    title: 'Objectionable content',
    cause: 'The app shows or lets users make content that is offensive, hateful, sexual or violent.',
    fix: 'Remove the content the message names from the app and the listing, and filter what users can add. Then upload a new build.',
    place: { step: 'build' },
    done: 'removed the content you named from the app and its metadata',
    messages: inAppReview(
      'includes content that many users would find objectionable',
      'objectionable content…in your app',
    ),
  }),
  guideline('1.1.6', {
    title: 'False information or a trick feature',
    cause:
      'The app gives false device data, pretends a function it does not have, or is a joke that says otherwise.',
    fix: 'Remove the feature the message names, or make what it really does clear in the app and the listing.',
    place: { step: 'build' },
    done: 'removed the misleading feature',
    messages: inAppReview('includes false information, features, or misleading metadata'),
  }),
  guideline('1.3', {
    title: 'Kids Category rules not met',
    cause:
      'An app in the Kids Category has links, purchases or tracking that a child can reach, or analytics and ads that are not allowed there.',
    fix: 'Put external links and purchases behind a parental gate, remove third-party analytics and ads that identify a child, or leave the Kids Category.',
    place: { step: 'build' },
    done: 'put links and purchases behind a parental gate and removed the analytics and ads that are not allowed',
    messages: inAppReview('kids category…parental gate', 'without first obtaining parental permission'),
  }),
  guideline('1.4 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5', {
    title: 'Could harm people',
    cause:
      'The app gives medical, drug or safety information that could be dangerous, or sources are missing.',
    fix: 'Cite the source of medical information in the app, say that it does not replace a doctor, and remove what can hurt people.',
    place: { step: 'build' },
    done: 'added the sources of all medical information to the app',
    messages: inAppReview(
      'medical information…citations',
      'does not include citations',
      'health or medical recommendations',
    ),
  }),
  guideline('1.6', {
    title: 'Data not protected well enough',
    cause:
      'Apple sees that the app does not protect the data of its users, for example through an unencrypted connection or open storage.',
    fix: 'Encrypt the connections and the storage, close the access the message names, and upload a new build.',
    place: { step: 'build' },
    done: 'secured the storage and transfer of user data',
  }),
  guideline('1.7', {
    title: 'Reports of crimes without the police',
    cause:
      'The app takes reports of crimes, and no local law enforcement agency takes part, or not in every country or region where the app is offered.',
    fix: 'Work with the agencies that receive the reports, name them in the notes for App Review, and offer the app only where they take part. Otherwise take the reports of crimes out.',
    place: { step: 'listing' },
    done: 'named the law enforcement agencies and limited the availability to their regions',
  }),
];
