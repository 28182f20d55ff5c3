import { planOf, type RecoveryPlan, type Rejection } from '../model/recovery';

/** Recent rejections, newest first. Apps and texts are invented; they fit the sample workspace. */
export const SAMPLE_REJECTIONS = [
  {
    id: 'bread-ledger-1-0-3',
    appName: 'Bread Ledger',
    store: 'google',
    rejectedDate: '2026-11-12',
    reason: 'Data safety section does not match the app',
    details:
      'Version 1.0.3 (13) sends device identifiers through an analytics SDK. The Data safety section says that no data is collected.',
    status: 'needs_action',
    reviewerNotes:
      'Please update your Data safety section, or remove the code that collects the data. The target API level of this version will also be too low for the next update.',
  },
  {
    id: 'tiny-tides-2-9-2',
    appName: 'Tiny Tides',
    store: 'apple',
    rejectedDate: '2026-10-28',
    reason: 'Guideline 2.3.3: screenshots do not show the app in use',
    details:
      'Three of five screenshots show the start screen and a marketing picture. The release notes say only "Bug fixes".',
    status: 'needs_action',
    reviewerNotes:
      'We need screenshots that highlight the main features. Please also name the new tide alarm in What’s New, and explain in the review notes how to reach it.',
  },
  {
    id: 'plot-keeper-0-8-4',
    appName: 'Plot Keeper',
    store: 'google',
    rejectedDate: '2026-10-15',
    reason: 'Metadata policy: misleading title and description',
    details:
      'The title contains a ranking and an emoji. The short description asks users to download the app now.',
    status: 'needs_action',
    reviewerNotes: 'The title and the short description must describe the app only.',
  },
  {
    id: 'laced-up-2-0-3',
    appName: 'LacedUp',
    store: 'apple',
    rejectedDate: '2026-09-08',
    reason: 'Guideline 5.1.1(v): account cannot be deleted in the app',
    details:
      'Version 2.0.3 (395) lets users create an account. Settings offer only to deactivate it. The location text says "Needed".',
    status: 'in_recovery',
    reviewerNotes:
      'Only offering to deactivate an account is insufficient. Please tell us where the deletion is found once it is there.',
  },
] as const satisfies readonly Rejection[];

export type SampleRejectionId = (typeof SAMPLE_REJECTIONS)[number]['id'];

