import type { ReviewerKit } from '@/model/reviewer-kit';
import type { TestTracks } from '@/model/test-tracks';
import type { Full } from './full-drafts';

export const FULL_KIT: Full<ReviewerKit> = {
  yesNo: { code: true, accountEnds: true, hardware: true, place: true, person: true },
  texts: {
    special: 'A journal of three lines',
    features: 'Tap Write',
    signIn: 'Tap Sign in',
    code: '123456',
    accountEnds: '2027-06-30',
    hardware: 'A lamp',
    place: 'Anywhere',
    person: 'A friend',
    video: 'https://lantern.example/video',
    deletion: 'Settings > Delete account',
    moderation: 'Hold a line > Report',
    purchases: 'Settings > Plus',
    ai: 'None',
  },
  answers: { 'ios-vpn': { question: 'Which organization?', text: 'Example Ltd', store: 'ios' } },
  accessNotes: 'Tap Sign in',
};

export const FULL_TESTING: Full<TestTracks> = {
  usesTestFlight: true,
  feedbackEmail: 'beta@example.com',
  betaTexts: { 'de-DE': { description: 'A journal', whatToTest: 'Search' } },
  betaNotes: 'Tap Sign in',
  isNewPersonalAccount: true,
  testers: { '2026-11-01': 12 },
  answers: {
    recruiting: 'Friends',
    engagement: 'Daily',
    feedback: 'By e-mail',
    audience: 'Adults',
    value: 'Three lines',
    changes: 'Search',
    readiness: 'No crashes',
    secondTry: 'More testers',
  },
};
