// Compares the decoder's answers with texts whose truth is written down.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** @typedef {import('../../src/decoder/decode-letter.ts').DecodedLetter} DecodedLetter */
/** @typedef {import('../../src/decoder/cause-match.ts').CauseMatch} CauseMatch */
/** @typedef {import('../../src/model/message-sender.ts').Sender} Sender */

const ids = z.array(z.string());
const truthSchema = z
  .strictObject({
    name: z.string(),
    text: z.string(),
    file: z.string(),
    sender: z.string(),
    isRefusal: z.boolean(),
    rules: ids,
    any: z.boolean(),
    cases: ids,
    anyCase: z.boolean(),
    severity: z.string(),
    kind: z.string(),
    advice: z.array(z.string()),
    refuses: z.string(),
  })
  .partial();

/** @typedef {z.infer<typeof truthSchema> & { name: string, text: string, rules: string[], cases: string[], isRefusal: boolean }} Truth */

/**
 * Reads the truths below a folder: YAML or JSON, a list of entries with their text, or one entry beside its text file.
 * @param {string} folder @returns {Truth[]}
 */
export function readTruths(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ya?ml|json)$/.test(file))
    .sort()
    .flatMap((file) => {
      const path = join(folder, file);
      const content = /** @type {unknown} */ (parse(readFileSync(path, 'utf8')));
      const entries = z.array(truthSchema).parse(Array.isArray(content) ? content : [content]);
      return entries.map((entry, index) => {
        const text = entry.text ?? textBeside(path, entry.file);
        const rules = entry.rules ?? [];
        return {
          ...entry,
          name: `${file.replace(extname(file), '')}: ${entry.name ?? text.replaceAll('\n', ' ').slice(0, 50)}${entries.length > 1 ? ` (${index + 1})` : ''}`,
          text,
          rules,
          cases: entry.cases ?? [],
          isRefusal: entry.isRefusal ?? rules.length > 0,
        };
      });
    });
}

/** @param {string} path of the truth @param {string | undefined} file */
function textBeside(path, file) {
  const base = path.slice(0, -extname(path).length);
  const paths = file ? [join(dirname(path), file)] : ['.txt', '.eml', '.html'].map((end) => base + end);
  const found = paths.find((each) => existsSync(each));
  if (!found) throw new Error(`${path}: expected text, file, or ${base}.txt`);
  return readFileSync(found, 'utf8');
}

/**
 * Decodes each text and counts the right answers.
 * @param {readonly Truth[]} truths
 * @param {{ decode: (text: string, options: { from?: Sender }) => DecodedLetter, senders: readonly Sender[], isFromGiven?: boolean, stepsOf?: (match: CauseMatch) => string }} how
 */
