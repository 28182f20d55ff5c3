import { createHash } from 'node:crypto';
import { PRODUCT_LOCALES } from '@/domain/locales/product-locales';
import { countCharacters, listingLimit } from '@/domain/listings/limits';
import { isRemoval, mergeFields, type MergedFields } from '@/domain/store-plan/merge-fields';
import { emptiedRequired } from '@/domain/store-plan/required-fields';
import { pictureConflict, planPictures } from '@/domain/store-plan/merge-pictures';
import { groupBy } from '@/domain/group-by';
import { countOf } from '@/domain/texts';
import type { FieldChange, FieldValue, PlanConflict, StorePlan, WantedBuild } from '@/model/store-plan';
import { planDigest } from '../core/plan-digest';
import type { PlanInput } from '../core/store-client';
import { TEXT_FIELDS, type LivePlay } from './live-play';
import { planRelease, type PlayStep } from './plan-release';
import { statusWords } from './play-states';

/** Computes the changes that make the store like the project. Pure. */
export function planPlay(live: LivePlay, input: PlanInput): StorePlan<PlayStep> {
  const { wanted, base, sideOf } = input;
  const merged = mergeFields(base?.fields, live.fields, wanted.fields, { sideOf });
  const pictures = picturePlan(live, input);
  const release = planRelease(live, input);
  const inEdit: PlayStep[] = [
    ...listingSteps(live, merged),
    ...detailSteps(live, merged),
    ...pictures.steps,
    ...bundleSteps(live, wanted.build),
    ...release.steps,
  ];
  const steps = [
    ...inEdit,
    ...(inEdit.length > 0 ? [commitStep(wanted.isSubmitted === true)] : []),
    ...dataSafetySteps(wanted.dataSafety),
  ];
  const plan = {
    store: 'android' as const,
    appId: live.appId,
    identifier: live.identifier,
    name: live.name,
    version: wanted.build?.version ?? live.version?.name,
    state: wanted.build ? undefined : statusWords(live.version?.state),
    steps,
    conflicts: [...merged.conflicts, ...pictures.conflicts, ...release.conflicts],
    blocks: [
      ...textBlocks(live, input),
      ...emptiedRequired(merged.changes, 'android'),
      ...emptiedSets(live, pictures.steps),
      ...buildBlocks(live, wanted.build),
      ...release.blocks,
    ],
    newer: merged.newer,
    notes: [...sideEffects(steps, wanted.isSubmitted === true), ...release.notes],
  };
  return { ...plan, digest: planDigest(plan) };
}

function listingSteps(live: LivePlay, { changes }: MergedFields): PlayStep[] {
  const byLanguage = groupBy(
    changes.filter(({ path }) => path.startsWith('texts/')),
    ({ path }) => path.split('/')[1] ?? '',
  );
  return [...byLanguage].map(([language, fields]) => {
    const isNew = !live.languages.includes(language);
    return {
      key: `listing/${language}`,
      kind: isNew ? 'create' : 'change',
      title: isNew ? `Add the texts in ${language}` : `Change the texts in ${language}`,
      fields,
      writes: 1,
      act: { kind: 'listing', language, ...replaced(live, `texts/${language}/`, fields, isNew) },
    };
  });
}

function detailSteps(live: LivePlay, { changes }: MergedFields): PlayStep[] {
  const fields = changes.filter(({ path }) => path.startsWith('details/'));
  if (fields.length === 0) return [];
  const act = { kind: 'details' as const, ...replaced(live, 'details/', fields, false) };
  return [{ key: 'details', kind: 'change', title: 'Change the contact details', fields, writes: 1, act }];
}

const API_NAMES: Readonly<Record<string, string>> = TEXT_FIELDS;

/**
 * The body of a change. Nothing says that an empty text in a PATCH removes one, so the whole is sent without it where a
 * field was emptied.
 */
function replaced(
  { fields: live }: LivePlay,
  prefix: string,
  fields: readonly FieldChange[],
  isNew: boolean,
): { isWhole: boolean; changes: Record<string, string> } {
  if (!fields.some(isRemoval)) return { isWhole: isNew, changes: valuesOf(fields) };
  const all = Object.entries(live).filter(([path]) => path.startsWith(prefix));
  const whole = valuesOf([...all.map(([path, after]) => ({ path, after })), ...fields]);
  return {
    isWhole: true,
    changes: Object.fromEntries(Object.entries(whole).filter(([, text]) => text !== '')),
  };
}

const REQUIRED_SETS: Readonly<Record<string, string>> = {
  icon: 'an app icon',
  featureGraphic: 'a feature graphic',
  phoneScreenshots: 'at least two phone screenshots',
};

/** Sets of the main language that would be left without a picture that Google Play requires (sources 2.4). */
function emptiedSets({ defaultLocale }: LivePlay, steps: readonly PlayStep[]): string[] {
  return steps.flatMap(({ act }) => {
    const needed = act.kind === 'pictures' && act.pictures.length === 0 ? REQUIRED_SETS[act.type] : undefined;
    return needed === undefined || act.kind !== 'pictures' || act.language !== defaultLocale
      ? []
      : [`${defaultLocale} is the app’s main language and needs ${needed}.`];
  });
}

/** New values by the API's names of the fields. */
function valuesOf(fields: readonly FieldChange[]): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ path, after }) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return [API_NAMES[name] ?? name, textOf(after)];
    }),
  );
}

function textOf(value: FieldValue): string {
  return value === null ? '' : String(value);
}

/**
 * A set that differs is cleared and sent in order: the API cannot change an order, and nothing shows before the commit.
 */
