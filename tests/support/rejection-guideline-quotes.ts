/**
 * Texts that quote the guidelines themselves, in words of our own with the key phrases, by the rule that must be named as
 * the cause, and no other.
 */
export const GUIDELINE_QUOTES: Readonly<Record<string, readonly string[]>> = {
  'apple-1.1': [
    'App Review: gaming apps that directly or indirectly reference the war are not accepted.',
    'App Review quotes the rule against jokes intended to disgust, in exceptionally poor taste.',
    'Rejected by App Review: dating apps that may include pornography or be used to facilitate crimes.',
    'Rejected: your game would seek to profit on recent or current events, says App Review.',
  ],
  'apple-1.1.6': ["App Review: calling it entertainment won't overcome this guideline."],
  'apple-1.2': ['App Review misses published contact information so users can write to you.'],
  'apple-1.4': [
    'App Review: tell people to check with a doctor in addition to using the calculator.',
    'App Review: we do not accept apps that encourage consumption of tobacco and vape products.',
  ],
  'apple-1.7': ['App Review: tip lines about alleged criminal activity must involve local police.'],
  'apple-2.1': [
    'App Review: the empty pages and temporary content should be scrubbed before submission.',
    'App Review asks whether it has been tested on-device for bugs and stability.',
    'The scan resulted in an error message. To resolve this issue, it would be appropriate to send us a sample.',
  ],
  'apple-2.1-purchases': [
    'App Review: your products have to be complete, up to date, visible to the reviewer.',
  ],
  'apple-2.3': ["App Review: the previews have to accurately reflect the app's core experience."],
  'apple-2.3.1': [
    'App Review: changes have to be described with specificity in the notes for us.',
    'App Review: you are promoting content or services that it does not actually have.',
  ],
  'apple-2.3.3': ['App Review: pictures of the game, not merely the title art, login page or logo.'],
  'apple-2.3.4': ['App Review: your trailers may only use video screen captures of the app.'],
  'apple-2.3.6': ['App Review: answer honestly, so that the rating aligns properly with parental controls.'],
  'apple-2.3.7': [
    'Rejected by App Review because app names must be limited to 30 letters.',
    'Leveraging trademarks or the popularity of other apps is not what a subtitle is for.',
    'Leveraging trademarked terms or the popularity of other games is not what a name is for.',
  ],
  'apple-2.3.8': ['App Review: the icon has to adhere to a 4+ age rating even in a game for adults.'],
  'apple-2.3.10': ['App Review: no imagery of other mobile platforms or alternative stores.'],
  'apple-5.3': [
    'From now on only accounts from incorporated business entities may submit gambling apps or lotteries.',
    'The quiz includes a contest or sweepstakes but it does not say who pays the prizes.',
  ],
  'apple-2.5': ['App Review: banners belong to, and stay limited to your main app binary.'],
  'apple-2.5.2': ['App Review: programs are self-contained in their bundles, and may not write elsewhere.'],
  'apple-2.5.4': [
    'App Review: use background services for their intended purposes.',
    'It declares VoIP in the background modes, but we are unable to locate any VoIP services.',
  ],
  'apple-3.1.1': ['App Review: to unlock features or functionality within the app, sell them through Apple.'],
  'apple-3.1.2': [
    'App Review: clearly describe what the user will get for the monthly price.',
    "App Review: customers should get what they've paid for without performing tasks.",
  ],
  'apple-3.2': ['App Review: you are arbitrarily restricting who may use it by carrier.'],
  'apple-4.2': [
    'App Review: this is not particularly useful, unique, or like an app.',
    'Apple rejected it: what is simply a book or game guide should go to another store.',
    'Apple rejected it: what is simply a song or movie should go to another store.',
    'The message from Apple: your app is primarily a book and belongs elsewhere.',
    'App Review: books should be submitted to iBooks.',
    'App Review: songs and movies should be submitted to iTunes.',
  ],
  'apple-2.2': ["App Review: there are features that users aren't able to use in this version."],
  'apple-4.2.3': [
    'App Review: We were required to install a messenger before we could use the app.',
    'App Review: we were required to install a bank before we could log in to your app.',
  ],
  'apple-5.0': ['App Review: do not encourage criminal or clearly reckless behavior.'],
  'apple-4.2.1': ['App Review: merely dropping a model into an AR view is too little.'],
  'apple-4.3': [
    'App Review: do not create multiple Bundle IDs of the same game.',
    'App Review: the game is identical to apps already submitted by others.',
    'Such copies create clutter, diminish the overall experience for the end user, and hurt developers.',
  ],
  'apple-2.1-information-needed': [
    'App Review: Please answer the following questions. Does your app have the ability to block abusive users?',
  ],
  'apple-4.4': ['App Review: such an extension must provide keyboard input functionality.'],
  'apple-4.5': ['App Review: you may not use Apple Services to spam, phish or annoy people.'],
  'apple-4.5.4': ['App Review: push notifications must not be required to sign up.'],
  'apple-4.9': ['App Review: with Apple Pay, provide all material purchase information first.'],
  'apple-5.1.1': [
    'App Review: include a link to their privacy policy in the app.',
    'App Review: apps must secure user consent for the collection of usage data.',
    'App Review: request access to data relevant to the core of what you offer, and no more.',
    'App Review: do not attempt to manipulate, trick, or force people.',
  ],
  'apple-5.1.1-purpose-strings': [
    'Please explain how the app will use the requested information, with an example.',
  ],
  'apple-5.1.1-required-data': ['App Review: let people use it without a login.'],
  'apple-5.1.2': [
    'The alert has to inform the user that their data will be uploaded to a server.',
    "App Review: you transmit someone's personal data without first asking: do not share someone's personal data without first asking.",
    'App Review: get permission from users via the App Tracking question.',
    'App Review: say what is shared with third parties, including with third-party AI.',
    'App Review: what you collect may not be repurposed without further consent.',
    'App Review: you surreptitiously build a user profile.',
    'App Review: you build a contact database for your own use.',
  ],
  'apple-5.1.3': [
    'App Review: data gathered in the health, fitness and research context is no basis of ads.',
  ],
  'apple-5.1.5': ['App Review: use location services in your app only when it is directly needed.'],
  'apple-5.4': ['App Review: declare what you collect on an app screen prior to any user action.'],
  'apple-5.6': ['App Review: you manipulate charts, search, reviews, or referrals to your game.'],
};
