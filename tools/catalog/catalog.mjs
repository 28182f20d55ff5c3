// The catalogue's kinds of things, and how each is read, checked and compiled.
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { beforeYouStart } from './kinds/before-you-start.mjs';
import { builtInDay } from './kinds/built-in-day.mjs';
import { builderMarks, builderNames, builderRefusals, builders } from './kinds/builders.mjs';
import { claims } from './kinds/claims.mjs';
import { consoles } from './kinds/consoles.mjs';
import { deadlineDates, deadlineRules, deadlines } from './kinds/deadlines.mjs';
import { languages } from './kinds/languages.mjs';
import { limits } from './kinds/limits.mjs';
import {
  applePrivacyTypes,
  buildPrompts,
  dataPurposes,
  dataSafetyRows,
  dataTopics,
  playDataTypes,
  privacyQuestions,
} from './kinds/privacy.mjs';
import { rejectionTold } from './kinds/told-model.mjs';
import { rejectionAdvice, rejectionForeseen, rejections } from './kinds/rejections.mjs';
import { meanings } from './kinds/meanings.mjs';
import { sdks } from './kinds/sdks.mjs';
import { appleRatingQuestions, appleRatingTables, playRatingQuestions } from './kinds/ratings.mjs';
import { sources } from './kinds/sources.mjs';
import { severities } from './kinds/severities.mjs';
import { textKinds } from './kinds/text-kinds.mjs';
import {
  asoCopy,
  asoEnglish,
  localizationCopy,
  functionWords,
  legal,
  locales,
  purposeStrings,
  screenshotSlots,
  wordsKind,
} from './kinds/tables.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/**
 * A kind of thing in the catalogue.
 * @typedef {object} Kind
 * @property {Record<string, import('zod').ZodType>} schemas by the name of the JSON schema that editors get
 * @property {(root: string) => Compiled} compile
 * @property {boolean} [isOfBuild] whether a newer catalogue leaves it alone
 * @property {boolean} [isReadOnUse] whether the module exports `read`, which returns everything; only a part of the build
 */

/**
 * Exports for a page by name, and everything wrong in the files.
 * @typedef {{ exports: Record<string, unknown>, problems: import('./read-yaml.mjs').Problem[], files: string[] }} Compiled
 */

/**
 * Kinds by the name of their module: `virtual:catalog/rejections`.
 * @type {Readonly<Record<string, Kind>>}
 */
export const KINDS = {
  'before-you-start': beforeYouStart,
  builders,
  'builder-marks': builderMarks,
  'builder-names': builderNames,
  'builder-refusals': builderRefusals,
  'built-in-day': builtInDay,
  claims,
  consoles,
  deadlines,
  'deadline-rules': deadlineRules,
  'deadline-dates': deadlineDates,
  languages,
  rejections,
  'rejection-advice': rejectionAdvice,
  'rejection-foreseen': rejectionForeseen,
  'rejection-told': rejectionTold,
  sdks,
  severities,
  'text-kinds': textKinds,
  'apple-rating-questions': appleRatingQuestions,
  'apple-rating-tables': appleRatingTables,
  'aso-copy': asoCopy,
  'aso-english': asoEnglish,
  'localization-copy': localizationCopy,
  'play-rating-questions': playRatingQuestions,
  'apple-privacy-types': applePrivacyTypes,
  'play-data-types': playDataTypes,
  'build-prompts': buildPrompts,
  'purpose-strings': purposeStrings,
  'data-kinds': dataTopics,
  'data-purposes': dataPurposes,
  'data-safety-rows': dataSafetyRows,
  'privacy-questions': privacyQuestions,
  legal,
  limits,
  locales,
  meanings,
  sources,
  'screenshot-slots': screenshotSlots,
  'function-words': functionWords,
  'words-claims': wordsKind('claims'),
  'words-unfinished': wordsKind('unfinished'),
  'words-drafts': wordsKind('drafts'),
  'words-platforms': wordsKind('platforms'),
  'words-brands': wordsKind('brands'),
  'words-ratings': wordsKind('ratings'),
};

/**
 * Everything that a newer catalogue replaces: the exports of the modules, by the name of the module.
 * @param {string} root of the project
 * @returns {{ parts: Record<string, Record<string, unknown>>, problems: import('./read-yaml.mjs').Problem[] }}
 */
export function compileParts(root) {
  const compiled = Object.entries(KINDS)
    .filter(([, kind]) => !kind.isOfBuild)
    .map(([name, kind]) => /** @type {const} */ ([name, kind.compile(root)]));
  return {
    // As the plugin hands it on: fields without a value are gone.
    parts: JSON.parse(
      JSON.stringify(Object.fromEntries(compiled.map(([name, { exports }]) => [name, exports]))),
    ),
    problems: compiled.flatMap(([, { problems }]) => problems),
  };
}

/**
 * Ids of rows, from which TypeScript takes its types, with their labels.
 * @param {string} root of the project
 */
function catalogNames(root) {
  const { APPLE_TYPES, APPLE_PURPOSE_NAMES } = applePrivacyTypes.compile(root).exports;
  const { PLAY_TYPE_LABELS, PLAY_PURPOSE_LABELS } = playDataTypes.compile(root).exports;
  const { DATA_TOPICS, DATA_KINDS } = dataTopics.compile(root).exports;
  /** @param {Record<string, { label: string }>} rows @returns {Record<string, string>} */
  const labels = (rows) => Object.fromEntries(Object.entries(rows).map(([name, { label }]) => [name, label]));
  /** @param {{ id: string, label: string }[]} rows */
  const byId = (rows) => Object.fromEntries(rows.map(({ id, label }) => [id, label]));
  return {
    sources: Object.fromEntries(
      Object.entries(sources.compile(root).exports).map(([name, rows]) => [name, labels(rows)]),
    ),
    appleTypes: labels(APPLE_TYPES),
    applePurposes: labels(APPLE_PURPOSE_NAMES),
    playTypes: PLAY_TYPE_LABELS,
    playPurposes: PLAY_PURPOSE_LABELS,
    dataTopics: byId(DATA_TOPICS.map(({ id, title }) => ({ id, label: title }))),
    dataKinds: byId(DATA_KINDS),
    dataPurposes: byId(dataPurposes.compile(root).exports.DATA_PURPOSES),
  };
}

/**
 * JSON schemas for editors and the ids for TypeScript, by file.
 * @returns {Map<string, string>}
 */
export function editorSchemas() {
  const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;
  const schemas = Object.assign({}, ...Object.values(KINDS).map((kind) => kind.schemas));
  return new Map([
    ['catalog/schemas/names.json', json(catalogNames(ROOT))],
    ...Object.entries(schemas).map(
      ([name, schema]) =>
        /** @type {const} */ ([`catalog/schemas/${name}.json`, json(z.toJSONSchema(schema))]),
    ),
  ]);
}
