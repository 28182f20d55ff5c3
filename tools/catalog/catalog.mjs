// The catalogue's kinds of things, and how each is read, checked and compiled.
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { beforeYouStart } from './kinds/before-you-start.mjs';
import { builtInDay } from './kinds/built-in-day.mjs';
import { builderMarks, builderRefusals, builders } from './kinds/builders.mjs';
import { claims } from './kinds/claims.mjs';
import { consoles } from './kinds/consoles.mjs';
import { deadlineDates, deadlineRules, deadlines } from './kinds/deadlines.mjs';
import { languages } from './kinds/languages.mjs';
import { limits } from './kinds/limits.mjs';
import { rejectionAdvice, rejectionForeseen, rejections } from './kinds/rejections.mjs';
import { sdks } from './kinds/sdks.mjs';
import { appleRatingQuestions, appleRatingTables, playRatingQuestions } from './kinds/ratings.mjs';
import { sourceNames, sources } from './kinds/sources.mjs';
import { severities } from './kinds/severities.mjs';
import {
  asoCopy,
  asoEnglish,
  localizationCopy,
  functionWords,
  legal,
  locales,
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
  sdks,
  severities,
  'apple-rating-questions': appleRatingQuestions,
  'apple-rating-tables': appleRatingTables,
  'aso-copy': asoCopy,
  'aso-english': asoEnglish,
  'localization-copy': localizationCopy,
  'play-rating-questions': playRatingQuestions,
  legal,
  limits,
  locales,
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
 * JSON schemas for editors and the names of the sources, by file.
 * @returns {Map<string, string>}
 */
export function editorSchemas() {
  const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;
  const schemas = Object.assign({}, ...Object.values(KINDS).map((kind) => kind.schemas));
  return new Map([
    ['catalog/schemas/source-names.json', json(sourceNames(ROOT))],
    ...Object.entries(schemas).map(
      ([name, schema]) =>
        /** @type {const} */ ([`catalog/schemas/${name}.json`, json(z.toJSONSchema(schema))]),
    ),
  ]);
}
