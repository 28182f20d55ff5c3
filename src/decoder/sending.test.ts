import { describe, expect, it } from 'vitest';
import { casesOf } from './advice';
import { CAUSES } from './causes';
import { buildOf, sendingSteps, type Sending } from './sending';

const textsOf = (...args: Parameters<typeof sendingSteps>) => sendingSteps(...args).map(({ text }) => text);

const apple = (part: Partial<Sending>): Sending => ({
  ...{ store: 'ios', build: 'no', send: 'review', hasReply: false },
  ...part,
});

const ALL = CAUSES.flatMap(({ id, store, kind }) =>
  casesOf(id).map((advice) => ({
    name: `${id}/${advice.id}`,
    kind,
    advice,
    sending: { ...advice, store, hasReply: advice.reply.do === 'yes' },
  })),
);

describe('how cases go back to the store', () => {
  it('is one build and one review for all of them', () => {
    expect(
      textsOf([apple({ build: 'yes' }), apple({ build: 'yes', hasReply: true }), apple({ build: 'maybe' })]),
    ).toEqual([
      'Raise the build number, upload a new build, and choose it under Build.',
      'Press Reply to App Review, and answer all points in one message.',
      'Press Update Review on the version page, then Resubmit to App Review.',
    ]);
  });

  it('leaves an approved update alone', () => {
    expect(textsOf([apple({ build: 'yes', hasReply: true })], 'fix-later')).toEqual([
      'Send this with the next version, and say in its Notes what changed and where.',
    ]);
  });

  it('is a first submission where nobody has the version yet', () => {
    expect(textsOf([apple({ hasReply: true }), apple({ send: 'submit' })], 'form-missing')).toEqual([
      'Press Add for Review, then Submit to App Review.',
    ]);
  });

  it('is one of two ways after an offer for bug fixes', () => {
    expect(textsOf([apple({ build: 'yes' })], 'bug-fix-offer')).toEqual([
      expect.stringMatching(/^If this update fixes bugs, /),
      'Otherwise raise the build number, upload a new build, and choose it under Build.',
      expect.stringMatching(/^Press Update Review/),
    ]);
  });

  it('is a mere answer where nothing else is wrong', () => {
    expect(textsOf([apple({ send: 'reply', hasReply: true })])).toEqual([
      'Press Reply to App Review, and send your answer.',
    ]);
  });

  it('says when a build that may be needed is needed', () => {
    const icon = apple({ build: 'maybe', buildIf: 'if the icon changed' });
    expect(textsOf([icon])[0]).toBe(
      'Upload a new build, with a higher number, and choose it under Build if the icon changed.',
    );
    expect(textsOf([icon, apple({ build: 'maybe' })])[0]).toBe(
      'Upload a new build, with a higher number, and choose it under Build if the app itself changed.',
    );
  });

  it('sends nothing for review while the store looks at the account', () => {
    for (const steps of [
      textsOf([apple({ send: 'reply', hasReply: true, hold: true }), apple({ build: 'yes' })]),
      textsOf([apple({ build: 'yes', hasReply: true })], 'held'),
    ])
      expect(steps).toEqual([
        expect.stringMatching(/^Press Reply/),
        'Send nothing else for review until they have answered.',
      ]);
  });
});

describe('how cases go back after a message that says more', () => {
  it('is an answer where it only asks, and a new review where something changed', () => {
    expect(textsOf([apple({})], 'information-needed')).toEqual([
      'Press Reply to App Review, and send your answer.',
      'If you changed the build or the listing, press Update Review, then Resubmit to App Review.',
    ]);
    expect(textsOf([apple({ build: 'yes' })], 'information-needed').at(-1)).toBe(
      'Press Update Review on the version page, then Resubmit to App Review.',
    );
  });

  it('is a new review for papers, where the version was rejected', () => {
    const papers = [apple({ send: 'reply', hasReply: true })];
    expect(textsOf(papers, 'rejected').at(-1)).toMatch(/^If the version says Rejected, .* Resubmit/);
    expect(textsOf(papers, 'information-needed')).toHaveLength(1);
  });

  it('is nothing for a mere reminder', () => {
    expect(textsOf([apple({ send: 'submit' })])).toEqual([expect.stringMatching(/Add for Review/)]);
    expect(textsOf([apple({ send: 'submit' })], 'coming-date')).toEqual([]);
  });

  it('is TestFlight for a build that testers wait for', () => {
    expect(textsOf([apple({ hasReply: true })], 'beta-rejected')).toEqual([
      expect.stringMatching(/TestFlight, Test Information/),
      'Open the build under TestFlight, and submit it to Beta App Review again.',
    ]);
  });

  it('is an appeal or a new app for one that is suspended', () => {
    expect(textsOf([{ ...apple({ build: 'yes' }), store: 'android' }], 'suspended')).toEqual([
      expect.stringMatching(/one appeal/),
      expect.stringMatching(/new package name/),
    ]);
  });
});

/** Any two cases of one store that a letter can have: those of a review, or those of an upload. */
function pairs() {
  return ALL.flatMap((one, index) =>
    ALL.slice(index + 1).flatMap((two) =>
      one.sending.store === two.sending.store && (one.kind === 'review') === (two.kind === 'review')
        ? [{ one, two }]
        : [],
    ),
  );
}

/** Statements of two cases together that can't both be true. */
function contradictionsOf(one: (typeof ALL)[number], two: (typeof ALL)[number]): string[] {
  const parts = [one.sending, two.sending];
  const steps = textsOf(parts);
  const build = buildOf(parts);
  const has = (words: RegExp) => steps.some((text) => words.test(text));
  const own = [...one.advice.steps, ...two.advice.steps];
  const isHeld = has(/^Send nothing else/);
  const problems = [
    [build === 'no' && has(/new build|new bundle/), 'a build that no case needs'],
    [
      build === 'yes' && has(/new build (?:if|unless)|Upload again\./),
      'the build that is needed, as a choice',
    ],
    [isHeld && has(/Resubmit|Send for review|new build/), 'both wait and send'],
    [
      isHeld && own.some((text) => /\b(?:Resubmit|Send for review)\b/.test(text)),
      'wait, and a step that sends',
    ],
    [has(/Resubmit/) && has(/Add for Review/), 'two ways to review'],
    [new Set(steps).size < steps.length, 'something twice'],
    [
      [one, two].some(({ advice: { hold } }) => hold) &&
        !isHeld &&
        parts.some(({ send }) => send === 'review'),
      'a review that has to wait',
    ],
  ] as const;
  return problems.flatMap(([isWrong, what]) => (isWrong ? [`${one.name} + ${two.name}: ${what}`] : []));
}

describe('any two cases that can meet', () => {
  it('do not contradict each other in how they are sent', () => {
    const found = pairs().flatMap(({ one, two }) => contradictionsOf(one, two));
    expect(found.slice(0, 20)).toEqual([]);
  });

  it('and of which one alone can be true ask the publisher', () => {
    const groups = ALL.flatMap(({ advice: { either } }) => either ?? []);
    expect(groups.filter((name) => groups.indexOf(name) === groups.lastIndexOf(name))).toEqual([]);
  });
});
