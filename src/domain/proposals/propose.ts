import type { Result } from '../result';
import { judge, type JudgeOptions, type Proposal } from './judge';
import { promptFor, type Prompt, type TextTask } from './text-task';

/** Why a model gave no answer. `stopped`: the user cancelled. */
export interface ModelFailure {
  code:
    | 'unavailable'
    | 'language'
    | 'refused'
    | 'quota'
    | 'gone'
    | 'endless'
    | 'no-answer'
    | 'network'
    | 'stopped'
    | 'other';
  message: string;
}

/** A model as a task uses it. */
export interface TextModel {
  /** Writes from a prompt. */
  write?: ((prompt: Prompt) => Promise<Result<string, ModelFailure>>) | undefined;
  /** Shortens a text; for a browser without a model that writes. */
  summarize?: ((text: string) => Promise<Result<string, ModelFailure>>) | undefined;
  /** Translates a text between the locales of the task. */
  translate?: ((text: string, from: string, to: string) => Promise<Result<string, ModelFailure>>) | undefined;
  /** The language of a text, where it is sure. */
  detect?: ((text: string) => Promise<string | undefined>) | undefined;
}

export type Outcome =
  | { kind: 'proposal'; proposal: Proposal }
  /** No answer passed; the reasons are those of the last one. */
  | { kind: 'not-offered'; reasons: readonly string[] }
  | { kind: 'failed'; failure: ModelFailure };

/** Said where nothing was asked of a model. */
const CANNOT = 'Your browser’s model cannot do this.';

/** Answers that are judged before a text is given up. */
export const MAX_TRIES = 3;

/**
 * Lets a model write a text and judges each answer; the reasons go into the next prompt. Nothing is stored or applied.
 * @param newMark makes a random word for each prompt
 */
export async function propose(
  task: TextTask,
  model: TextModel,
  { rules, newMark }: Pick<JudgeOptions, 'rules'> & { newMark: () => string },
): Promise<Outcome> {
  let reasons: readonly string[] = [CANNOT];
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await askFor(task, model, { tries, reasons: tries === 0 ? [] : reasons, newMark });
    // A translator gives the same answer each time, so there is no other try without a model that writes.
    if (answer === undefined) break;
    if (!answer.ok) return { kind: 'failed', failure: answer.failure };
    const detected = await model.detect?.(answer.value);
    const judged = judge(answer.value, task, { rules, detected });
    if (judged.ok) return { kind: 'proposal', proposal: judged.proposal };
    ({ reasons } = judged);
  }
  return { kind: 'not-offered', reasons };
}

async function askFor(
  task: TextTask,
  { write, translate, summarize }: TextModel,
  { tries, reasons, newMark }: { tries: number; reasons: readonly string[]; newMark: () => string },
): Promise<Result<string, ModelFailure> | undefined> {
  if (task.kind === 'translate' && translate && tries === 0)
    return isKeywordList(task)
      ? translateList(task, translate)
      : translate(task.from, task.fromLocale, task.locale);
  if (task.kind === 'shorten' && !write && tries === 0) return summarize?.(task.from);
  return write?.(promptFor(task, newMark(), reasons));
}

function isKeywordList({ place }: TextTask): boolean {
  return place.endsWith('/keywords');
}

/** Translates keywords one by one, because a translator takes a list for a sentence. */
async function translateList(
  { from, fromLocale, locale }: TextTask,
  translate: NonNullable<TextModel['translate']>,
): Promise<Result<string, ModelFailure>> {
  const words: string[] = [];
  for (const word of from
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)) {
    const answer = await translate(word, fromLocale, locale);
    if (!answer.ok) return answer;
    words.push(
      answer.value
        .trim()
        .replace(/[.,;，、。]+$/u, '')
        .toLowerCase(),
    );
  }
  return { ok: true, value: [...new Set(words)].join(',') };
}
