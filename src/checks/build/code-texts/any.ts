import {
  BOUGHT_RATINGS,
  CHEAPER_OUTSIDE,
  FILLERS,
  MINERS,
  OWN_UPDATES,
  REVIEW_SWITCHES,
  TEST_ADS,
} from '@/domain/builds/code-marks';
import { sellsInStore } from '@/domain/builds/store-billing';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import type { BuildInfo } from '@/model/build-info';
import { defineFamily, type Rule } from '../../define-rule';
import type { BuildFound } from '../build-subject';

const COMMON = {
  since: '2026-11-26',
  severity: 'warning',
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
} as const;
const [UPDATE = ''] = OWN_UPDATES;
const [MINER = ''] = MINERS;
const [SWITCH = ''] = REVIEW_SWITCHES;
const [BOUGHT = ''] = BOUGHT_RATINGS;
const [FILLER = ''] = FILLERS;
const [CHEAPER = ''] = CHEAPER_OUTSIDE;

const RULES = {
  'build-own-updates': {
    ...COMMON,
    title: 'Updates past the store',
    source: GOOGLE.deviceAbuse,
    asks: 'What does the app download and install?',
    why: 'An app from a store is updated only by the store (Apple: 2.4.5, 2.5.2).',
    fix: 'Remove the updater, and leave updates to the store.',
    examples: { store: 'android', fires: { marks: [UPDATE] }, holds: { marks: [] } },
  },
  'build-mining': {
    ...COMMON,
    title: 'Mining on the device',
    source: GOOGLE.blockchain,
    asks: 'What does the app do with the mining software?',
    why: 'Neither store allows mining on the device (Apple: 2.4.2, 3.1.5).',
    fix: 'Remove the library.',
    examples: { store: 'android', fires: { marks: [MINER] }, holds: { marks: [] } },
  },
  'build-review-switch': {
    ...COMMON,
    title: 'Switch for reviewers',
    source: APPLE.hiddenFeatures,
    asks: 'What is different while the switch is on?',
    why: 'Both stores can end accounts whose apps show reviewers something else (Apple: 2.3.1).',
    fix: 'Submit the app as people get it.',
    examples: { store: 'ios', fires: { marks: [SWITCH] }, holds: { marks: [] } },
  },
  'build-bought-rating': {
    ...COMMON,
    title: 'Reward for a rating',
    source: GOOGLE.ratings,
    asks: 'What do people get for a rating?',
    why: 'Neither store allows a reward for a rating.',
    fix: 'Ask without a reward, with the system’s own request.',
    examples: { store: 'android', fires: { marks: [BOUGHT] }, holds: { marks: [] } },
  },
  'build-filler': {
    ...COMMON,
    title: 'Filler text in the app',
    source: APPLE.completeness,
    asks: 'Where is the text shown?',
    why: 'An app with unfinished parts is rejected as incomplete (2.1).',
    fix: 'Replace the text, or take the part out.',
    examples: { store: 'ios', fires: { marks: [FILLER] }, holds: { marks: [] } },
  },
  'build-cheaper-outside': {
    ...COMMON,
    title: 'Purchase on a website',
    stores: ['android'],
    source: GOOGLE.payments,
    asks: 'What is sold on the website?',
    why: 'What an app unlocks is paid through Google Play, unless the app is in a program for other ways to pay.',
    fix: 'Leave the text out, or enroll in the program for your countries.',
    examples: {
      store: 'android',
      fires: { marks: [CHEAPER], permissions: ['com.android.vending.BILLING'] },
      holds: { marks: [CHEAPER], permissions: [] },
    },
  },
  'build-test-name': {
    ...COMMON,
    title: 'Name of a test version',
    source: APPLE.beta,
    why: 'The name on the home screen says that it is a test; both stores want the finished app.',
    fix: 'Give it its real name, and build again.',
    examples: {
      store: 'ios',
      fires: {
        identity: { bundleId: 'org.lantern.journal', name: 'Lantern Beta', version: '1.0', buildNumber: '1' },
      },
      holds: {
        identity: { bundleId: 'org.lantern.journal', name: 'Lantern', version: '1.0', buildNumber: '1' },
      },
    },
  },
  'build-test-ads': {
    ...COMMON,
    title: 'Test ads',
    source: APPLE.completeness,
    why: 'Ads with Google’s test ID are shown as “Test Ad” and earn nothing.',
    fix: 'Put in the IDs of your own AdMob account.',
    examples: { store: 'android', fires: { marks: [...TEST_ADS] }, holds: { marks: [] } },
  },
} as const satisfies Record<string, Rule>;

type Id = keyof typeof RULES;

const BY_MARK: readonly (readonly [rule: Id, marks: readonly string[], says: (mark: string) => string])[] = [
  ['build-own-updates', OWN_UPDATES, (mark) => `The code names “${mark}”, a download of its own`],
  ['build-mining', MINERS, (mark) => `The code names ${mark}, which mines`],
  ['build-review-switch', REVIEW_SWITCHES, (mark) => `The code has a switch called ${mark}`],
  [
    'build-bought-rating',
    BOUGHT_RATINGS,
    (mark) => `A text of the app gives something for a rating: “…${mark} …”`,
  ],
  ['build-filler', FILLERS, (mark) => `The app contains the text “${mark}”`],
  ['build-test-ads', TEST_ADS, (mark) => `The app contains the ID of Google’s test ads (${mark})`],
];

/** Ends of names that test versions have on the home screen. */
const TEST_NAME = /(?:^|[\s._(-])(?:beta|debug|dev|staging|demo|uat|qa)\)?$/i;
/** Names of templates. */
const TEMPLATE_NAME =
  /^(?:my ?app(?:lication)?|untitled(?: app)?|new app|app ?name|test app|hello ?world|flutter ?demo|flutter_app|my_app|expo app|react ?app|ionic app|capacitor app|runner|android app|template)$/i;

/** Names and texts in an app about which both stores ask. */
export const CODE_TEXTS = defineFamily({
  rules: RULES,
  *check({ build }: { build: BuildInfo }): Generator<BuildFound & { rule: Id }> {
    const found = new Set(build.marks);
    for (const [rule, marks, says] of BY_MARK) {
      const mark = marks.find((each) => found.has(each));
      if (mark !== undefined) yield { rule, area: 'policy', field: rule, title: says(mark) };
    }
    const cheaper = CHEAPER_OUTSIDE.some((each) => found.has(each));
    if (build.platform === 'android' && cheaper && sellsInStore(build)) {
      yield {
        rule: 'build-cheaper-outside',
        area: 'policy',
        field: 'externalPurchase',
        title: 'A text offers the purchase on a website',
      };
    }
    const updater = build.traces?.infoKeys.find((key) => key === 'SUFeedURL' || key === 'SUPublicEDKey');
    if (updater !== undefined || build.traces?.frameworks.some(({ name }) => name === 'Sparkle')) {
      yield {
        rule: 'build-own-updates',
        area: 'policy',
        field: 'updates',
        title: 'The app contains Sparkle, which updates it past the store',
      };
    }
    const name = build.identity.name?.trim() ?? '';
    if (!build.isSample && (TEST_NAME.test(name) || TEMPLATE_NAME.test(name))) {
      yield {
        rule: 'build-test-name',
        field: build.platform === 'ios' ? 'CFBundleDisplayName' : 'label',
        title: `The app is called “${name.slice(0, 60)}” on the home screen`,
      };
    }
  },
});
