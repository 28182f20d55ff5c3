import { describe, expect, it } from 'vitest';
import { EMPTY_DETAILS, type SubmissionDetails } from '@/model/draft';
import { NO_KIT, type ReviewerKit } from '@/model/reviewer-kit';
import { itEvery } from '@tests/support/it-every';
import { accessNotes, openParagraphs, withAnswerInNotes, withKit } from './kit-notes';
import { kitFacts, kitParagraphs, type KitSource, type KitTopic } from './kit-paragraphs';

function source(
  texts: ReviewerKit['texts'] = {},
  details: Partial<SubmissionDetails> = {},
  yesNo: ReviewerKit['yesNo'] = {},
): KitSource {
  return { details: { ...EMPTY_DETAILS, ...details }, reviewerKit: { yesNo, texts } };
}

const answer =
  (texts: ReviewerKit['texts']) =>
  <Draft extends KitSource>(draft: Draft): Draft => ({
    ...draft,
    reviewerKit: {
      ...(draft.reviewerKit ?? NO_KIT),
      texts: { ...draft.reviewerKit?.texts, ...texts },
    },
  });
const notesAfter = (draft: KitSource, texts: ReviewerKit['texts']) =>
  withKit(draft, answer(texts)).details.reviewNotes;

describe('the notes for App Review', () => {
  it('are made of the answers, in the order of the subjects', () => {
    let draft = withKit(source(), answer({ ai: 'No AI service.' }));
    draft = withKit(draft, answer({ special: 'Three lines a day.' }));
    draft = withKit(draft, answer({ features: '1. Tap Write.\n2. Tap Save.' }));
    expect(draft.details.reviewNotes).toBe(
      'About the app:\nThree lines a day.\n\nHow to reach the main features:\n1. Tap Write.\n2. Tap Save.\n\nAI services:\nNo AI service.',
    );
  });

  it('keep the publisher’s own words, whatever is answered afterwards', () => {
    const own = '  Please use an iPad.\n\n\nVideo calls: see the help.\n';
    const draft = withKit(source({}, { reviewNotes: own }), answer({ video: 'https://lantern.example/v' }));
    expect(draft.details.reviewNotes).toBe(
      '  Please use an iPad.\n\n\nVideo calls: see the help.\n\nVideo:\nhttps://lantern.example/v',
    );
    expect(notesAfter(draft, { video: 'https://lantern.example/2' })).toBe(
      '  Please use an iPad.\n\n\nVideo calls: see the help.\n\nVideo:\nhttps://lantern.example/2',
    );
    expect(notesAfter(draft, { video: '' })).toBe(own.trimEnd());
  });

  it('keep a paragraph that was edited by hand, and still follow the other answers', () => {
    const draft = withKit(source(), answer({ special: 'Three lines.', ai: 'None.' }));
    const edited = {
      ...draft,
      details: {
        ...draft.details,
        reviewNotes: draft.details.reviewNotes.replace('Three lines.', 'My words.'),
      },
    };
    const after = withKit(edited, answer({ special: 'Four lines.', ai: 'One.' }));
    expect(after.details.reviewNotes).toBe('About the app:\nMy words.\n\nAI services:\nOne.');
    expect(openParagraphs(after)).toEqual([
      { topic: 'special', text: 'About the app:\nFour lines.', isEdited: true },
    ]);
    expect(withAnswerInNotes(after, 'special')).toBe('About the app:\nFour lines.\n\nAI services:\nOne.');
  });

  it('do not get back a paragraph that was deleted by hand, but offer it', () => {
    const draft = withKit(source(), answer({ special: 'Three lines.' }));
    const deleted = { ...draft, details: { ...draft.details, reviewNotes: '' } };
    const after = withKit(deleted, answer({ special: 'Four lines.' }));
    expect(after.details.reviewNotes).toBe('');
    expect(openParagraphs(after)).toMatchObject([{ topic: 'special', isEdited: false }]);
    expect(withAnswerInNotes(after, 'special')).toBe('About the app:\nFour lines.');
  });

  it('do not take a longer paragraph for the one of an answer', () => {
    const draft = withKit(source(), answer({ special: 'Three' }));
    const longer = {
      ...draft,
      details: { ...draft.details, reviewNotes: 'About the app:\nThree lines and more' },
    };
    expect(notesAfter(longer, { special: 'Four' })).toBe('About the app:\nThree lines and more');
  });

  it.each([
    ['quotes and signs', 'Say "hello" & <b>tap</b> ‘Go’ \\n $& $1'],
    ['right-to-left', 'افتح التطبيق\nثم اضغط حفظ'],
    ['5,000 characters', 'a '.repeat(2500).trim()],
    ['blank lines and Windows line ends', 'One\r\n\r\n\r\nTwo\n \n'],
    ['a heading of the kit', 'Sign-in:\nVideo:'],
  ])('follow an answer with %s, and drop it again', (_name, text) => {
    const own = 'My own first words.';
    const draft = withKit(source({}, { reviewNotes: own }), answer({ features: text }));
    expect(openParagraphs(draft)).toEqual([]);
    const changed = withKit(draft, answer({ features: `${text}!` }));
    expect(openParagraphs(changed)).toEqual([]);
    expect(notesAfter(changed, { features: '' })).toBe(own);
  });

  it('stay fast with a megabyte of spaces', () => {
    const draft = source({}, { reviewNotes: `About the app:${' '.repeat(1_000_000)}x` });
    expect(notesAfter(draft, { special: 'Three lines.' })).toBe(draft.details.reviewNotes);
  });
});

