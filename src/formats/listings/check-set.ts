import type { BuildInfo } from '@/model/build-info';
import type { Finding } from '@/model/finding';
import { groupBy } from '@/domain/group-by';
import { LISTING_LIMITS } from '@/domain/listings/limits';
import type { ListingField } from '@/model/listing';
import type { DetailField } from '@/model/draft';
import { CONFLICTS } from '@/checks/draft/build-conflicts';
import { DATED_RULES } from '@/checks/draft/dated-rules';
import { MISSING_PARTS } from '@/checks/draft/missing-parts';
import { PRIVACY_POLICY } from '@/checks/draft/privacy-policy';
import { SIGN_IN_DATA } from '@/checks/draft/sign-in';
import { PRIVACY_RULES } from '@/checks/privacy/check-privacy';
import type { ScoreLanguage } from '@/checks/languages/languages';
import { assessDraft } from '@/domain/submissions/assess-draft';
import { findListingLocale } from '../parts/listing-locale';
import { localePath } from './listing-sets';
import { fileFormatOf } from './read-set';
import type { ListingSet, ReadSet, ReadText } from '../parts/set-contents';
import { draftOfSet } from './set-draft';
import { readSetImages } from './set-images';
import { textsTooLongAsSent } from './set-notes';
import { skippedFindings } from './skipped-findings';
import { offencePosition } from '@/readers/text-position';
import type { TreeFile } from '../parts/tree';

/** Where a finding was made, as far as it is known. */
export interface FindingPlace {
  /** Path in the tree, of a file or a folder. */
  path: string;
  /** Line from 1, in files that contain a text. */
  line?: number;
  column?: number;
}

export interface PlacedFinding {
  finding: Finding & { fixedText?: string };
  place: FindingPlace;
}

export interface SetCheckOptions {
  /** `YYYY-MM-DD`. */
  today: string;
  /** The first version, for which the store has no texts yet. By default, what is missing stays unchanged there. */
  isNewApp?: boolean;
  /** The build of the set's store; its own findings are not repeated. */
  build?: BuildInfo | undefined;
  customWords?: readonly string[];
  competitors?: readonly string[];
  scoreLanguage?: ScoreLanguage | undefined;
  /** Whether the pixels of pictures are looked at. */
  looksAtPictures?: boolean;
}

export interface CheckedSet {
  /** Worst first. */
  findings: PlacedFinding[];
  /** Texts that are in no language of the set, so that nothing is said about them. */
  notKept: ListingField[];
  /** Pictures whose pixels were to be looked at and could not be. */
  unseen: number;
}

/**
 * Rules about answers of the wizard's form, which files of upload tools do not contain, and about the build alone,
 * which is checked apart from the set.
 */
const OUTSIDE_THE_FILES: ReadonlySet<string> = new Set(
  [MISSING_PARTS, CONFLICTS, ...PRIVACY_RULES, SIGN_IN_DATA, PRIVACY_POLICY, ...DATED_RULES].flatMap(
    ({ rules }) => Object.keys(rules),
  ),
);

/** A file of age rating answers shows whether it has these; the format of EAS has no place for them. */
const SOCIAL_MEDIA = 'policy-apple-social-media';
const UNANSWERED = 'App Store Connect refuses a version without the answers.';

