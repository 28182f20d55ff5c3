import { handOversCollection } from '@/components/hand-over/records';
import { previewChoiceCollection } from '@/components/store-preview/records';
import type { ChangeSection } from '@/domain/change-sections';
import { EMPTY_LISTING, type ListingField } from '@/model/listing';
import { forEach } from '@/domain/records/record-schema';
import { DEFAULT_SHOT_STYLE } from '@/domain/studio/default-design';
import { EMPTY_DETAILS, type DetailField } from '@/model/draft';
import { optimizerCollection } from '@/features/aso/records';
import {
  billingCollection,
  billingMembersCollection,
  invitationsCollection,
} from '@/features/billing/records';
import { localizationCollection } from '@/features/localization/records';
import { marketingCollection, type MadeKit } from '@/features/marketing/records';
import { storeChoiceCollection, storeSubmissionsCollection } from '@/features/multi-store/records';
import {
  alertsCollection,
  complianceCollection,
  watchdogSettingsCollection,
} from '@/features/policy-watchdog/records';
import { analyzedRejectionsCollection, recoveryNotesCollection } from '@/features/recovery/records';
import { SAMPLE_REJECTIONS } from '@/features/recovery/data/sample-rejections';
import { profileCollection, securityCollection, sessionsCollection } from '@/features/settings/records';
import { approvalsCollection, teamCollection } from '@/features/team/records';
import { dataSafetyLabelsCollection } from '@/features/submit/label-records';
import { readingsCollection } from '@/features/submit/pictures/reading-records';
import { preparationsCollection } from '@/features/submit/preparation/preparation-records';
import {
  studioAssetsCollection,
  studioFontsCollection,
  studioTemplatesCollection,
} from '@/features/submit/studio/studio-records';
import { helperSettingsCollection, modelWorkCollection } from '@/lib/workspace/helper-records';
import type { TextTask } from '@/domain/proposals/text-task';
import { importReportsCollection } from '@/lib/workspace/import-reports';
import {
  appsCollection,
  draftImagesCollection,
  draftsCollection,
  submissionsCollection,
} from '@/lib/workspace/app-collections';
import { draftChecksCollection } from '@/lib/workspace/draft-checks';
import { baselinesCollection, originalFilesCollection } from '@/lib/workspace/baselines';
import { messagesCollection } from '@/lib/workspace/store-messages';
import { trashCollection } from '@/lib/workspace/trash-work';
import { full, FULL_DRAFT, FULL_IMAGE, type Full, type FullRecord } from './full-drafts';
import { FULL_TEAM_RECORDS } from './full-team-records';

const DAY = '2026-11-20';
const blob = new Blob(['bytes'], { type: 'image/png' });
const LISTING_FIELDS = Object.keys(EMPTY_LISTING) as ListingField[];
const DETAIL_FIELDS = Object.keys(EMPTY_DETAILS).filter(
  (key): key is DetailField => key !== 'needsLogin' && key !== 'isUpdate',
);
const modelTask: Full<TextTask> = {
  kind: 'translate',
  place: 'listings/de-DE/subtitle',
  label: 'Subtitle in German',
  locale: 'de-DE',
  from: 'Evening journal',
  fromLocale: 'en-US',
  limit: 30,
  keep: ['Lantern'],
  facts: 'Sign in again.',
};
const baselineText = { text: 'Lantern', path: 'en-US/name.txt', line: 3, isInherited: true };
const texts = {
  title: 'Lantern',
  subtitle: 'Journal',
  shortDescription: 'Three lines',
  description: 'A journal',
  keywords: 'diary',
  releaseNotes: 'Search',
  playTexts: { title: 'Lantern', description: 'A diary', releaseNotes: 'Find' },
};
const section: Full<ChangeSection> = {
  ...{ title: 'Permissions', added: ['Camera'], removed: ['Contacts'] },
  changed: [{ name: 'Target', before: '35', after: '36' }],
};
const comparedBuild = { fileName: 'a.aab', version: '1.4.0', buildNumber: '52' };
const madeKit: Full<MadeKit> = {
  isEdited: true,
  appName: 'Lantern',
  kit: {
    banners: [{ type: 'banner', title: 'T', content: 'C', platform: 'Website', dimensions: '1200x630' }],
    socialPosts: [{ type: 'social-post', title: 'T', content: 'C', platform: 'X' }],
    videoScripts: [{ type: 'video-script', title: 'T', content: 'C', platform: 'YouTube' }],
    pressRelease: { type: 'press-release', title: 'T', content: 'C', platform: 'Press' },
  },
};
const profile = { fullName: 'Ada', company: 'Example Ltd', timeZone: 'UTC', locale: 'de-DE' };

