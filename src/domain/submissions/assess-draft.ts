import { platformsOf } from '@/model/app';
import { applyDraftConfig } from '../check-config/draft-check-config';
import type { Baseline } from '../baseline/baseline';
import { softenForUpdate } from '../baseline/soften-for-update';
import { checkBuild } from '@/checks/build/check-build';
import { builderOf, uploadedStores } from '../builders/builder-of';
import { inBuilderWords } from '../builders/builder-words';
import { conflicts } from '@/checks/draft/build-conflicts';
import { earlierReleases } from '../builds/earlier-builds';
import type { EarlierRelease } from '../builds/earlier-release';
import type { Finding } from '@/model/finding';
import { despiteFailure, worstFirst } from '../findings';
import { takeAll, type InSteps } from '../in-steps';
import { LANGUAGES } from '@/checks/languages/languages';
import { LISTING_RULES } from '@/checks/listing/rules';
import { CAPTION_RULES } from '@/checks/pictures/caption-words';
import { PICTURE_LOOK_RULES } from '@/checks/pictures/picture-looks';
import { PURCHASE_RULES } from '@/checks/purchases/rules';
import { RATING_RULES } from '@/checks/ratings/ratings';
import { checkLanguages } from '@/checks/languages/check-languages';
import type { ScoreLanguage } from '@/checks/languages/languages';
import { checkStoreTextsInSteps } from '@/checks/listing/check-store-texts';
import { EMPTY_LISTING, isBlankListing } from '@/model/listing';
import { ownPlayFields, storesWithTexts } from '../listings/store-texts';
import { checkNewer } from '@/checks/build/check-newer';
import { checkPurchases } from '@/checks/purchases/check-purchases';
import { checkRatings } from '@/checks/ratings/check-ratings';
import { checkRelease } from '@/checks/release/check-release';
import { checkReview } from '@/checks/review/check-review';
import { checkCaptions } from '@/checks/pictures/check-captions';
import { checkPictures } from '@/checks/pictures/check-pictures';
import { withReadCaptions } from '@/checks/pictures/read-captions';
import { checkImages, IMAGE_FAMILIES } from '@/checks/pictures/check-images';
import { imageTargetsOf } from '@/checks/pictures/image-rules';
import { withoutAnswered } from '../reviewer-kit/build-answers';
import { appFacts } from './app-facts';
import { checkDetails, DETAILS_RULES } from '@/checks/details/check-details';
import { checkDraft, crossChecks } from '@/checks/draft/check-draft';
import { DATED_RULES } from '@/checks/draft/dated-rules';
import { MISSING_PARTS } from '@/checks/draft/missing-parts';
import { isOffered, OFFERED_LOCALE } from '@/checks/draft/offered-locale';
import type { CheckedDraft } from '@/model/draft';
import type { PictureReadings } from '@/model/picture-look';
import { withTeamPictures } from './shared-pictures';
import { textContext } from './text-context';
import { readinessReport, type ReadinessReport } from './readiness-report';

export interface ReadinessContext {
  /** `YYYY-MM-DD` in the user's time zone: dated rules apply from their day on. */
  today: string;
  /** The texts come from files of an upload tool: an empty field stays unchanged in the store. */
  isBaseline?: boolean;
  /** Source of an imported draft: fields that are missing in it keep their value in the store. */
  baseline?: Baseline | undefined;
  /** Earlier versions that the workspace remembers. */
  releases?: readonly EarlierRelease[];
  /** Words that the user does not want in any text; those of the draft by default. */
  customWords?: readonly string[];
  /** Names of other apps; those of the draft by default. */
  competitors?: readonly string[];
  /** Scores the languages of texts, where the detector is loaded. */
  scoreLanguage?: ScoreLanguage | undefined;
  /** Measurements and words of the pictures that were looked at or read. */
  readings?: PictureReadings | undefined;
}

/**
 * Checks everything that files of an upload tool can contain: the builds with the dated rules, the form against the
 * builds, the texts in every locale, the details, the images, and all of these against each other. Worst first; every
 * id once.
 * @param ofAnswers finds what answers say that no such file contains
 */
export function assessDraft(
  draft: CheckedDraft,
  context: ReadinessContext,
  ofAnswers?: () => readonly Finding[],
): ReadinessReport {
  return takeAll(assessDraftInSteps(draft, context, ofAnswers));
}

