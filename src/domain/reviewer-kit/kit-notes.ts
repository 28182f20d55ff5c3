import type { DraftContent } from '@/model/draft';
import { NO_KIT } from '@/model/reviewer-kit';
import { storeText } from '../texts';
import { KIT_HEADINGS, KIT_TOPICS, kitParagraphs, type KitSource, type KitTopic } from './kit-paragraphs';

/** Longest notes of App Review, in characters (sources 1.1). */
export const MAX_REVIEW_NOTES = 4000;
/** Longest text for Google's reviewers, in characters (sources 1.3). */
export const MAX_ACCESS_NOTES = 500;

/**
 * Changes answers of the kit and, with them, the paragraphs of the notes that they make. A paragraph that was edited by
 * hand stays unchanged, and so does everything else in the notes.
 */
export function withKit<Draft extends Pick<DraftContent, 'details' | 'reviewerKit'>>(
  draft: Draft,
  change: (draft: Draft) => Draft,
): Draft {
  const changed = change(draft);
  const before = kitParagraphs(draft);
  const after = kitParagraphs(changed);
  const reviewNotes = KIT_TOPICS.reduce(
    (notes, topic) =>
      before[topic] === after[topic] ? notes : withParagraph(notes, topic, before[topic], after[topic]),
    changed.details.reviewNotes,
  );
  return { ...changed, details: { ...changed.details, reviewNotes } };
}

/** An answer that the notes do not contain word by word. */
export interface OpenParagraph {
  topic: KitTopic;
  /** The paragraph that the answer makes. */
  text: string;
  /** The notes have a paragraph with its heading, which was edited by hand. */
  isEdited: boolean;
}

/** The answers that are missing in notes that were edited by hand. */
export function openParagraphs(source: KitSource): OpenParagraph[] {
  const { reviewNotes } = source.details;
  const paragraphs = kitParagraphs(source);
  return KIT_TOPICS.flatMap((topic): OpenParagraph[] => {
    const text = paragraphs[topic];
    if (text === undefined || rangeOf(reviewNotes, text)) return [];
    return [{ topic, text, isEdited: editedRange(reviewNotes, topic) !== undefined }];
  });
}

/** Puts the paragraph of an answer into the notes; one that was edited by hand is replaced. */
export function withAnswerInNotes(source: KitSource, topic: KitTopic): string {
  const { reviewNotes } = source.details;
  const text = kitParagraphs(source)[topic];
  if (text === undefined || rangeOf(reviewNotes, text)) return reviewNotes;
  const edited = editedRange(reviewNotes, topic);
  return edited ? replaced(reviewNotes, edited, text) : inserted(reviewNotes, topic, text);
}

/** Subjects that help a reviewer get in; the others are about the App Store. */
const ACCESS_TOPICS: readonly KitTopic[] = ['signIn', 'features', 'hardware', 'place', 'person', 'video'];

/**
 * The text for Google's reviewers: as it was written by hand, or made of the answers that help to get in and of the
 * publisher's own paragraphs in the notes for App Review.
 */
export function accessNotes(source: KitSource): string {
  const { accessNotes: byHand } = source.reviewerKit ?? NO_KIT;
  if (byHand !== undefined) return byHand;
  const { reviewNotes } = source.details;
  const paragraphs = kitParagraphs(source);
  const fromKit = ACCESS_TOPICS.flatMap((topic) => {
    const edited = editedRange(reviewNotes, topic);
    const text = edited ? reviewNotes.slice(...edited) : paragraphs[topic];
    return text === undefined ? [] : [text];
  });
  return [...fromKit, ...ownParagraphs(reviewNotes)].join('\n\n');
}

/** Paragraphs of the notes that do not begin with a heading of the kit. */
function ownParagraphs(notes: string): string[] {
  return storeText(notes)
    .split(/\n{2,}/)
    .filter((each) => each !== '' && !KIT_TOPICS.some((topic) => each.startsWith(KIT_HEADINGS[topic])));
}

type Range = [start: number, end: number];

function withParagraph(
  notes: string,
  topic: KitTopic,
  before: string | undefined,
  after: string | undefined,
): string {
  const range = before === undefined ? undefined : rangeOf(notes, before);
  if (range) return after === undefined ? removed(notes, range) : replaced(notes, range, after);
  // Either the answer is new, or its paragraph was edited or removed by hand, which stays so.
  if (before !== undefined || after === undefined || editedRange(notes, topic)) return notes;
  return inserted(notes, topic, after);
}

/** Where a paragraph is in the notes, as a whole and word by word. */
function rangeOf(notes: string, paragraph: string): Range | undefined {
  for (let at = notes.indexOf(paragraph); at >= 0; at = notes.indexOf(paragraph, at + 1)) {
    const end = at + paragraph.length;
    if (isStart(notes, at) && paragraphEnd(notes, at) === end) return [at, end];
  }
  return undefined;
}

/** Where the notes have a paragraph with the heading of a subject. */
function editedRange(notes: string, topic: KitTopic): Range | undefined {
  const heading = KIT_HEADINGS[topic];
  for (let at = notes.indexOf(heading); at >= 0; at = notes.indexOf(heading, at + 1)) {
    if (isStart(notes, at)) return [at, paragraphEnd(notes, at)];
  }
  return undefined;
}

/** Whether a line begins at an index, apart from spaces. */
function isStart(notes: string, at: number): boolean {
  const line = notes.lastIndexOf('\n', at - 1) + 1;
  return at === 0 || notes.slice(line, at).trim() === '';
}

/** Where the paragraph that begins at an index ends: before a blank line, or with the text. */
function paragraphEnd(notes: string, at: number): number {
  let end = at;
  for (let start = at; start < notes.length;) {
    const next = notes.indexOf('\n', start);
    const line = notes.slice(start, next < 0 ? undefined : next).trimEnd();
    if (line === '') break;
    end = start + line.length;
    if (next < 0) break;
    start = next + 1;
  }
  return end;
}

function replaced(notes: string, [start, end]: Range, text: string): string {
  return notes.slice(0, start) + text + notes.slice(end);
}

function removed(notes: string, [start, end]: Range): string {
  const before = notes.slice(0, start).replace(/\s+$/, '');
  const after = notes.slice(end).replace(/^\s+/, '');
  return before === '' || after === '' ? before + after : `${before}\n\n${after}`;
}

/** Inserts a paragraph after that of the nearest subject before it, or at the end. */
function inserted(notes: string, topic: KitTopic, text: string): string {
  const earlier = KIT_TOPICS.slice(0, KIT_TOPICS.indexOf(topic)).toReversed();
  for (const each of earlier) {
    const range = editedRange(notes, each);
    if (range) return `${notes.slice(0, range[1])}\n\n${text}${notes.slice(range[1])}`;
  }
  const later = KIT_TOPICS.slice(KIT_TOPICS.indexOf(topic) + 1);
  for (const each of later) {
    const range = editedRange(notes, each);
    if (range) return `${notes.slice(0, range[0])}${text}\n\n${notes.slice(range[0])}`;
  }
  const own = notes.replace(/\s+$/, '');
  return own === '' ? text : `${own}\n\n${text}`;
}