/** Checks one set of texts and pictures by the rules of the wizard, and says in which file each finding was made. */
export async function checkListingSet(
  read: ReadSet,
  tree: ReadonlyMap<string, TreeFile>,
  {
    today,
    isNewApp = false,
    build,
    customWords,
    competitors,
    scoreLanguage,
    looksAtPictures,
  }: SetCheckOptions,
): Promise<CheckedSet> {
  const pictures = await readSetImages(read, tree, looksAtPictures);
  const draft = draftOfSet(read, { images: pictures.images, build, isNewApp });
  const report = assessDraft(draft, {
    today,
    isBaseline: !isNewApp,
    ...(customWords && { customWords }),
    ...(competitors && { competitors }),
    scoreLanguage,
    readings: pictures.readings,
  });
  const files = filesOf(read);
  const scope = { read, files, isNewApp, hasBuild: build !== undefined };
  const own = report.findings
    .filter((finding) => isInScope(finding, scope))
    .map((finding) => (finding.rule === SOCIAL_MEDIA ? { ...finding, why: UNANSWERED } : finding));
  const asked = report.findings.flatMap(({ rule, subject }) =>
    rule === 'listing-missing' ? [subject.field as ListingField] : [],
  );
  return {
    findings: [
      ...skippedFindings(read).map(({ finding, path, line }) => ({
        finding,
        place: { path, ...(line !== undefined && { line }) },
      })),
      ...(await textsTooLongAsSent(read, tree)).map(({ finding, path, line }) => ({
        finding,
        place: { path, ...(line !== undefined && { line }) },
      })),
      ...foldedNotes(foldedAlpha([...pictures.findings, ...own]), Object.keys(read.texts)).map((finding) => ({
        finding,
        place: placeOf(finding, read, files),
      })),
    ],
    unseen: pictures.unseen,
    notKept: FIELDS.filter((field) => asked.includes(field) && !files.fields.has(field)),
  };
}

/**
 * One finding for all pictures of a set with an alpha channel. The tools of these folders send them through the API, which
 * takes them also for the App Store; only an upload by hand refuses them (sources 2.1).
 */
function foldedAlpha(findings: readonly Finding[]): Finding[] {
  const alpha = findings.filter(({ rule }) => rule === 'image-alpha');
  const folded = [...groupBy(alpha, ({ severity, subject }) => `${severity} ${subject.store}`).values()];
  return [
    ...folded.flatMap(([first, ...others]): Finding[] => {
      if (!first) return [];
      const title =
        others.length === 0
          ? first.title
          : `${first.title}, and so ${others.length === 1 ? 'has 1 other picture' : `have ${others.length} other pictures`}`;
      if (first.subject.store !== 'ios') return [{ ...first, title }];
      const severity = first.severity === 'blocker' ? 'warning' : 'note';
      const why =
        'Upload tools send such pictures and the store takes them, but an upload by hand is refused.';
      return [{ ...first, severity, title, why }];
    }),
    ...findings.filter(({ rule }) => rule !== 'image-alpha'),
  ];
}

/**
 * Notes that no language of the set has may be written in App Store Connect: one warning for all. Where some have them,
 * each other one was forgotten.
 */
function foldedNotes(findings: readonly Finding[], locales: readonly string[]): Finding[] {
  const isNotes = ({ rule, severity, subject }: Finding) =>
    rule === 'listing-missing' && severity === 'warning' && subject.field === 'releaseNotes';
  const [first, ...others] = findings.filter(isNotes);
  if (!first || others.length === 0 || others.length + 1 < locales.length) return [...findings];
  const folded = { ...first, title: `What's New is missing in all ${locales.length} languages` };
  return findings.flatMap((each) => (each === first ? folded : isNotes(each) ? [] : each));
}

/** In the order in which the stores ask for them. */
const FIELDS = [...new Set(LISTING_LIMITS.map(({ field }) => field))];

/** Which files the set has, those without text included: a missing file is not the same as an empty one. */
interface SetFiles {
  /** Fields of the listing that have a file in some language. */
  fields: ReadonlySet<string>;
  /** Paths of files without text, by `locale:field`, and by field for details. */
  empty: ReadonlyMap<string, string>;
}

function filesOf({ set, texts, fallbackTexts, details, skipped }: ReadSet): SetFiles {
  const empty = new Map<string, string>();
  const fields = new Set<string>([
    ...Object.values(texts).flatMap((fields) => Object.keys(fields)),
    ...Object.keys(fallbackTexts),
    ...Object.keys(details),
  ]);
  if (isJson(set)) return { fields, empty };
  for (const { path, reason } of skipped) {
    if (reason !== 'empty') continue;
    const role = fileFormatOf(set)?.classify(set, path) ?? { kind: 'other' };
    if (role.kind === 'detail') {
      empty.set(role.field, path);
      fields.add(role.field);
    }
    if (role.kind === 'text') {
      empty.set(`${findListingLocale(role.folder, set.store).code ?? role.folder}:${role.field}`, path);
      fields.add(role.field);
    }
  }
  return { fields, empty };
}

