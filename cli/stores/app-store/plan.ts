import { isRemoval, mergeFields, type MergedFields } from '@/domain/store-plan/merge-fields';
import { emptiedRequired } from '@/domain/store-plan/required-fields';
import { appleCategoryLabel } from '@/domain/stores/apple-categories';
import type { FieldChange, StoreFields, StorePlan } from '@/model/store-plan';
import { planDigest } from '../core/plan-digest';
import type { PlanInput } from '../core/store-client';
import {
  CATEGORIES,
  CONTENT_RIGHTS,
  COPYRIGHT,
  DEMO_USER,
  DETAILS,
  ENCRYPTION,
  INFO_TEXTS,
  isSecretField,
  NEEDS_LOGIN,
  RATING,
  RELEASE,
  REVIEW_FIELDS,
  textPathParts,
  TEXTS,
  VERSION_BUILD,
  VERSION_NAME,
  VERSION_TEXTS,
} from './fields';
import type { AppStoreLive } from './live';
import {
  buildSteps,
  encryptionSteps,
  lockedParts,
  missingAnswers,
  phasedSteps,
  submitSteps,
} from './plan-release';
import { mediaSteps } from './plan-media';
import type { AppStoreAction, AppStoreStep } from './plan-step';
import { stateWords } from './states';

const INFO_BY_FIELD = inverted(INFO_TEXTS);
const VERSION_BY_FIELD = inverted(VERSION_TEXTS);
const REVIEW_BY_FIELD = inverted(REVIEW_FIELDS);

/** Computes the plan of an app; pure. */
export function planAppStore(live: AppStoreLive, input: PlanInput): StorePlan<AppStoreStep> {
  const { wanted, base, sideOf } = input;
  const version = versionPlan(live, wanted.fields);
  const notes = [...version.notes];
  const blocks = [...version.blocks];
  const byHand: string[] = [];
  const mine = mineOf(live, wanted.fields, version.isNew, notes);
  const before = version.isNew ? ofNewVersion(live.fields) : live.fields;
  const isSameVersion = base?.fields[VERSION_NAME] === before[VERSION_NAME];
  const merged = mergeFields(
    base && (isSameVersion ? base.fields : ofOtherVersion(base.fields, before)),
    before,
    mine,
    // Values from the command line count.
    { sideOf: (path) => (isOfCommand(path) ? 'mine' : sideOf?.(path)), isSecret: isSecretField },
  );
  signInGoes(merged, before);
  const pictures = mediaSteps(live, input, blocks);
  blocks.push(...emptiedRequired(merged.changes, 'ios'));
  const steps: AppStoreStep[] = [
    ...version.steps,
    ...textSteps(live, merged, blocks),
    ...detailSteps(merged, notes),
    ...pictures.steps,
    ...buildSteps(live, input, blocks),
    ...encryptionSteps(live, input, blocks, notes),
    ...phasedSteps(merged, live.isFirstVersion && !version.isNew, blocks),
    ...submitSteps(live, input, version.isNew, blocks, byHand),
  ];
  blocks.push(...missingAnswers(live, merged));
  if (!version.isNew) blocks.push(...lockedParts(live, steps));
  const state = version.isNew ? undefined : live.version?.state;
  const plan: Omit<StorePlan<AppStoreStep>, 'digest'> = {
    store: 'ios',
    appId: live.appId,
    identifier: live.identifier,
    name: live.name,
    version: version.name,
    ...(state !== undefined && { state: stateWords('version', state).words }),
    steps,
    conflicts: [...merged.conflicts, ...pictures.conflicts],
    blocks,
    newer: merged.newer,
    ...(byHand.length > 0 && { byHand }),
    notes,
  };
  return { ...plan, digest: planDigest(plan) };
}

/** Without the demo account nobody can sign in, so nobody is asked to. */
function signInGoes({ changes }: MergedFields, before: StoreFields): void {
  const isGone = changes.some((change) => change.path === DEMO_USER && isRemoval(change));
  if (isGone && before[NEEDS_LOGIN] === true && !changes.some(({ path }) => path === NEEDS_LOGIN))
    changes.push({ path: NEEDS_LOGIN, before: true, after: false });
}

