import { buildChanges } from '@/domain/builds/build-changes';
import type { Baseline } from '@/domain/baseline/baseline';
import { draftDiff } from '@/domain/baseline/draft-diff';
import type { DataSafetyLabels } from '@/domain/privacy/data-safety-csv';
import { listingFor } from '@/domain/listings/store-texts';
import type { SubmissionDraft } from '@/model/draft';
import { answerChanges } from '@/domain/submissions/answer-changes';
import { draftTitle } from '@/domain/submissions/draft-label';
import type { ReadinessReport } from '@/domain/submissions/readiness-report';
import type { ApprovalRecord } from '@/domain/team-sync/approval-record';
import { missingPicturesNote } from '@/domain/submissions/shared-pictures';
import { approvalFiles } from '@/domain/packages/approvals';
import { changesHtml, changesMarkdown } from '@/domain/packages/changes-document';
import { easMetadataFiles } from '../eas/write';
import { fastlaneDeliverFiles } from '../deliver/write';
import { fastlaneSupplyFiles } from '../supply/write';
import type { WriteFormat } from '../parts/format';
import { gradlePlayPublisherFiles } from '../gradle-play-publisher/write';
import { appIdFor, type PackageFile } from '@/domain/packages/package-file';
import { privacyFiles } from '@/domain/packages/privacy-files';
import { purchaseFiles } from '@/domain/packages/purchase-files';
import { layoutFor } from '../parts/package-layout';
import { packageReadme, READINESS_JSON_PATH, type WriteBack } from './package-readme';
import { RATING_SHEET_PATH } from '../parts/rating-config';
import { ratingSheetHtml } from '@/domain/packages/rating-sheet-html';
import type { ReadinessSubject } from '@/domain/documents/html-document';
import { readinessHtml, readinessJson } from '@/domain/packages/readiness-html';

/** The writers of every package; gradle-play-publisher's files come on request. */
const WRITERS: readonly WriteFormat[] = [fastlaneDeliverFiles, fastlaneSupplyFiles, easMetadataFiles];

/** The files of the upload tools' layouts, from which others are made. */
export interface MadeLayouts {
  subject: ReadinessSubject;
  files: readonly PackageFile[];
}

export interface PackageOptions {
  report: ReadinessReport;
  /** `YYYY-MM-DD` in the publisher's time zone. */
  exportDate: string;
  /** Adds gradle-play-publisher's tree for an Android submission. */
  includeGradlePlay?: boolean;
  /** Source of an imported draft: the package then lists the changes. */
  baseline?: Baseline | undefined;
  /** Labels of the publisher's own Data safety export, which the package's table then has. */
  dataSafetyLabels?: DataSafetyLabels | undefined;
  /** Section of the README about the folder that the draft was imported from. */
  writeBack?: WriteBack | undefined;
  /** Parts that the caller had to leave out of the draft, in words for the publisher. */
  leftOut?: readonly string[] | undefined;
  /** The team's decisions about a shared draft. */
  approvals?: ApprovalRecord | undefined;
  /** Makes further files from those of the layouts, e.g. the way through the consoles by hand. */
  more?: ((made: MadeLayouts) => readonly PackageFile[]) | undefined;
}

export interface SubmissionPackage {
  /** File name of the zip. */
  fileName: string;
  /** Sorted by path, without repeats. */
  files: PackageFile[];
  /** Omissions, in words for the publisher; the README lists them too. */
  notes: string[];
}

/**
 * Writes everything that fastlane, EAS and optionally gradle-play-publisher need to upload a draft. The same draft,
 * report and date always give the same files. The build itself is not included: its bytes are not stored.
 */
export function submissionPackage(draft: SubmissionDraft, options: PackageOptions): SubmissionPackage {
  const { report, exportDate, includeGradlePlay = false } = options;
  const includesGradlePlay = includeGradlePlay && draft.platform !== 'ios';
  const writers = includesGradlePlay ? [...WRITERS, gradlePlayPublisherFiles] : WRITERS;
  const layout = layoutFor(options.baseline);
  const layouts = writers.map((write) => write(draft, layout));
  const subject = {
    appName: draftTitle(draft),
    bundleId: draft.bundleId,
    version: draft.version,
    exportDate,
  };
  const privacy = privacyFiles(draft, subject, options.dataSafetyLabels);
  const lacking = missingPicturesNote(draft);
  const notes = [
    ...(options.leftOut ?? []),
    ...new Set([...layouts, privacy].flatMap((layout) => layout.notes)),
    ...(lacking === undefined ? [] : [lacking]),
  ];
  const layoutFiles = layouts.flatMap((layout) => layout.files);
  const files = [
    ...layoutFiles,
    ...(options.more?.({ subject, files: layoutFiles }) ?? []),
    ...privacy.files,
    ...purchaseFiles(draft, subject),
    ...changes(draft, options.baseline, subject),
    ...ratingSheet(draft, subject),
    ...approvalFiles(options.approvals),
    { path: 'readiness.html', content: readinessHtml(report, subject, options.approvals) },
    { path: READINESS_JSON_PATH, content: readinessJson(report, subject) },
    {
      path: 'README.md',
      content: packageReadme(draft, {
        ...{ report, exportDate, notes, includesGradlePlay, layout },
        writeBack: options.writeBack,
        hasApprovals: options.approvals !== undefined,
        hasStartHere: options.more !== undefined,
      }),
    },
  ];
  return {
    fileName: packageFileName(
      draft.bundleId.trim() ||
        appIdFor(draft, 'ios') ||
        appIdFor(draft, 'android') ||
        listingFor(draft, 'ios', draft.defaultLocale).title,
      draft.version.trim() || (draft.builds.find(({ identity }) => identity.version)?.identity.version ?? ''),
      exportDate,
    ),
    files: files.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)),
    notes,
  };
}

function ratingSheet(draft: SubmissionDraft, subject: ReadinessSubject): PackageFile[] {
  const content = ratingSheetHtml(draft, subject);
  return content === undefined ? [] : [{ path: RATING_SHEET_PATH, content }];
}

function changes(
  draft: SubmissionDraft,
  baseline: Baseline | undefined,
  subject: ReadinessSubject,
): PackageFile[] {
  const builds = buildChanges(draft);
  const answers = answerChanges(draft);
  if (!baseline && builds.length + answers.length === 0) return [];
  const update = { listing: baseline && draftDiff(draft, baseline), builds, answers };
  return [
    { path: 'changes.html', content: changesHtml(update, subject) },
    { path: 'changes.md', content: changesMarkdown(update, subject) },
  ];
}

/** Names that Windows reserves for devices, whatever follows the first dot. */
const RESERVED_NAME = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Builds `<bundle id>-<version>-<date>.zip`, with only characters that every file system and shell accepts.
 * @param name the bundle id, or the app's name while there is none
 * @param version left out while it is empty
 */
export function packageFileName(name: string, version: string, exportDate: string): string {
  const id = fileSafe(name, 155) || 'app';
  const parts = [RESERVED_NAME.test(id) ? `app-${id}` : id, fileSafe(version, 40), fileSafe(exportDate, 10)];
  return `${parts.filter((part) => part !== '').join('-')}.zip`;
}

function fileSafe(text: string, maxLength: number): string {
  return text
    .replace(/[^A-Za-z0-9._-]+/g, '_')
    .replace(/\.{2,}/g, '.')
    .replace(/^[._-]+/, '')
    .slice(0, maxLength)
    .replace(/[._-]+$/, '');
}
