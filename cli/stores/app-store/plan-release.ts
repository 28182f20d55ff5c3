import type { MergedFields } from '@/domain/store-plan/merge-fields';
import { listOf } from '@/domain/texts';
import { FREQUENCY_QUESTIONS, YES_NO_QUESTIONS } from '@/model/rating-answers';
import type { WantedBuild } from '@/model/store-plan';
import type { PlanInput } from '../core/store-client';
import { ENCRYPTION, RATING, RELEASE, VERSION_BUILD } from './fields';
import type { AppStoreLive } from './live';
import type { LiveBuild } from './live-states';
import { mediaParts } from './media';
import type { AppStoreStep } from './plan-step';
import { stateWords } from './states';

/** The one text that can be changed while a version is on sale or in review (sources 17.5). */
const ALWAYS_EDITABLE = 'promotionalText';

/** The steps that bring the wanted build to the version. */
export function buildSteps(live: AppStoreLive, { wanted }: PlanInput, blocks: string[]): AppStoreStep[] {
  const named = wanted.fields[VERSION_BUILD];
  const number = wanted.build?.number ?? (typeof named === 'string' ? named : undefined);
  if (number === undefined || number === '') return [];
  const { build } = wanted;
  const known = live.builds.find((each) => each.number === number && isOfVersion(each, build));
  if (!known && !build) {
    blocks.push(`App Store Connect has no build ${number}. Give its file with --build.`);
    return [];
  }
  if (known && (known.state === 'FAILED' || known.state === 'INVALID')) {
    blocks.push(`Build ${number} was refused by App Store Connect. Upload one with a higher build number.`);
    return [];
  }
  const isAttached = known !== undefined && live.fields[VERSION_BUILD] === number;
  const version = build?.version ?? known?.version ?? '';
  return [
    ...(known || !build
      ? []
      : [
          {
            key: 'build',
            kind: 'build' as const,
            title: `Upload build ${version} (${number})`,
            fields: [{ path: 'build/file', after: build.sha256 }],
            writes: 4,
            action: { do: 'upload-build' as const, build },
          },
        ]),
    ...(isAttached
      ? []
      : [
          {
            key: VERSION_BUILD,
            kind: 'change' as const,
            title: `Use build ${number} for the version`,
            fields: [{ path: VERSION_BUILD, before: live.fields[VERSION_BUILD] ?? '', after: number }],
            writes: 1,
            action: { do: 'attach-build' as const, version, number },
          },
        ]),
  ];
}

/** The step that answers whether a build uses encryption that is not exempt. */
export function encryptionSteps(
  { builds, fields }: AppStoreLive,
  { wanted }: PlanInput,
  blocks: string[],
  notes: string[],
): AppStoreStep[] {
  const uses = wanted.fields[ENCRYPTION];
  const number = wanted.build?.number ?? wanted.fields[VERSION_BUILD] ?? fields[VERSION_BUILD];
  const known = builds.find((each) => each.number === number && isOfVersion(each, wanted.build));
  if (typeof uses !== 'boolean') {
    if (known?.state === 'VALID' && known.usesEncryption === undefined)
      notes.push(
        `Build ${known.number} has no answer yet whether it uses encryption that is not exempt. Add --encryption no, or yes.`,
      );
    return [];
  }
  if (typeof number !== 'string' || number === '') {
    blocks.push('--encryption is about a build, and the version has none yet. Name it with --build.');
    return [];
  }
  if (known?.usesEncryption === uses) return [];
  if (typeof known?.usesEncryption === 'boolean') {
    blocks.push(
      `The question about encryption is answered for build ${number}. Upload another to change it.`,
    );
    return [];
  }
  if (uses)
    notes.push('Add the encryption documents in App Store Connect > App Information > App Encryption.');
  return [
    {
      key: ENCRYPTION,
      kind: 'change',
      title: `Say that build ${number} ${uses ? 'uses' : 'does not use'} encryption that is not exempt`,
      fields: [{ path: ENCRYPTION, after: uses }],
      writes: 1,
      action: { do: 'encryption', number, uses },
    },
  ];
}

function isOfVersion(build: LiveBuild, wanted: WantedBuild | undefined): boolean {
  return wanted === undefined || build.version === '' || build.version === wanted.version;
}

/** The step that turns the phased release on or off. */
export function phasedSteps({ changes }: MergedFields, isFirst: boolean, blocks: string[]): AppStoreStep[] {
  if (isFirst && changes.some(({ path, after }) => path === `${RELEASE}phased` && after === true)) {
    blocks.push('Only updates can be released in phases; this is the first version.');
    return [];
  }
  return changes
    .filter(({ path }) => path === `${RELEASE}phased`)
    .map((change) => ({
      key: change.path,
      kind: 'release',
      title: change.after === true ? 'Release in phases over seven days' : 'Release to everyone immediately',
      fields: [change],
      writes: 1,
      action: { do: 'phased', isPhased: change.after === true },
    }));
}