describe('signing in', () => {
  const needsLogin = true;
  itEvery<[string, KitSource, string | undefined]>([
    ['not asked', source(), undefined],
    ['no', source({}, { needsLogin: false }), 'No sign-in is needed.'],
    ['yes', source({}, { needsLogin }), 'The user name and password are in the fields above.'],
    [
      'with a code and a last day',
      source(
        { signIn: 'Tap Me > Sign in.', code: '123456', accountEnds: '2027-06-30' },
        { needsLogin },
        {
          code: true,
          accountEnds: true,
        },
      ),
      'The user name and password are in the fields above.\nTap Me > Sign in.\nWhen the app asks for a code, enter 123456\nThe account works until Jun 30, 2027.',
    ],
    [
      'with neither, whatever was typed before',
      source(
        { code: '123456', accountEnds: '2027-06-30' },
        { needsLogin },
        { code: false, accountEnds: false },
      ),
      'The user name and password are in the fields above.\nThe account needs no code.\nThe account does not expire.',
    ],
    [
      'with a yes that has no text yet',
      source({}, { needsLogin }, { code: true, accountEnds: true }),
      'The user name and password are in the fields above.',
    ],
  ])('every row of the table', (_name, draft, expected) => {
    expect(kitFacts(draft).signIn).toBe(expected);
  });

  it('never puts the demo account into the notes', () => {
    const draft = withKit(
      source({ signIn: 'Tap Sign in.' }, { demoUser: 'ada@example.com', demoPassword: 'sesame-77' }),
      (now) => ({ ...now, details: { ...now.details, needsLogin: true } }),
    );
    expect(draft.details.reviewNotes).toContain('Tap Sign in.');
    expect(`${draft.details.reviewNotes} ${accessNotes(draft)}`).not.toMatch(/ada@|sesame/);
  });
});

it('has no paragraph for a sign-in of which nothing more is known', () => {
  expect(kitParagraphs(source({}, { needsLogin: true }))).toEqual({});
  expect(kitParagraphs(source({}, { needsLogin: false }))).toHaveProperty('signIn');
});

describe('hardware, a place and a second person', () => {
  const topics: KitTopic[] = ['hardware', 'place', 'person'];
  it('are facts when they are not needed, but no paragraph', () => {
    const draft = source({ hardware: 'A lamp' }, {}, { hardware: false, place: false, person: false });
    expect(Object.keys(kitFacts(draft))).toEqual(topics);
    expect(kitParagraphs(draft)).toEqual({});
  });

  it('are neither before they are answered', () => {
    expect(kitFacts(source({ hardware: 'A lamp' }))).toEqual({});
    expect(kitFacts(source({}, {}, { hardware: true }))).toEqual({});
    expect(kitFacts(source({ hardware: 'A lamp' }, {}, { hardware: true }))).toEqual({ hardware: 'A lamp' });
  });
});

describe('the text for Google’s reviewers', () => {
  it('is what helps to get in, with the publisher’s own paragraphs', () => {
    const draft = withKit(
      source({}, { reviewNotes: 'Please use an iPad.', needsLogin: true }),
      answer({ signIn: 'Tap Me.', features: 'Tap Write.', purchases: 'None.', ai: 'None.' }),
    );
    expect(accessNotes(draft)).toBe(
      'Sign-in:\nThe user name and password are in the fields above.\nTap Me.\n\nHow to reach the main features:\nTap Write.\n\nPlease use an iPad.',
    );
  });

  it('is the notes as before the kit, where nothing is answered', () => {
    const notes = 'First paragraph.\n\nSecond one.';
    expect(accessNotes(source({}, { reviewNotes: notes }))).toBe(notes);
  });

  it('takes a paragraph as it was edited by hand', () => {
    const draft = withKit(source(), answer({ features: 'Tap Write.' }));
    const reviewNotes = 'How to reach the main features:\nTap Edit.';
    expect(accessNotes({ ...draft, details: { ...draft.details, reviewNotes } })).toBe(reviewNotes);
  });

  it('stays as it was written by hand', () => {
    const draft = source({ features: 'Tap Write.' });
    expect(accessNotes({ ...draft, reviewerKit: { ...NO_KIT, accessNotes: 'Mine.' } })).toBe('Mine.');
    expect(accessNotes({ ...draft, reviewerKit: { ...NO_KIT, accessNotes: '' } })).toBe('');
  });
});
