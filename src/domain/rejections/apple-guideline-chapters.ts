/**
 * Titles of the chapters of the App Review Guidelines: to recognise a heading, and to place a number without a
 * rule.
 */
export const GUIDELINE_CHAPTERS: Readonly<Record<string, string>> = {
  '1.1': 'Objectionable Content',
  '1.2': 'User-Generated Content',
  '1.3': 'Kids Category',
  '1.4': 'Physical Harm',
  '1.5': 'Developer Information',
  '1.6': 'Data Security',
  '1.7': 'Reporting Criminal Activity',
  '2.1': 'App Completeness',
  '2.2': 'Beta Testing',
  '2.3': 'Accurate Metadata',
  '2.4': 'Hardware Compatibility',
  '2.5': 'Software Requirements',
  '3.1': 'Payments',
  '3.2': 'Other Business Model Issues',
  '4.0': 'Design',
  '4.1': 'Copycats',
  '4.2': 'Minimum Functionality',
  '4.3': 'Spam',
  '4.4': 'Extensions',
  '4.5': 'Apple Sites and Services',
  '4.7': 'Mini apps, mini games, streaming games, chatbots, plug-ins, and game emulators',
  '4.8': 'Login Services',
  '4.9': 'Apple Pay',
  '4.10': 'Monetizing Built-In Capabilities',
  '5.0': 'Legal',
  '5.1': 'Privacy',
  '5.2': 'Intellectual Property',
  '5.3': 'Gaming, Gambling, and Lotteries',
  '5.4': 'VPN Apps',
  '5.5': 'Mobile Device Management',
  '5.6': 'Developer Code of Conduct',
};

/** Guideline sections by the first digit of a number, as Apple's messages name them. */
export const GUIDELINE_SECTIONS: Readonly<Record<string, string>> = {
  '1': 'Safety',
  '2': 'Performance',
  '3': 'Business',
  '4': 'Design',
  '5': 'Legal',
};

/** Titles that Apple's messages give without their number, behind the name of the section. */
export const GUIDELINE_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  '1.1': ['objectionable content'],
  '1.2': ['user-generated content', 'user generated content'],
  '1.3': ['kids category'],
  '1.4': ['physical harm'],
  '1.5': ['developer information'],
  '2.1': ['app completeness'],
  '2.2': ['beta testing'],
  '2.3': ['accurate metadata'],
  '2.4': ['hardware compatibility'],
  '2.5': ['software requirements'],
  '3.1.1': ['in-app purchase'],
  '3.1.2': ['subscriptions'],
  '3.1.5': ['cryptocurrencies'],
  '4.1': ['copycats'],
  '4.2': ['minimum functionality'],
  '4.3': ['spam'],
  '4.8': ['login services', 'sign in with apple'],
  '5.1.1': ['data collection and storage', 'data collection'],
  '5.1.2': ['data use and sharing'],
  '5.2': ['intellectual property'],
  '5.4': ['vpn apps'],
  '5.6': ['developer code of conduct'],
};