/** Results of the simulated analysis for each of them. */
export const SAMPLE_PLANS: Record<SampleRejectionId, RecoveryPlan> = {
  'bread-ledger-1-0-3': planOf(
    [
      {
        id: 'target-api',
        category: 'Build',
        severity: 'medium',
        title: 'Target API level below 36',
        description: 'The build targets API 35; new updates must target 36.',
        suggestion: 'Raise targetSdkVersion to 36 and build again.',
        autoFixAvailable: false,
        estimatedTime: 40,
        confidence: 97,
        change: { field: 'Build file', before: 'targetSdkVersion 35', after: 'targetSdkVersion 36' },
      },
      {
        id: 'data-safety',
        category: 'Privacy',
        severity: 'high',
        title: 'Device identifiers not declared',
        description:
          'The analytics SDK sends a device identifier; the Data safety section says nothing is collected.',
        suggestion: 'Declare device identifiers, collected for analytics, not shared.',
        autoFixAvailable: true,
        estimatedTime: 15,
        confidence: 96,
        change: {
          field: 'Data safety',
          before: 'This app collects no data.',
          after: 'This app collects device identifiers for analytics. They are not shared.',
        },
      },
      {
        id: 'privacy-policy',
        category: 'Listing',
        severity: 'low',
        title: 'Privacy policy does not name the SDK',
        description: 'The privacy policy says that no third party receives data.',
        suggestion: 'Name the analytics service and what it receives.',
        autoFixAvailable: true,
        estimatedTime: 10,
        confidence: 88,
        change: {
          field: 'Privacy policy',
          before: 'No third party receives data.',
          after: 'Our analytics service receives a device identifier. No other third party receives data.',
        },
      },
    ],
    92,
  ),
  'tiny-tides-2-9-2': planOf(
    [
      {
        id: 'screenshots',
        category: 'Screenshots',
        severity: 'high',
        title: 'Screenshots without the app in use',
        description: 'Three of five pictures show the start screen or artwork.',
        suggestion: 'Replace them with the tide table, the map and the alarm.',
        autoFixAvailable: false,
        estimatedTime: 45,
        confidence: 94,
        change: {
          field: 'Screenshots',
          before: 'Start screen, poster, tide table, poster, map',
          after: 'Tide table, map, tide alarm, spot list, spot detail',
        },
      },
      {
        id: 'release-notes',
        category: 'Listing',
        severity: 'medium',
        title: 'Release notes too general',
        description: 'The version adds the tide alarm; What’s New says only "Bug fixes".',
        suggestion: 'Name the new feature.',
        autoFixAvailable: true,
        estimatedTime: 5,
        confidence: 98,
        change: {
          field: 'What’s New',
          before: 'Bug fixes.',
          after: 'New: a tide alarm tells you when the water is right. Bug fixes.',
        },
      },
      {
        id: 'review-notes',
        category: 'Review access',
        severity: 'low',
        title: 'Review notes do not lead to the new feature',
        description: 'The reviewer could not find the tide alarm.',
        suggestion: 'Describe the way to it in one line.',
        autoFixAvailable: true,
        estimatedTime: 5,
        confidence: 90,
        change: {
          field: 'Review notes',
          before: 'No sign-in needed.',
          after: 'No sign-in needed. Tide alarm: open a spot, then tap the bell.',
        },
      },
    ],
    89,
  ),
  'plot-keeper-0-8-4': planOf(
    [
      {
        id: 'title',
        category: 'Listing',
        severity: 'high',
        title: 'Ranking and emoji in the title',
        description: 'Titles may not contain a ranking or emoji.',
        suggestion: 'Say what the app is called and does.',
        autoFixAvailable: true,
        estimatedTime: 5,
        confidence: 99,
        change: {
          field: 'App name',
          before: 'Plot Keeper 🌱 #1 Garden',
          after: 'Plot Keeper: Garden Planner',
        },
      },
      {
        id: 'short-description',
        category: 'Listing',
        severity: 'high',
        title: 'Call to action in the short description',
        description: 'Texts may not ask users to download or install.',
        suggestion: 'Describe the use instead.',
        autoFixAvailable: true,
        estimatedTime: 5,
        confidence: 97,
        change: {
          field: 'Short description',
          before: 'Download now! The best planner for your garden.',
          after: 'A planner for your garden: beds, sowing dates and harvests.',
        },
      },
    ],
    95,
  ),
  'laced-up-2-0-3': planOf(
    [
      {
        id: 'account-deletion',
        category: 'App',
        severity: 'high',
        title: 'No account deletion',
        description: 'Settings can deactivate an account, not delete it.',
        suggestion: 'Add Delete account to Settings and delete the data with it.',
        autoFixAvailable: false,
        estimatedTime: 180,
        confidence: 93,
        change: { field: 'Settings', before: 'Deactivate account', after: 'Delete account' },
      },
      {
        id: 'location-text',
        category: 'Build',
        severity: 'medium',
        title: 'Permission text says nothing',
        description: 'The location text reads "Needed".',
        suggestion: 'Say what the location is used for.',
        autoFixAvailable: true,
        estimatedTime: 10,
        confidence: 95,
        change: {
          field: 'NSLocationWhenInUseUsageDescription',
          before: 'Needed',
          after: 'Your location draws the route of your run while you are running.',
        },
      },
      {
        id: 'review-notes',
        category: 'Review access',
        severity: 'low',
        title: 'Reviewer must know where the deletion is',
        description: 'The review notes do not name it.',
        suggestion: 'Add the way to it to the review notes.',
        autoFixAvailable: true,
        estimatedTime: 5,
        confidence: 91,
        change: {
          field: 'Review notes',
          before: 'Demo account: see above.',
          after: 'Demo account: see above. Account deletion: Settings, Account, Delete account.',
        },
      },
    ],
    87,
  ),
};
