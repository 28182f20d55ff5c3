import { remedyOf } from '@/decoder/advice';
import type { Cause } from '@/decoder/causes';
import type { PlanTask } from '@/decoder/plan';
import type { KitTopic } from '@/domain/reviewer-kit/kit-paragraphs';

/** Reader of the drafted text. */
export type ReplyAudience = 'apple-review' | 'google-review' | 'build';

export interface ReplyDraft {
  audience: ReplyAudience;
  /** e.g. `Reply to App Review`. */
  title: string;
  text: string;
}

const AUDIENCES: Record<ReplyAudience, { title: string; greeting: string; thanks: string; closing: string }> =
  {
    'apple-review': {
      title: 'Reply to App Review',
      greeting: 'Hello App Review team,',
      thanks: 'thank you for reviewing [app name]. We have worked through your message:',
      closing: 'Please let us know if anything is still open. We are glad to explain more.',
    },
    'google-review': {
      title: 'Reply to Google Play',
      greeting: 'Hello Google Play team,',
      thanks: 'thank you for your message about [app name]. We have worked through it:',
      closing: 'We have sent the updated version for review. Please let us know if anything is still open.',
    },
    build: {
      title: 'Message to whoever builds the app',
      greeting: 'Hello,',
      thanks: 'the store refused our upload of [app name]. This has to be done before the next one:',
      closing: 'Please tell me when a new build is ready.',
    },
  };

/** While it is not known which case is meant, no sentence about it is true yet. */
const OPEN = '[Say what you changed, and on which screen.]';
const OPEN_TO_DO = '[Say what has to be changed.]';

/** Answers that the publisher has given already: the name of the app, and the answers of the reviewer's kit. */
export interface KnownAnswers {
  appName?: string | undefined;
  kit?: Partial<Record<KitTopic, string>> | undefined;
}

/**
 * Drafts what to send, one text per reader: review teams get what was done, whoever builds the app gets what to do,
 * with the names and numbers of the store's message. Places to fill in are in square brackets.
 */
export function draftReplies(tasks: readonly PlanTask[], known: KnownAnswers = {}): ReplyDraft[] {
  return (Object.keys(AUDIENCES) as ReplyAudience[]).flatMap((audience) => {
    const all = tasks.filter(({ cause }) => audienceOf(cause) === audience);
    // A review team is written to only where an answer helps; then it is told of everything that was done.
    const isWanted = audience === 'build' || all.some(({ reply }) => !reply || reply.do === 'yes');
    const own = audience === 'build' ? all : all.filter(({ reply }) => reply?.do !== 'only-if-wrong');
    // Beside what a store refused, a mere warning about the build is nothing to write of.
    const isNote = own.length < tasks.length && own.every(({ build }) => build === 'no');
    if (!isWanted || own.length === 0 || (audience === 'build' && isNote)) return [];
    const { title, greeting, thanks, closing } = AUDIENCES[audience];
    const lines = own.map((task) => {
      const { cause, kit, steps, match } = task;
      const isOpen = steps.length === 0 && task.candidates.length > 0;
      const toDo = isOpen ? OPEN_TO_DO : steps.map(({ text }) => text).join(' ') || remedyOf(match);
      return cause.kind === 'review'
        ? [
            `- ${cause.name} (${cause.title}): ${answerOf(task)}`,
            ...kit.flatMap((topic) => known.kit?.[topic]?.split('\n').map((line) => `  ${line}`) ?? []),
          ].join('\n')
        : `- ${cause.name}, ${cause.title}: ${toDo}`;
    });
    const text = [greeting, '', thanks, '', ...lines, '', closing, '', 'Kind regards,', '[your name]'].join(
      '\n',
    );
    return [{ audience, title, text: known.appName ? text.replaceAll('[app name]', known.appName) : text }];
  });
}

/** The rule's own sentence where it is true for the case, and otherwise what the answer has to contain. */
function answerOf({ cause, reply, candidates }: PlanTask): string {
  const done = `We ${cause.done}.`;
  if (reply?.say === undefined) return !reply && candidates.length > 0 ? OPEN : done;
  if (cause.cases?.length !== 1 || cause.done === undefined) return `[${reply.say}]`;
  return reply.say.startsWith('Say that') ? done : `${done} [${reply.say}]`;
}

function audienceOf(cause: Cause): ReplyAudience {
  if (cause.kind !== 'review') return 'build';
  return cause.store === 'ios' ? 'apple-review' : 'google-review';
}