/** Values that are given for one push, and are no content of the project. */
function isOfCommand(path: string): boolean {
  return path.startsWith(RELEASE) || path.startsWith('version/') || path === CONTENT_RIGHTS;
}

interface VersionPlan {
  name: string | undefined;
  /** Whether the plan begins with a new version. */
  isNew: boolean;
  steps: AppStoreStep[];
  blocks: string[];
  notes: string[];
}

function versionPlan({ version, versionNames }: AppStoreLive, fields: StoreFields): VersionPlan {
  const wanted = fields[VERSION_NAME];
  const name = typeof wanted === 'string' && wanted !== '' ? wanted : undefined;
  const plan: VersionPlan = { name: version?.name, isNew: false, steps: [], blocks: [], notes: [] };
  if (name === undefined || name === version?.name) return plan;
  if (!version?.isEditable) {
    if (versionNames.includes(name))
      return {
        ...plan,
        blocks: [`Version ${name} exists and can no longer be changed. Choose a higher one.`],
      };
    return {
      ...plan,
      name,
      isNew: true,
      steps: [
        {
          key: 'version',
          kind: 'create',
          title: `Create version ${name}`,
          fields: [{ path: VERSION_NAME, after: name }],
          writes: 1,
          action: { do: 'create-version', name },
        },
      ],
      notes: ['A new version begins with the texts and pictures of the one before it.'],
    };
  }
  return {
    ...plan,
    name,
    steps: [
      {
        key: 'version',
        kind: 'change',
        title: `Rename version ${version.name} to ${name}`,
        fields: [{ path: VERSION_NAME, before: version.name, after: name }],
        writes: 1,
        action: { do: 'rename-version', name },
      },
    ],
  };
}

/** The fields of a version that is about to be created: those of the one before it, without release notes. */
function ofNewVersion(fields: StoreFields): StoreFields {
  return Object.fromEntries(
    Object.entries(fields).map(([path, value]) => {
      if (path === VERSION_BUILD || path.endsWith('/releaseNotes')) return [path, ''];
      return [path, path === `${RELEASE}phased` ? false : value];
    }),
  );
}

/** The base for another version than that of the last pull: its release notes say nothing about this one. */
function ofOtherVersion(base: StoreFields, live: StoreFields): StoreFields {
  return Object.fromEntries(
    Object.entries(base).map(([path, value]) => [
      path,
      path.endsWith('/releaseNotes') ? (live[path] ?? '') : value,
    ]),
  );
}

/** The project's fields without those that the store has no place for. */
function mineOf(live: AppStoreLive, fields: StoreFields, isNew: boolean, notes: string[]): StoreFields {
  const isFirst = live.isFirstVersion && !isNew;
  const kept = Object.entries(fields).filter(
    ([path]) =>
      path !== VERSION_NAME &&
      path !== VERSION_BUILD &&
      path !== ENCRYPTION &&
      !(isFirst && path.endsWith('/releaseNotes')),
  );
  if (isFirst && Object.keys(fields).some((path) => path.endsWith('/releaseNotes')))
    notes.push("The first version of an app has no What's New, so release notes are left out.");
  return Object.fromEntries(kept);
}

function textSteps(live: AppStoreLive, { changes }: MergedFields, blocks: string[]): AppStoreStep[] {
  const locales = [...new Set(changes.flatMap(({ path }) => textPathParts(path)?.locale ?? []))].sort();
  return locales.flatMap((locale) => {
    const own = changes.filter(({ path }) => textPathParts(path)?.locale === locale);
    const info = own.filter(({ path }) => INFO_BY_FIELD[fieldOf(path)] !== undefined);
    const version = own.filter(({ path }) => VERSION_BY_FIELD[fieldOf(path)] !== undefined);
    const isInfoNew = live.ids.infoTexts[locale] === undefined;
    const isVersionNew = live.ids.versionTexts[locale] === undefined;
    if (isInfoNew && !info.some(({ path }) => fieldOf(path) === 'title'))
      blocks.push(`${locale} is not in the store yet, and needs a name: its listing has none.`);
    return [
      ...(info.length > 0 ? [textStep('info-text', locale, info, isInfoNew, INFO_BY_FIELD)] : []),
      // A language is in both places; one with a name alone has an empty product page.
      ...(version.length > 0 || (isInfoNew && isVersionNew)
        ? [textStep('version-text', locale, version, isVersionNew, VERSION_BY_FIELD)]
        : []),
    ];
  });
}

