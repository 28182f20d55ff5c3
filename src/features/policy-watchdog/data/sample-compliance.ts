import type { ComplianceRecord } from '../model/compliance';

/** Earlier checks of the sample apps. Invented. */
export const SAMPLE_COMPLIANCE = [
  {
    id: 'laced-up-apple',
    appName: 'LacedUp',
    store: 'apple',
    lastChecked: '2026-11-18',
    status: 'compliant',
    score: 95,
    issues: [],
  },
  {
    id: 'laced-up-google',
    appName: 'LacedUp',
    store: 'google',
    lastChecked: '2026-11-18',
    status: 'warning',
    score: 79,
    issues: [
      {
        category: 'Data deletion',
        severity: 'medium',
        description: 'No web page is named on which an account can be deleted.',
        recommendation: 'Publish such a page and name it in the Play Console.',
      },
    ],
  },
  {
    id: 'paw-pal-apple',
    appName: 'PawPal',
    store: 'apple',
    lastChecked: '2026-11-16',
    status: 'compliant',
    score: 88,
    issues: [],
  },
  {
    id: 'paw-pal-google',
    appName: 'PawPal',
    store: 'google',
    lastChecked: '2026-11-16',
    status: 'warning',
    score: 72,
    issues: [
      {
        category: 'Permissions',
        severity: 'medium',
        description: 'Precise location is asked for, where the nearest town would do.',
        recommendation: 'Ask for approximate location first.',
      },
      {
        category: 'Listing',
        severity: 'low',
        description: 'The short description repeats the title.',
        recommendation: 'Say what the app does for the reader instead.',
      },
    ],
  },
  {
    id: 'bread-ledger-google',
    appName: 'Bread Ledger',
    store: 'google',
    lastChecked: '2026-11-12',
    status: 'violation',
    score: 54,
    issues: [
      {
        category: 'Data safety',
        severity: 'high',
        description: 'Crash reports are sent, but not named in the data safety section.',
        recommendation: 'Add crash logs and diagnostics to the form.',
      },
    ],
  },
  {
    id: 'tiny-tides-apple',
    appName: 'Tiny Tides',
    store: 'apple',
    lastChecked: '2026-11-17',
    status: 'violation',
    score: 59,
    issues: [
      {
        category: 'Privacy',
        severity: 'high',
        description: 'The text that explains tracking is empty.',
        recommendation: 'Write one sentence on what is tracked and what for.',
      },
    ],
  },
] satisfies ComplianceRecord[];