/** A record of every collection, with every field of its type. */
export const FULL_RECORDS: readonly FullRecord[] = [
  full(appsCollection, {
    id: 'a',
    name: 'Lantern',
    bundleId: 'org.lantern.journal',
    platforms: ['ios'],
    lastSubmission: { version: '1.3.0', status: 'approved', date: DAY },
    nextActions: ['Reply to a review'],
  }),
  full(submissionsCollection, {
    id: 'a',
    appId: 'a',
    appName: 'Lantern',
    bundleId: 'org.lantern.journal',
    version: '1.3.0',
    buildNumber: '51',
    certificate: 'ab01',
    platform: 'ios',
    status: 'approved',
    date: DAY,
    packageName: 'lantern.zip',
    steps: [{ id: 'step-1', state: 'approved', day: DAY }],
  }),
  { collection: draftsCollection, record: FULL_DRAFT },
  full(draftImagesCollection, FULL_IMAGE),
  full(baselinesCollection, {
    id: 'draft-1',
    importedAt: DAY,
    name: 'fastlane',
    sources: [
      {
        store: 'ios',
        format: 'deliver',
        root: 'metadata',
        folders: { 'en-US': 'en-US' },
        texts: { 'en-US': forEach(LISTING_FIELDS, baselineText) },
        details: forEach(DETAIL_FIELDS, baselineText),
        version: baselineText,
        pictures: [
          {
            path: 'a.png',
            hash: 'h',
            locale: 'en-US',
            kind: 'screenshot',
            slotId: 'iphone-6.9',
            imageId: 'image-1',
          },
        ],
      },
    ],
    files: [{ path: 'a.png', hash: 'h', size: 3 }],
  }),
  full(draftChecksCollection, { id: 'draft-1', day: DAY, rules: DAY, previous: { day: DAY, rules: DAY } }),
  full(originalFilesCollection, { id: 'draft-1/h', draftId: 'draft-1', hash: 'h', blob }),
  full(preparationsCollection, { id: 'preparations', done: { 'play-account': '2026-11-25T09:00:00.000Z' } }),
  full(dataSafetyLabelsCollection, { id: 'labels', rows: [['a', 'b']] }),
  full(importReportsCollection, {
    id: 'draft-1',
    report: {
      taken: [{ store: 'ios', locale: 'en-US', texts: 3, pictures: 2 }],
      details: 4,
      ratings: 2,
      products: 1,
      leftOut: [
        { store: 'ios', path: 'xx', reason: 'picture', message: 'No', folder: 'xx', choices: ['de-DE'] },
      ],
      kept: [{ path: 'a.mp4', what: 'App preview' }],
      differences: [{ locale: 'en-US', field: 'title', ios: 'A', android: 'B' }],
    },
  }),
  full(readingsCollection, {
    id: 'h',
    look: {
      cells: '00ff',
      plainColor: '#ffffff',
      debugBanner: 'right',
      betweenBars: { x: 0, y: 0.1, width: 1, height: 0.8 },
      phoneScreen: { x: 0.3, y: 0.2, width: 0.3, height: 0.7 },
      isTransparent: false,
      hasRoundCorners: true,
    },
    lines: [{ text: 'Only $4.99', confidence: 91, part: { x: 0.1, y: 0.1, width: 0.8, height: 0.05 } }],
  }),
  full(studioAssetsCollection, { id: 'h', fileName: 'a.png', width: 10, height: 20, blob }),
  full(studioFontsCollection, { id: 'f', fileName: 'a.woff2', blob }),
  full(studioTemplatesCollection, {
    id: 't',
    template: { id: 't', name: 'Mine', style: DEFAULT_SHOT_STYLE, variations: [], isPanorama: true },
  }),
  full(optimizerCollection, {
    id: 'current',
    input: { appName: 'A', category: 'productivity', currentTitle: 'T', currentDescription: 'D' },
    draftId: 'draft-1',
    result: {
      originalTitle: 'T',
      optimizedTitle: 'T2',
      originalDescription: 'D',
      optimizedDescription: 'D2',
      keywords: ['diary'],
      localizedVersions: {
        'es-ES': { title: 'T', description: 'D' },
        'fr-FR': { title: 'T', description: 'D' },
        'de-DE': { title: 'T', description: 'D' },
      },
      score: 80,
      improvements: ['Shorter'],
    },
  }),
  full(billingCollection, {
    id: 'billing',
    planId: 'pro',
    planSince: DAY,
    usage: { submissions: 3, storage: 0.5 },
    paymentMethod: { id: 'c', brand: 'Visa', last4: '4242', expMonth: 1, expYear: 2030 },
    invoices: [{ id: 'i', date: DAY, amount: 29, status: 'paid', plan: 'Pro' }],
  }),
  full(billingMembersCollection, {
    id: 'm',
    name: 'Ada',
    email: 'ada@example.com',
    role: 'Owner',
    status: 'Active',
    lastSeen: 'Today',
  }),
  full(invitationsCollection, { id: 'i', email: 'ada@example.com', role: 'Viewer', sentAt: DAY }),
  full(localizationCollection, {
    id: 'current',
    input: {
      appName: 'A',
      description: 'D',
      category: 'health',
      culturalAdaptation: false,
      screenshotLocalization: false,
      markets: ['de-DE'],
    },
    madeFor: 'A',
    packs: [
      {
        language: 'German',
        region: 'Germany',
        code: 'de-DE',
        flag: 'DE',
        marketSize: 'Large',
        difficulty: 'easy',
        culturalNotes: ['Formal'],
        content: {
          title: 'T',
          subtitle: 'S',
          shortDescription: 'SD',
          description: 'D',
          promotionalText: 'P',
          releaseNotes: 'R',
          supportUrl: 'https://lantern.example/s',
          marketingUrl: 'https://lantern.example/m',
          privacyUrl: 'https://lantern.example/p',
          videoUrl: 'https://lantern.example/v',
          keywords: ['tagebuch'],
          screenshots: [{ text: 'T', context: 'C' }],
        },
        confidence: 90,
        estimatedRevenue: '+10 %',
        origin: 'imported',
      },
    ],
    privacyUrl: 'https://lantern.example/privacy',
  }),
  full(marketingCollection, {
    id: 'current',
    input: { appName: 'A', description: 'D', keyFeatures: 'K', targetAudience: 'T', launchDate: DAY },
    look: { style: 'paper', primary: '#112233', secondary: '#445566' },
    made: madeKit,
    previous: madeKit,
  }),
  full(storeChoiceCollection, { id: 'choice', selected: ['apple'], autoSubmit: true }),
  full(storeSubmissionsCollection, {
    id: 's',
    store: 'apple',
    status: 'approved',
    submittedDate: DAY,
    notes: 'None',
    startedAt: 1,
  }),
  full(alertsCollection, {
    id: 'a',
    store: 'apple',
    type: 'new_policy',
    severity: 'high',
    title: 'T',
    description: 'D',
    affectedApps: ['Lantern'],
    dateCreated: DAY,
    deadline: DAY,
    actionRequired: true,
    resolved: true,
    details: 'More',
  }),
  full(complianceCollection, {
    id: 'c',
    appName: 'Lantern',
    store: 'apple',
    lastChecked: DAY,
    status: 'warning',
    score: 80,
    issues: [{ category: 'C', severity: 'low', description: 'D', recommendation: 'R' }],
  }),
  full(watchdogSettingsCollection, { id: 'settings', emailNotifications: false, automaticChecks: false }),
  full(recoveryNotesCollection, { id: 'notes', text: 'Call', undecided: { text: 'Write' } }),
  full(messagesCollection, {
    id: 'message-1',
    startedAt: '2026-11-25T09:00:00.000Z',
    text: 'Guideline 2.1',
    appId: 'a',
    rejectionId: 'step-2',
    from: 'app-review',
    cases: { 'apple/2.1': 'crash' },
    causes: ['apple/2.1'],
    done: ['console'],
    undecided: { text: 'Guideline 2.3' },
  }),
  full(analyzedRejectionsCollection, { id: SAMPLE_REJECTIONS[0].id, day: DAY }),
  full(trashCollection, {
    id: 'app:a',
    kind: 'app',
    label: 'Lantern',
    deletedAt: DAY,
    records: [{ collection: 'apps', version: 1, value: { id: 'a' } }],
  }),
  full(profileCollection, { id: 'profile', saved: profile, unsaved: profile, avatar: blob }),
  full(helperSettingsCollection, { id: 'helpers', usesModel: true, servesAssistant: true }),
  full(modelWorkCollection, {
    id: 'd:assistant',
    draftId: 'd',
    waiting: [modelTask],
    offered: [{ task: modelTask, text: 'Abendtagebuch' }],
    refused: [{ task: modelTask, reasons: ['It wrote nothing.'] }],
    marks: { 'listings/de-DE/subtitle': '13-abc' },
  }),
  full(securityCollection, { id: 'security', hasTwoFactor: true }),
  full(sessionsCollection, {
    id: 's',
    device: 'Chrome',
    deviceType: 'desktop',
    ip: '192.0.2.14',
    location: 'Lisbon',
    lastSeen: 'Today',
    isCurrent: true,
  }),
  full(approvalsCollection, {
    id: 'a',
    appName: 'Lantern',
    bundleId: 'org.lantern.journal',
    version: '1.4.0',
    previousVersion: '1.3.0',
    locale: 'en-US',
    platforms: ['ios'],
    submittedBy: 'Ada',
    createdDate: DAY,
    currentStep: 'Code Review',
    status: 'pending',
    steps: [{ step: 'Code Review', status: 'approved', reviewedBy: 'Ben', date: DAY }],
    texts,
    previousTexts: texts,
    packageContents: ['a.aab'],
    buildChanges: [
      {
        platform: 'android',
        before: comparedBuild,
        after: comparedBuild,
        sections: [section],
        sizes: [{ label: 'Code', before: 1, after: 2 }],
        notes: ['One'],
      },
    ],
    answerChanges: [section],
    draftId: 'draft-1',
  }),
  full(teamCollection, {
    id: 't',
    name: 'Ada',
    email: 'ada@example.com',
    role: 'admin',
    status: 'active',
    joinedDate: DAY,
    lastActive: 'Today',
    avatar: 'AE',
  }),
  full(previewChoiceCollection, {
    id: 'choice',
    store: 'android',
    page: 'search',
    device: 'tablet',
    theme: 'dark',
    look: 'ios-27',
    isOpen: false,
  }),
  full(handOversCollection, {
    id: 'draft-1',
    done: { 'ios/new-app': '2026-11-25T09:00:00.000Z' },
    addresses: {
      ios: 'https://appstoreconnect.apple.com/apps/1234567890',
      android: 'https://play.google.com/console/u/0/developers/12/app/34',
    },
  }),
  ...FULL_TEAM_RECORDS,
];
