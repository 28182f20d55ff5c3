import { EMPTY_LISTING, type Listing } from '@/model/listing';
import { EMPTY_DETAILS, type StoredDraft, type SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import type { SubmissionRecord } from '@/model/submission';
import { androidBuild, iosBuild } from './build-fixtures/build-info';

/** English texts that meet every rule of both stores; a test overrides what it checks. */
export function listing(changes: Partial<Listing> = {}): Listing {
  return {
    title: 'Lantern: Evening Journal',
    subtitle: 'Calm notes before you sleep',
    shortDescription: 'Write three lines each evening and look back on a calmer year.',
    description:
      'Lantern is a quiet place for your thoughts. Write three lines each evening, add a photo, and read them again a year later. Your journal stays on your device.',
    keywords: 'diary,mindfulness,gratitude,reflection,mood,habit,bedtime,thoughts,memories',
    promotionalText: 'This month: a gentle set of questions for the darker evenings.',
    releaseNotes: 'You can now search your entries by mood and by month.',
    supportUrl: 'https://lantern.example/support',
    marketingUrl: 'https://lantern.example',
    privacyUrl: 'https://lantern.example/privacy',
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ...changes,
  };
}

/** A listing with only the given texts. */
export function onlyTexts(texts: Partial<Listing>): Listing {
  return { ...EMPTY_LISTING, ...texts };
}

/** Builds one image of a draft; its bytes identify it. */
export function image(changes: Partial<DraftImage> = {}): DraftImage {
  const id = changes.id ?? 'image';
  return {
    id,
    fileName: `${id}.png`,
    kind: 'screenshot',
    locale: 'en-US',
    width: 1320,
    height: 2868,
    mediaType: 'image/png',
    hasAlpha: false,
    slotId: 'iphone-6.9',
    blob: new Blob([id], { type: 'image/png' }),
    ...changes,
  };
}

/** Builds a set of screenshots for one slot. */
export function screenshots(count: number, changes: Partial<DraftImage>): DraftImage[] {
  return Array.from({ length: count }, (_, index) =>
    image({ id: `${changes.slotId}-${changes.locale ?? 'en-US'}-${index + 1}`, ...changes }),
  );
}

const PLAY_PHONE = { slotId: 'play-phone', width: 1080, height: 1920 };

/** Builds a stored draft for both stores that lacks nothing but images; a test overrides what it checks. */
export function storedDraft(changes: Partial<StoredDraft> = {}): StoredDraft {
  return {
    id: 'draft-1',
    updatedAt: '2026-11-20T09:00:00.000Z',
    step: 5,
    bundleId: 'org.lantern.journal',
    version: '1.4.0',
    buildType: 'release',
    platform: 'both',
    defaultLocale: 'en-US',
    listings: { 'en-US': listing() },
    details: {
      ...EMPTY_DETAILS,
      copyright: '2026 Example Ltd',
      primaryCategory: 'LIFESTYLE',
      secondaryCategory: 'HEALTH_AND_FITNESS',
      contactEmail: 'hello@example.com',
      contactPhone: '+44 20 7946 0000',
      contactWebsite: 'https://lantern.example',
      reviewFirstName: 'Ada',
      reviewLastName: 'Example',
      reviewEmail: 'review@example.com',
      reviewPhone: '+44 20 7946 0001',
      reviewNotes: 'Open the app, write three lines, and tap Save. There is no account and nothing to buy.',
      needsLogin: false,
      isUpdate: true,
    },
    builds: [iosBuild(), androidBuild()],
    ...changes,
  };
}

/** Builds a draft for both stores that lacks nothing; a test overrides what it checks. */
export function submissionDraft(changes: Partial<SubmissionDraft> = {}): SubmissionDraft {
  return {
    ...storedDraft(),
    images: [
      ...screenshots(3, {}),
      ...screenshots(4, PLAY_PHONE),
      image({ id: 'play-icon', kind: 'icon', slotId: undefined, width: 512, height: 512 }),
      image({ id: 'feature', kind: 'feature-graphic', slotId: undefined, width: 1024, height: 500 }),
    ],
    ...changes,
  };
}

/** A draft's details with changes, as a change of the draft. */
export function withDetails(changes: Partial<SubmissionDraft['details']>): Partial<SubmissionDraft> {
  return { details: { ...submissionDraft().details, ...changes } };
}

/** An Android version of the user's own that is in the store. */
export function lastRelease(bundleId: string, buildNumber: string): SubmissionRecord {
  return {
    ...{ id: 'released', appId: 'a', appName: 'Lantern', bundleId, platform: 'android' as const },
    ...{ version: '1.4.0', buildNumber, status: 'approved' as const, date: '2026-11-01' },
  };
}