const SENT_STATES = ['WAITING_FOR_REVIEW', 'IN_REVIEW', 'UNRESOLVED_ISSUES'];

/** The step that sends the version to review, if it was asked for. */
export function submitSteps(
  { version, submissions }: AppStoreLive,
  { wanted }: PlanInput,
  isNew: boolean,
  blocks: string[],
  byHand: string[],
): AppStoreStep[] {
  if (wanted.isSubmitted !== true) return [];
  if (!isNew && version && SENT_STATES.includes(version.state)) return [];
  if (!isNew && version && !version.isEditable) {
    blocks.push(`Version ${version.name} was sent already. Name the next one with --version.`);
    return [];
  }
  const rejected = submissions.find(({ state }) => state === 'UNRESOLVED_ISSUES');
  if (rejected) {
    // The API sometimes refuses to take a version out of a rejected submission (sources 17.5).
    byHand.push(
      'The rejected submission still contains this version. Send it again by hand: App Store Connect > App Review > the submission > Resubmit to App Review.',
    );
    return [];
  }
  return [
    {
      key: 'submit',
      kind: 'submit',
      title: 'Send the version to App Review',
      fields: [{ path: 'submission/sent', after: true }],
      writes: 3,
      action: { do: 'submit' },
    },
  ];
}

/** Questions of the age rating without an answer: Apple takes all answers or none (sources 17.3). */
export function missingAnswers({ fields }: AppStoreLive, { changes }: MergedFields): string[] {
  const answered = new Map(
    changes.filter(({ path }) => path.startsWith(RATING)).map(({ path, after }) => [path, after]),
  );
  if (answered.size === 0) return [];
  const missing = [...FREQUENCY_QUESTIONS, ...YES_NO_QUESTIONS].filter((id) => {
    const value = answered.get(`${RATING}${id}`) ?? fields[`${RATING}${id}`];
    return value === undefined || value === null;
  });
  return missing.length === 0
    ? []
    : [`Apple takes the age rating only as a whole. Not answered yet: ${listOf(missing)}.`];
}

/** Reasons why the store would refuse steps in the current states. */
export function lockedParts(live: AppStoreLive, steps: readonly AppStoreStep[]): string[] {
  const { version, isInfoEditable } = live;
  const words = version ? stateWords('version', version.state).words : '';
  const ofInfo = steps.filter(({ action }) => ['info-text', 'categories', 'rating'].includes(action.do));
  const ofVersion = steps.filter(
    (each) =>
      !ofInfo.includes(each) &&
      // Answers for the whole app, and for a build.
      !['app', 'encryption'].includes(each.action.do) &&
      !(
        each.action.do === 'version-text' &&
        each.kind === 'change' &&
        Object.keys(each.action.attributes).every((name) => name === ALWAYS_EDITABLE)
      ),
  );
  const next =
    version?.state === 'WAITING_FOR_REVIEW' || version?.state === 'IN_REVIEW'
      ? 'Wait for the review, or take the version out of it in App Store Connect.'
      : 'Name the next version with --version.';
  if (!version) {
    return steps.length > 0 ? ['The app has no version for iOS yet. Name its first one with --version.'] : [];
  }
  const parts = [
    ...(!version.isEditable && ofVersion.length > 0 ? [listOf(unique(ofVersion.map(partName)))] : []),
    ...(!isInfoEditable && ofInfo.length > 0 ? [listOf(unique(ofInfo.map(partName)))] : []),
  ];
  return parts.map(
    (names) => `Version ${version.name} is “${words}”, so the store refuses changes of ${names}. ${next}`,
  );
}

function partName({ action }: AppStoreStep): string {
  switch (action.do) {
    case 'info-text':
      return 'name and subtitle';
    case 'version-text':
      return 'texts';
    case 'media':
      return mediaParts(action.path)?.kind.noun ?? 'pictures';
    case 'categories':
      return 'categories';
    case 'rating':
      return 'the age rating';
    case 'review':
      return 'review details';
    case 'upload-build':
    case 'attach-build':
    case 'encryption':
      return 'the build';
    case 'app':
      return 'content rights';
    case 'phased':
    case 'version':
      return 'the release';
    case 'create-version':
    case 'rename-version':
    case 'submit':
      return 'the version';
  }
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
