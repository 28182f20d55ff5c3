import { aabFile, ipaFile } from '@tests/support/build-fixtures/builds';
import { lanternFolder, zipOf } from '../submit/listing-zip';
import { give, pass, pick, press, screenPicture, see, seeRole, tab, type, unfold, upload } from '../steps';
import type { StateGroup } from './states';

/** The files of one of several apps of a repository. */
function inFolder(app: string) {
  return Object.fromEntries(
    Object.entries(lanternFolder()).map(([path, content]) => [`${app}/${path}`, content]),
  );
}

/** Selector of the card around a questionnaire. */
const cardOf = (questions: string) => `section:has(> div > [aria-label="${questions}"])`;

/** Parts that open on the steps for builds, texts and pictures, and the questionnaires. */
export const WIZARD_STATES: StateGroup = {
  as: 'demo',
  states: [
    {
      name: 'builds read and one refused',
      path: '/submit',
      steps: [
        async (page) =>
          give(
            'Drop your app here, or choose files',
            await upload(ipaFile()),
            await upload(aabFile()),
            await upload(new File(['no build'], 'notes.ipa')),
          )(page),
        seeRole('region', 'Build Lantern.ipa'),
        seeRole('region', /\.aab$/),
        see('notes.ipa'),
        unfold('Technical details'),
        unfold('Size by part'),
      ],
    },
    {
      name: 'composer with a picture',
      steps: [
        press(/Screenshots/),
        give('Drop screenshots here, or choose files', screenPicture('home.png')),
        press(/^Draw \d screenshots$/),
        see(/drawn and added/),
      ],
    },
    // A demo is drawn once as long as nothing is typed into it: what types into it comes last.
    {
      name: 'review and commands',
      path: '/submit?demo=lacedUp&step=5',
      steps: [unfold('Automate it: fastlane, EAS, Gradle, CI'), tab('EAS (Expo)'), tab('Store preview')],
    },
    {
      name: 'readiness report',
      path: '/submit?demo=lacedUp&step=4',
      steps: [seeRole('heading', 'Readiness report')],
    },
    {
      name: 'privacy questions',
      parts: [cardOf('Privacy questions')],
      path: '/submit?demo=lacedUp&step=2&part=privacy',
      steps: [
        unfold('About your users'),
        unfold('Where users are and what they pay'),
        unfold('Accounts, protection and deletion'),
        press(/^Edit: /),
        press(/^Explain: /),
        seeRole('radiogroup', /can users choose not to provide it/),
        unfold('Import and export'),
      ],
    },
    {
      name: 'age rating questions',
      parts: [cardOf('Age rating questions')],
      steps: [
        press(/^Age rating/),
        unfold('Mature themes'),
        unfold('For Google Play alone'),
        unfold('Higher rating, Kids category and South Korea'),
        unfold('Answers for Google’s form'),
        seeRole('combobox', 'Kids category'),
      ],
    },
    {
      name: 'store details',
      path: '/submit?demo=lacedUp&step=2&part=details',
      steps: [
        unfold('App Store category'),
        unfold('Contact on Google Play'),
        unfold('App Review contact'),
        unfold('Reviewer’s kit: sign-in and notes'),
        unfold('Test tracks: TestFlight and closed test'),
        pick('Do people outside your team test it with TestFlight?', 'Yes'),
        pick('Is your Play account personal, and made after November 13, 2023?', 'Yes'),
        unfold('In-app purchases and subscriptions'),
        pick('Does the app sell anything?', 'Yes'),
        press('Add a subscription'),
        press('Add an offer'),
        unfold('Price, countries and release'),
        pick('Countries', 'Only some'),
        type('Add a country or region', 'ger'),
      ],
    },
    {
      name: 'a language beside the main one',
      path: '/submit?demo=lacedUp&step=2&locale=de-DE',
      steps: [seeRole('group', 'In English (US)')],
    },
    {
      name: 'remove a language',
      path: '/submit?demo=lacedUp&step=2',
      steps: [
        (page) =>
          page.getByRole('group', { name: 'Language of the texts' }).getByRole('button').nth(1).click(),
        press('Remove'),
        seeRole('dialog', /^Remove /),
      ],
    },
    {
      name: 'listing with findings and offered copy',
      path: '/submit?demo=lacedUp&step=2',
      steps: [
        type('App Name', 'The best free app of all apps, number one'),
        unfold(/Blocker:/),
        press('AI Enhance Copy'),
        seeRole('progressbar', ''),
      ],
    },
    {
      name: 'offered copy',
      parts: ['[aria-label="Suggested copy"]'],
      steps: [pass(6000), seeRole('region', 'Suggested copy')],
    },
  ],
};

/** The report of a draft without pictures, and what an import opens. */
export const MORE_WIZARD_STATES: StateGroup = {
  as: 'demo',
  states: [
    { name: 'report of an empty form', path: '/submit?step=4', steps: [seeRole('region', 'Fill in')] },
    {
      name: 'compliance check under way',
      steps: [
        press('Compliance validation', 'heading'),
        press('Run compliance check'),
        seeRole('progressbar', ''),
      ],
    },
    { name: 'compliance result', steps: [pass(3100), see(/Compliant · \d\d\/100/)] },
    {
      name: 'listings to choose from',
      path: '/submit?start=import',
      steps: [
        give(
          'Drop your app here, or choose files',
          zipOf('two-apps.zip', { ...inFolder('one'), ...inFolder('two') }),
        ),
        seeRole('dialog', 'Choose the listings'),
      ],
    },
    {
      name: 'import report',
      steps: [press('Read them'), seeRole('dialog', 'Import report'), unfold(/not taken/)],
    },
    {
      name: 'import report of a draft',
      steps: [
        press('Open in the wizard'),
        press('Import report'),
        seeRole('dialog', 'Import report'),
        unfold(/Different in the two stores/),
      ],
    },
    {
      name: 'unfinished drafts',
      path: '/submit',
      steps: [press(/^Continue an earlier submission/), seeRole('link', /^Continue/)],
    },
  ],
};
