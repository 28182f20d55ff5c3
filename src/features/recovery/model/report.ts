import { remedyOf } from '@/decoder/advice';
import { CAUSES } from '@/decoder/causes';
import { decodeAnyLanguage } from '@/decoder/decode-any-language';
import type { DocumentBlock, PageDocument } from '@/domain/documents/document';
import { STORE_NAMES } from '@/domain/stores/stores';
import { durationText, inPriorityOrder, timelineOf, type RecoveryPlan, type Rejection } from './recovery';

/** Notes longer than this are shortened in the report; the page shows them in full. */
const MAX_NOTES = 20_000;

export interface RecoveryReport {
  rejection: Rejection;
  plan: RecoveryPlan;
  notes: string;
  /** `YYYY-MM-DD` */
  day: string;
}

/**
 * The recovery plan of a rejection as a document, with the Additional Notes and what the decoder found in them.
 * @param createdAt milliseconds since 1970
 */
export function recoveryReport(report: RecoveryReport, createdAt: number): PageDocument {
  const { rejection, plan, notes, day } = report;
  const findings = decodeAnyLanguage(notes).sections.flatMap(({ causes }) => causes);
  const blocks: DocumentBlock[] = [
    { kind: 'paragraph', text: `${day}. Sample data; the analysis is simulated.`, tone: 'soft' },
    {
      kind: 'facts',
      rows: [
        ['App', rejection.appName],
        ['Store', STORE_NAMES[rejection.store]],
        ['Rejected', rejection.rejectedDate],
        ['Reason', rejection.reason],
        ['Total time', durationText(plan.totalEstimatedTime)],
        ['Success probability', `${plan.successProbability}%`],
      ],
    },
    { kind: 'heading', level: 2, text: 'Details' },
    { kind: 'paragraph', text: rejection.details },
    { kind: 'heading', level: 2, text: 'Reviewer notes' },
    { kind: 'paragraph', text: rejection.reviewerNotes },
    { kind: 'heading', level: 2, text: 'Issues & Fixes' },
    ...inPriorityOrder(plan).flatMap((issue, index): DocumentBlock[] => [
      { kind: 'heading', level: 3, text: `${index + 1}. ${issue.title}` },
      {
        kind: 'paragraph',
        tone: 'soft',
        text: `${issue.category}, severity ${issue.severity}, confidence ${issue.confidence}%, ${durationText(issue.estimatedTime)}`,
      },
      { kind: 'paragraph', text: `${issue.description} ${issue.suggestion}` },
      {
        kind: 'facts',
        rows: [
          [`${issue.change.field} before`, issue.change.before],
          [`${issue.change.field} after`, issue.change.after],
        ],
      },
    ]),
    { kind: 'heading', level: 2, text: 'Action Timeline' },
    {
      kind: 'table',
      columns: [{ label: 'Action', share: 3 }, { label: 'From' }, { label: 'To' }],
      rows: timelineOf(plan).map(({ issue, from, to }) => [
        issue.title,
        durationText(from),
        durationText(to),
      ]),
    },
  ];
  if (notes.trim() !== '') {
    const isShortened = notes.length > MAX_NOTES;
    blocks.push(
      { kind: 'heading', level: 2, text: 'Additional Notes' },
      {
        kind: 'paragraph',
        text: isShortened ? `${firstPart(notes)} [shortened]` : notes,
      },
    );
  }
  if (findings.length > 0)
    blocks.push(
      { kind: 'heading', level: 2, text: 'Causes found in the notes' },
      {
        kind: 'table',
        columns: [{ label: 'Rule' }, { label: 'Cause', share: 2 }, { label: 'Fix', share: 2 }],
        rows: findings.map(({ causeId, meaning, fix }) => [
          CAUSES.find(({ id }) => id === causeId)?.name ?? causeId,
          meaning,
          remedyOf({ causeId, fix }),
        ]),
      },
    );
  return {
    title: `Recovery report: ${rejection.appName}`,
    blocks,
    footer: 'StorePilot',
    language: 'en',
    createdAt,
  };
}

/** Cuts a text without splitting a character. */
function firstPart(notes: string): string {
  return notes.slice(0, MAX_NOTES).replace(/[\uD800-\uDBFF]$/, '');
}