interface Scope {
  read: ReadSet;
  files: SetFiles;
  isNewApp: boolean;
  hasBuild: boolean;
}

/** Whether the set contains what the finding is about. Nothing is concluded from what may be stored elsewhere. */
function isInScope(finding: Finding, { read, files, isNewApp, hasBuild }: Scope): boolean {
  const { rule, area, subject } = finding;
  if (rule === SOCIAL_MEDIA) return read.ratings !== undefined && read.set.format !== 'eas';
  if (OUTSIDE_THE_FILES.has(rule) || isAboutBuildAlone(finding)) return false;
  if (rule === 'listing-missing') return files.fields.has(subject.field ?? '');
  if (rule === 'demo-account') return files.fields.has('demoUser');
  if (rule.startsWith('details-')) {
    const field = subject.field ?? '';
    // An empty file of a published app leaves the store's value unchanged.
    return files.fields.has(field) && (isNewApp || !files.empty.has(field));
  }
  if (rule === 'image-set') {
    // Without a build it is unknown which devices the app is for.
    const isKnown = subject.store === 'android' || hasBuild;
    return isNewApp && isKnown && read.pictures.some(({ role }) => isOfSlot(role.kind, subject.slot));
  }
  return area !== 'build';
}

function isOfSlot(kind: 'screenshot' | 'icon' | 'feature-graphic', slot: string | undefined): boolean {
  if (slot === 'play-icon') return kind === 'icon';
  return slot === 'play-feature-graphic' ? kind === 'feature-graphic' : kind === 'screenshot';
}

function isAboutBuildAlone({ rule }: Finding): boolean {
  return /^(?:ios|android|build)-/.test(rule);
}

/** Whether a file of the set contains several texts, so that a text begins somewhere in a line. */
function isJson({ format }: ListingSet): boolean {
  return format === 'eas' || format === 'asc';
}

function placeOf(finding: Finding & { fixedText?: string }, read: ReadSet, files: SetFiles): FindingPlace {
  const { set } = read;
  const { locale, field = '', picture, slot } = finding.subject;
  if (picture !== undefined) return { path: picture };
  if (read.ratings && (finding.rule.startsWith('rating-') || finding.rule === SOCIAL_MEDIA))
    return { path: read.ratings.path };
  const text =
    locale === undefined
      ? read.details[field as DetailField]
      : (read.texts[locale]?.[field as ListingField] ?? read.fallbackTexts[field as ListingField]);
  if (text) return placeInText(finding, text, isJson(set));
  const empty = files.empty.get(locale === undefined ? field : `${locale}:${field}`);
  if (empty !== undefined) return { path: empty };
  const candidates = read.pictures.filter(
    (each) => each.locale === locale && (slot === undefined || isOfSlot(each.role.kind, slot)),
  );
  const beside =
    candidates.find(({ role }) => role.kind === 'screenshot' && role.slotId === slot) ?? candidates[0];
  if (slot !== undefined && beside) return { path: beside.path.slice(0, beside.path.lastIndexOf('/')) };
  const folder = Object.entries(read.folders).find(([, code]) => code === locale)?.[0];
  return { path: folder === undefined ? set.root : localePath(set, folder) };
}

/** The file of a text, and the line and column of the offence where they are known. */
function placeInText(
  finding: Finding & { fixedText?: string },
  { path, text, line = 1 }: ReadText,
  isJson: boolean,
): FindingPlace {
  if (isJson) return { path, line };
  const position = offencePosition(finding, text);
  if (!position) return { path, line };
  return { path, line: line + position.line - 1, column: position.column };
}