/** As assessDraft, with one subject at each step. */
export function* assessDraftInSteps(
  draft: CheckedDraft,
  context: ReadinessContext,
  ofAnswers: () => readonly Finding[] = () => [],
): InSteps<ReadinessReport> {
  const { today, readings = new Map() } = context;
  const { images } = withTeamPictures(draft);
  const platforms = platformsOf(draft.platform);
  const builder = builderOf(draft);
  const app = appFacts(draft);
  const ofListing: (() => readonly Finding[])[] = [
    () => despiteFailure(LISTING_RULES, () => takeAll(listingsInSteps(draft, context))),
    () =>
      despiteFailure([LANGUAGES], () =>
        checkLanguages(draft, context.scoreLanguage, withReadCaptions(images, readings)),
      ),
    () =>
      despiteFailure(DETAILS_RULES, () =>
        checkDetails(draft.details, { platforms, locale: draft.defaultLocale, today }),
      ),
    () => despiteFailure(IMAGE_FAMILIES, () => checkImages(images, { ...imageTargetsOf(draft), readings })),
    () => despiteFailure([CAPTION_RULES], () => checkCaptions(images, platforms, readings)),
    () => despiteFailure(PICTURE_LOOK_RULES, () => checkPictures(images, platforms, readings)),
  ];
  const subjects: (() => readonly Finding[])[] = [
    () => checkDraft([MISSING_PARTS], { draft, platforms, uploaded: uploadedStores(draft, builder) }),
    ...draft.builds.map((build) => () => [
      // The iPad set is checked with the images below.
      ...checkBuild(build, today, app).filter((finding) => finding.rule !== 'ios-ipad'),
      ...conflicts(build, draft),
      ...checkNewer(build, [...earlierReleases(draft, build), ...(context.releases ?? [])]),
    ]),
    ...ofListing.map((check) => () => softenForUpdate([...check()], draft, context.baseline)),
    () => checkReview({ draft, platforms, today }),
    ofAnswers,
    () => crossChecks(draft),
    () => despiteFailure([RATING_RULES], () => checkRatings(draft)),
    () => despiteFailure(PURCHASE_RULES, () => checkPurchases(draft, images)),
    () => checkRelease(draft, today),
    () => checkDraft(DATED_RULES, { draft, platforms, today }),
  ];
  yield* keepTexts(draft, context);
  const all: Finding[] = [];
  for (const check of subjects) {
    all.push(...check());
    yield;
  }
  const findings = worstFirst(withUniqueIds(all));
  const { open, answered } = withoutAnswered(inBuilderWords(findings, builder), draft.reviewerKit);
  const { counted, ignored } = applyDraftConfig(open, draft.checkConfig, today);
  return readinessReport(worstFirst(counted), draft.defaultLocale, ignored, answered);
}

/** Checks the texts, whose results are kept. What throws throws again where the results are taken, and is named there. */
function* keepTexts(draft: CheckedDraft, context: ReadinessContext): InSteps<void> {
  try {
    yield* listingsInSteps(draft, context);
  } catch {
    return;
  }
}

/**
 * Finds what the texts of all languages say. The results of a language are kept (`checkListing`): a page that takes the steps
 * one by one has a report of forty languages without one long task.
 */
function* listingsInSteps(
  draft: CheckedDraft,
  { isBaseline = false, customWords, competitors }: Omit<ReadinessContext, 'today'>,
): InSteps<Finding[]> {
  const findings: Finding[] = [];
  const platforms = platformsOf(draft.platform);
  const texts = { [draft.defaultLocale]: EMPTY_LISTING, ...draft.listings };
  const known = textContext(draft);
  for (const [locale, listing] of Object.entries(texts)) {
    const isMain = locale === draft.defaultLocale;
    const isBlank = ownPlayFields(draft, locale).length === 0 && isBlankListing(listing);
    if (isBlank && !isMain) continue;
    const wanted = isMain ? platforms : storesWithTexts(draft, locale, platforms);
    const offered = wanted.filter((platform) => isOffered(platform, locale));
    yield;
    findings.push(
      ...(yield* checkStoreTextsInSteps(draft, {
        ...known,
        locale,
        platforms: offered,
        isBaseline,
        ...(customWords && { customWords }),
        ...(competitors && { competitors }),
      })),
      ...checkDraft([OFFERED_LOCALE], { locale, isMain, wanted }),
    );
  }
  return findings;
}

/** Several builds may have the same finding; every id occurs once in a report. */
function withUniqueIds(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const count = (seen.get(finding.id) ?? 0) + 1;
    seen.set(finding.id, count);
    return count === 1 ? finding : { ...finding, id: `${finding.id}:${count}` };
  });
}
