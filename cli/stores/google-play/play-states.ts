import type { StateLevel, StoreState } from '@/model/store-plan';
import { readAnswer, type PlayRequests } from './play-requests';
import { SUMMARIES, type PlayTrack } from './play-shapes';
import { isRefusedWith } from '../core/store-error';

interface Words {
  words: string;
  action?: string;
  level: StateLevel;
}

/** States of a release in review, without their prefix (sources 16.3). */
const LIFECYCLE: Readonly<Record<string, Words>> = {
  DRAFT: { words: 'Draft', action: 'Roll it out when it is complete.', level: 'action' },
  NOT_SENT_FOR_REVIEW: {
    words: 'Not sent for review',
    action: 'Send it in Play Console > Publishing overview.',
    level: 'action',
  },
  IN_REVIEW: { words: 'In review', level: 'waiting' },
  APPROVED_NOT_PUBLISHED: {
    words: 'Approved, not published',
    action: 'Publish it in Play Console > Publishing overview.',
    level: 'action',
  },
  NOT_APPROVED: {
    words: 'Rejected',
    action:
      'Read the reason in Play Console > Policy status or in the mail, and decode it: npx @storepilot/cli decode',
    level: 'refused',
  },
  PUBLISHED: { words: 'Published', level: 'done' },
};
const PREFIX = 'RELEASE_LIFECYCLE_STATE_';

/** Statuses of a release in an edit. They say nothing of a review. */
const STATUS: Readonly<Record<string, Words>> = {
  draft: LIFECYCLE.DRAFT ?? { words: 'Draft', level: 'action' },
  inProgress: { words: 'Staged rollout', level: 'waiting' },
  halted: {
    words: 'Rollout halted',
    action: 'Resume the rollout, or release a newer version.',
    level: 'action',
  },
  completed: { words: 'Rolled out to everybody', level: 'done' },
};

/** The product's words for the status of a release. */
export function statusWords(status: string | undefined): string | undefined {
  return status === undefined ? undefined : (STATUS[status]?.words ?? status);
}

/** Tracks that every app has. Closed tracks with names of their own are added by whoever knows them. */
export const STANDARD_TRACKS = ['production', 'beta', 'alpha', 'internal'] as const;

/** The states of the releases in an edit. */
export function playStates(tracks: readonly PlayTrack[]): StoreState[] {
  return tracks.flatMap(({ track, releases }) =>
    releases.map((release): StoreState => {
      const { words, ...more } = STATUS[release.status] ?? { words: release.status, level: 'none' as const };
      const share = release.userFraction === undefined ? '' : ` at ${percent(release.userFraction)}`;
      return {
        kind: 'track',
        name: `${track}: ${releaseName(release.name, release.versionCodes)}`,
        state: release.status,
        words: `${words}${share}`,
        ...more,
      };
    }),
  );
}

/** Reads the states of the releases in review without opening an edit. */
export async function readReviewStates(
  requests: PlayRequests,
  tracks: readonly string[] = STANDARD_TRACKS,
): Promise<StoreState[]> {
  const states: StoreState[] = [];
  for (const track of tracks) {
    const what = `Reading the releases of ${track}`;
    try {
      const path = `tracks/${encodeURIComponent(track)}/releases`;
      const json = await requests.call({ method: 'GET', path, what });
      for (const release of readAnswer(SUMMARIES, json, { what }).releases) {
        const codes = release.activeArtifacts.flatMap(({ versionCode }) => versionCode ?? []).map(String);
        const state = (release.releaseLifecycleState ?? '').replace(PREFIX, '');
        const words: Words = LIFECYCLE[state] ?? {
          words: state.toLowerCase().replaceAll('_', ' '),
          level: 'none',
        };
        states.push({
          kind: 'track',
          name: `${track}: ${releaseName(release.releaseName, codes)}`,
          state,
          ...words,
        });
      }
    } catch (error) {
      // An app that was never on a track has none of its name.
      if (!isRefusedWith(error, 404) || track === 'production') throw error;
    }
  }
  return states;
}

function releaseName(name: string | undefined, codes: readonly string[]): string {
  return [name, codes.length > 0 ? `(${codes.join(', ')})` : undefined].filter(Boolean).join(' ');
}

/** 0.1 as “10 %”. */
export function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(2))} %`;
}
