/** A broad question that is asked first; only after a yes are the kinds of data asked for. */
export interface DataTopic {
  id: string;
  title: string;
  question: string;
  /** Explanation of the question, in plain words. */
  explain: string;
}

/** The broad questions about data, in the order in which they are asked. */
export const DATA_TOPICS = [
  {
    id: 'identity',
    title: 'Who the user is',
    question: 'Does your app know who its user is?',
    explain:
      'For example by a name, an e-mail address, a phone number or an account. It counts whether the user types it or signs in with Google, Apple or Facebook.',
  },
  {
    id: 'people',
    title: 'Contacts and calendar',
    question: 'Does your app read the address book or the calendar?',
    explain:
      'Contacts are also the names and numbers of a friend list, and who called or wrote to whom. An invitation that the user sends through another app does not count.',
  },
  {
    id: 'sensitive',
    title: 'Beliefs and other sensitive matters',
    question: 'Does your app ask about beliefs, origin, sexuality or similar matters?',
    explain:
      'For example religion, political opinions, ethnic origin, sexual orientation, a disability or membership of a trade union. Health has a question of its own.',
  },
  {
    id: 'health',
    title: 'Health and fitness',
    question: 'Does your app record health or exercise?',
    explain:
      'For example symptoms, medicine, sleep, heart rate, steps or workouts, typed in or read from Health Connect, HealthKit or a sensor.',
  },
  {
    id: 'location',
    title: 'Location',
    question: 'Does your app know where its user is?',
    explain:
      'By GPS, by nearby networks, or roughly by the internet address. Advertising and analytics libraries often work out the region from the address.',
  },
  {
    id: 'money',
    title: 'Money and purchases',
    question: 'Does your app handle payments or record purchases?',
    explain:
      'For example card numbers, what was bought, salary or debts. If Apple or Google takes the payment, you never see the card, but you may still record what was bought.',
  },
  {
    id: 'messages',
    title: 'Messages',
    question: 'Can your app read messages that people send or receive?',
    explain:
      'E-mails, text messages, the call log, a chat inside the app, or what users write to your support. Messages that only sender and receiver can decrypt do not count.',
  },
  {
    id: 'media',
    title: 'Photos, videos and sound',
    question: 'Does your app upload photos, videos or sound recordings?',
    explain:
      'For example a profile photo, a scanned document or a voice note. A camera picture that never leaves the device does not count.',
  },
  {
    id: 'content',
    title: 'What users make and keep',
    question: 'Does your app upload files, notes or anything else that users make?',
    explain:
      'For example documents, notes, posts, reviews, saved games or answers in a form. It counts when it is stored on a server, even if only its owner can read it.',
  },
  {
    id: 'usage',
    title: 'What people do in the app',
    question: 'Does your app, or a library in it, record what people do in the app?',
    explain:
      'For example which screens are opened, what is tapped or which advertisements are seen. Analytics and advertising libraries do this. A web page inside the app that measures its visitors counts as well.',
  },
  {
    id: 'browsing',
    title: 'Searches, web pages and other apps',
    question: 'Does your app record searches, visited web pages or the apps on the device?',
    explain:
      'What is searched for inside the app, which pages are opened, and which other apps are installed.',
  },
  {
    id: 'diagnostics',
    title: 'Crashes and speed',
    question: 'Does your app, or a library in it, send crash or performance reports?',
    explain:
      'For example Crashlytics, Sentry or Bugsnag, and the reports of most advertising libraries. What Apple and Google themselves show you in their consoles does not count.',
  },
  {
    id: 'device',
    title: 'Device IDs',
    question: 'Does your app, or a library in it, use an ID of the device or the installation?',
    explain:
      'For example the advertising ID, or the ID that Firebase gives each installation. Nearly every advertising, analytics and push library uses one.',
  },
] as const satisfies readonly DataTopic[];

export type DataTopicId = (typeof DATA_TOPICS)[number]['id'];

/** The row of a topic. */
export function dataTopic(id: DataTopicId): (typeof DATA_TOPICS)[number] & DataTopic {
  const found = DATA_TOPICS.find((topic) => topic.id === id);
  if (!found) throw new Error(`There is no topic ${id}.`);
  return found;
}