function textStep(
  part: 'info-text' | 'version-text',
  locale: string,
  fields: readonly FieldChange[],
  isNew: boolean,
  names: Readonly<Record<string, string>>,
): AppStoreStep {
  const what = part === 'info-text' ? 'name and subtitle' : 'texts';
  return {
    key: `${TEXTS}${locale}/${part}`,
    kind: isNew ? 'create' : 'change',
    title: isNew ? `Add ${locale}: ${what}` : `Change ${locale}: ${what}`,
    fields,
    writes: 1,
    action: {
      do: part,
      locale,
      attributes: Object.fromEntries(
        fields.map(({ path, after }) => [names[fieldOf(path)] ?? '', after === '' && !isNew ? null : after]),
      ),
    },
  };
}

function fieldOf(path: string): string {
  return textPathParts(path)?.field ?? '';
}

function detailSteps({ changes }: MergedFields, notes: string[]): AppStoreStep[] {
  const ofPrefix = (prefix: string) => changes.filter(({ path }) => path.startsWith(prefix));
  const version = changes.filter(
    ({ path }) => path === COPYRIGHT || path === `${RELEASE}type` || path === `${RELEASE}date`,
  );
  const categories = ofPrefix(CATEGORIES).filter(({ after }) => after !== '');
  for (const { path, before, after } of ofPrefix(CATEGORIES))
    // The API has no request that takes a category away (sources 17.2).
    if (after === '')
      notes.push(
        `${appleCategoryLabel(String(before))} stays a category (${path.slice(CATEGORIES.length)}): remove it in App Store Connect.`,
      );
  const rating = ofPrefix(RATING);
  const rights = ofPrefix(CONTENT_RIGHTS);
  const review = ofPrefix(DETAILS).filter(({ path }) => path !== COPYRIGHT);
  return [
    ...(version.length > 0
      ? [
          step('version-details', 'Change copyright and release', version, {
            do: 'version',
            attributes: Object.fromEntries(
              version.map(({ path, after }) => [VERSION_ATTRIBUTES[path] ?? '', after === '' ? null : after]),
            ),
          }),
        ]
      : []),
    ...(categories.length > 0
      ? [
          step('categories', 'Change the categories', categories, {
            do: 'categories',
            relations: Object.fromEntries(
              categories.map(({ path, after }) => [path.slice(CATEGORIES.length), String(after ?? '')]),
            ),
          }),
        ]
      : []),
    ...(rights.length > 0
      ? [
          step('content-rights', 'Answer whether the app has third-party content', rights, {
            do: 'app',
            attributes: { contentRightsDeclaration: rights[0]?.after ?? null },
          }),
        ]
      : []),
    ...(rating.length > 0
      ? [
          step('rating', 'Change the age rating', rating, {
            do: 'rating',
            attributes: Object.fromEntries(
              rating.map(({ path, after }) => [path.slice(RATING.length), after === '' ? null : after]),
            ),
          }),
        ]
      : []),
    ...(review.length > 0
      ? [
          step('review', 'Change the details for App Review', review.map(withoutSecret), {
            do: 'review',
            attributes: Object.fromEntries(
              review.map(({ path, after }) => [
                path === NEEDS_LOGIN
                  ? 'demoAccountRequired'
                  : (REVIEW_BY_FIELD[path.slice(DETAILS.length)] ?? ''),
                after,
              ]),
            ),
          }),
        ]
      : []),
  ];
}

/** A change for people to see: a secret stays in the request. */
function withoutSecret(change: FieldChange): FieldChange {
  return change.isSecret ? { path: change.path, after: null, isSecret: true } : change;
}

const VERSION_ATTRIBUTES: Readonly<Record<string, string>> = {
  [COPYRIGHT]: 'copyright',
  [`${RELEASE}type`]: 'releaseType',
  [`${RELEASE}date`]: 'earliestReleaseDate',
};

function step(
  key: string,
  title: string,
  fields: readonly FieldChange[],
  action: AppStoreAction,
): AppStoreStep {
  return { key, kind: 'change', title, fields, writes: 1, action };
}

function inverted(table: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(table).map(([attribute, field]) => [field, attribute]));
}