export function measure(truths, { decode, senders, isFromGiven = false, stepsOf }) {
  const score = new Score();
  for (const truth of truths) {
    const from = isFromGiven ? senders.find((each) => each === truth.sender) : undefined;
    const decoded = decode(truth.text, { ...(from && { from }) });
    const named = decoded.sections.flatMap(({ causes }) => causes);
    const offered = [...named, ...decoded.closest];
    const miss = (/** @type {string} */ what, /** @type {string} */ got) =>
      score.misses.push(`${what.padEnd(10)} ${truth.name}\n            ${got}`);
    const told = offered.map(nameOf).join(', ') || decoded.kind;
    if (stepsOf)
      score.answers.push({
        name: truth.name,
        answer:
          offered.map((match) => `  ${nameOf(match)}\n${indented(stepsOf(match))}`).join('\n') ||
          `  ${decoded.kind}`,
      });
    if (!truth.isRefusal) {
      score.count('no refusal: has no cause', named.length === 0);
      score.count('no refusal: offers nothing', offered.length === 0);
      if (named.length > 0) miss('invented', told);
      if (truth.kind && truth.kind !== 'none')
        score.count('no refusal: right kind', decoded.kind === truth.kind);
      continue;
    }
    const inRules = (/** @type {CauseMatch} */ { causeId }) => truth.rules.includes(causeId);
    const hasAll = (/** @type {readonly CauseMatch[]} */ matches) =>
      truth.any
        ? matches.some(inRules)
        : truth.rules.every((id) => matches.some(({ causeId }) => causeId === id));
    const isRight = hasAll(named);
    score.count('right rule named', isRight);
    score.count(
      'right rule among the first three',
      hasAll(truth.rules.length > 1 ? offered : offered.slice(0, 3)),
    );
    score.count('no wrong cause', named.every(inRules));
    const isWrongCase = (/** @type {CauseMatch} */ { caseId }) =>
      truth.cases.length > 0 && caseId !== undefined && !truth.cases.includes(caseId);
    const isMisleading =
      !named.every(inRules) ||
      (named.some(isWrongCase) && !named.some(({ caseId }) => caseId && truth.cases.includes(caseId)));
    score.count('not misleading', !isMisleading);
    if (isMisleading) miss('misleading', `${told} instead of ${[...truth.rules, ...truth.cases].join(', ')}`);
    if (!isRight) miss('rule', `${told} instead of ${truth.rules.join(', ')}`);
    if (truth.cases.length > 0) {
      const isCase = (/** @type {CauseMatch} */ match, /** @type {string} */ id) => match.caseId === id;
      const isAsked = (/** @type {CauseMatch} */ match, /** @type {string} */ id) =>
        isCase(match, id) || match.candidates.some(({ caseId }) => caseId === id);
      const hasCases = (/** @type {readonly CauseMatch[]} */ matches, /** @type {typeof isCase} */ fits) =>
        truth.anyCase
          ? matches.some((match) => truth.cases.some((id) => fits(match, id)))
          : truth.cases.every((id) => matches.some((match) => fits(match, id)));
      score.count('right case named', hasCases(offered, isCase));
      const isOffered = hasCases(offered, isAsked);
      score.count('right case named or asked for', isOffered);
      if (truth.cases.length === 1 || truth.anyCase)
        score.count('right case among the first three', hasCases(offered.slice(0, 3), isAsked));
      if (!isOffered && isRight) miss('case', `${told} instead of ${truth.cases.join(', ')}`);
    }
    const problems = Math.max(truth.any ? 1 : truth.rules.length, truth.anyCase ? 1 : truth.cases.length);
    if (problems > 1) {
      const cases = new Set(
        offered.flatMap((match) => [match.caseId, ...match.candidates.map(({ caseId }) => caseId)]),
      );
      score.count('several causes: all named', isRight);
      if (truth.cases.length > 0)
        score.count('several causes: all cases', isRight && truth.cases.every((id) => cases.has(id)));
    }
    if (truth.severity) {
      score.count('right severity', decoded.severity?.id === truth.severity);
      if (decoded.severity?.id !== truth.severity)
        miss('severity', `${decoded.severity?.id ?? 'none'} instead of ${truth.severity}`);
    }
    if (truth.sender && !from && senders.some((each) => each === truth.sender))
      score.count('right sender guessed', decoded.sender === truth.sender);
    if (truth.advice && stepsOf) {
      const steps = named.map(stepsOf).join('\n').toLowerCase();
      const isUseful = truth.advice.every((words) =>
        words
          .toLowerCase()
          .split('|')
          .some((word) => steps.includes(word)),
      );
      score.count('wanted advice given', isUseful);
      if (!isUseful) miss('advice', `${told}: lacks ${truth.advice.join(', ')}`);
    }
  }
  return score;
}

class Score {
  /** @type {Map<string, { right: number, all: number }>} */
  figures = new Map();
  /** @type {string[]} */
  misses = [];
  /** Answer to each text, with its steps. @type {{ name: string, answer: string }[]} */
  answers = [];

  /** @param {string} name @param {boolean} isRight */
  count(name, isRight) {
    const { right, all } = this.figures.get(name) ?? { right: 0, all: 0 };
    this.figures.set(name, { right: right + (isRight ? 1 : 0), all: all + 1 });
  }

  /** How many of the texts that have this figure are right. @param {string} name */
  rightOf(name) {
    return this.figures.get(name)?.right ?? 0;
  }
}

/** @param {CauseMatch} match */
function nameOf({ causeId, caseId, candidates, certainty }) {
  const cases = caseId ?? candidates.map((each) => each.caseId).join('|');
  return `${certainty === 'closest' ? '?' : ''}${causeId}${cases ? `/${cases}` : ''}`;
}

/** @param {string} lines */
function indented(lines) {
  return lines.replaceAll(/^/gm, '    ');
}

/** @param {Score} score */
export function reportText({ figures, misses }) {
  const rows = [...figures].map(
    ([name, { right, all }]) =>
      `${name.padEnd(36)} ${String(right).padStart(5)} of ${String(all).padEnd(5)} ${((100 * right) / all).toFixed(1)} %`,
  );
  return [...misses, ...(misses.length > 0 ? [''] : []), ...rows].join('\n');
}