function picturePlan(live: LivePlay, { wanted, base, sideOf }: PlanInput) {
  const steps: PlayStep[] = [];
  const conflicts: PlanConflict[] = [];
  for (const [path, mine] of Object.entries(wanted.pictures)) {
    const [, language = '', type = ''] = path.split('/');
    const there = live.pictures[path] ?? [];
    const plan = planPictures(there, mine, base?.pictures[path]);
    if (!plan) continue;
    const side = sideOf?.(path);
    const conflict = pictureConflict(path, there, mine, base?.pictures[path], side);
    if (side === 'live') continue;
    if (conflict) {
      conflicts.push(conflict);
      continue;
    }
    const clears = there.length > 0;
    steps.push({
      key: path,
      kind: 'pictures',
      title: `${mine.length === 0 ? 'Remove' : clears ? 'Replace' : 'Add'} ${type} in ${language}`,
      pictures: plan.changes,
      writes: mine.length + (clears ? 1 : 0),
      act: { kind: 'pictures', language, type, clears, pictures: mine },
    });
  }
  return { steps, conflicts };
}

function bundleSteps(live: LivePlay, build: WantedBuild | undefined): PlayStep[] {
  if (!build || live.bundles.some(({ sha256 }) => sha256?.toLowerCase() === build.sha256)) return [];
  return [
    {
      key: `bundle/${build.number}`,
      kind: 'build',
      title: `Upload ${build.path}, version ${build.version} (${build.number})`,
      fields: [{ path: 'build/file', after: build.sha256 }],
      writes: 2,
      act: { kind: 'bundle', build },
    },
  ];
}

/** Until it, nothing of the edit shows anywhere. */
function commitStep(isSubmitted: boolean): PlayStep {
  return {
    key: isSubmitted ? 'commit/review' : 'commit',
    kind: 'submit',
    title: isSubmitted ? 'Send everything to Google’s review' : 'Keep everything in Play Console, unsent',
    writes: 1,
    act: { kind: 'commit', isSubmitted },
  };
}

function dataSafetySteps(dataSafety: PlanInput['wanted']['dataSafety']): PlayStep[] {
  if (!dataSafety) return [];
  return [
    {
      key: 'data-safety',
      kind: 'change',
      title: `Replace all answers of Data safety with ${dataSafety.path}`,
      fields: [
        { path: 'data-safety/file', after: createHash('sha256').update(dataSafety.csv).digest('hex') },
      ],
      writes: 1,
      act: { kind: 'data-safety', csv: dataSafety.csv },
    },
  ];
}

const LIMIT_OF = {
  title: listingLimit('android', 'title'),
  shortDescription: listingLimit('android', 'shortDescription'),
  description: listingLimit('android', 'description'),
  videoUrl: listingLimit('android', 'videoUrl'),
  notes: listingLimit('android', 'releaseNotes'),
};

/** Texts and languages that Google Play refuses: found before anything is sent. */
function textBlocks(live: LivePlay, { wanted }: PlanInput): string[] {
  const blocks: string[] = [];
  const tooLong = (language: string, limit: { label: string; max: number }, text: FieldValue) => {
    const length = countCharacters(textOf(text));
    if (length > limit.max)
      blocks.push(`${limit.label} in ${language} has ${length} characters; Google Play takes ${limit.max}.`);
  };
  for (const [path, value] of Object.entries(wanted.fields)) {
    const [area, language = '', field = ''] = path.split('/');
    if (area !== 'texts') continue;
    if (field in LIMIT_OF) tooLong(language, LIMIT_OF[field as keyof typeof LIMIT_OF], value);
  }
  for (const [language, text] of Object.entries(wanted.release?.notes ?? {}))
    tooLong(language, LIMIT_OF.notes, text);
  const languages = new Set(
    [...Object.keys(wanted.fields), ...Object.keys(wanted.pictures)]
      .filter((path) => /^(?:texts|pictures)\//.test(path))
      .map((path) => path.split('/')[1] ?? ''),
  );
  for (const language of languages) {
    const isThere = live.languages.includes(language);
    if (!isThere && !PRODUCT_LOCALES.some(({ play }) => play === language))
      blocks.push(`Google Play has no language “${language}”. Rename its folder, or leave it out.`);
    else if (!isThere && textOf(wanted.fields[`texts/${language}/title`] ?? null) === '')
      blocks.push(`${language} has no listing on Google Play yet: it needs an app name first.`);
  }
  return blocks;
}

function buildBlocks(live: LivePlay, build: WantedBuild | undefined): string[] {
  if (!build) return [];
  const used = live.bundles.find(({ versionCode }) => String(versionCode) === build.number);
  return used?.sha256 !== undefined && used.sha256.toLowerCase() !== build.sha256
    ? [`Version code ${build.number} belongs to another build on Google Play. Build again with a higher one.`]
    : [];
}

function sideEffects(steps: readonly PlayStep[], isSubmitted: boolean): string[] {
  const notes: string[] = [];
  if (steps.some(({ act }) => act.kind === 'commit')) {
    notes.push(
      isSubmitted
        ? 'Changes that wait unsent in Play Console go to review with these.'
        : 'Nothing is sent to review. Most apps must send every change: if Google Play refuses this, add --submit.',
    );
  }
  const removed = steps.flatMap(({ pictures = [] }) => pictures.filter(({ change }) => change === 'removed'));
  if (removed.length > 0) notes.push(`${countOf(removed.length, 'picture')} will be removed from the store.`);
  if (steps.some(({ act }) => act.kind === 'data-safety'))
    notes.push(
      'Data safety cannot be read back: the new answers replace all others immediately, without a comparison.',
    );
  return notes;
}
