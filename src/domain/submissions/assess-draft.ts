import { platformsOf, type Platform } from '@/model/app';
import { applyDraftConfig } from '../check-config/draft-check-config';
import type { Baseline } from '../baseline/baseline';
import { keptInStore } from '../baseline/kept-in-store';
import { checkBuild } from '@/checks/build/check-build';
import { builderOf, uploadedStores } from '../builders/builder-of';
import { inBuilderWords } from '../builders/builder-words';
import { conflicts } from '../builds/build-conflicts';
import { earlierReleases } from '../builds/earlier-builds';
import type { EarlierRelease } from '../builds/earlier-release';
import type { Finding } from '@/model/finding';
import { familiesDespiteFailure, findingsDespiteFailure, makeFinding, worstFirst } from '../findings';
import { LANGUAGES } from '@/checks/languages/languages';
import { LISTING_RULES } from '@/checks/listing/rules';
import { CAPTION_RULES } from '@/checks/pictures/caption-words';
import { PICTURE_LOOK_RULES } from '@/checks/pictures/picture-looks';
import { PURCHASE_RULES } from '@/checks/purchases/rules';
import { RATING_RULES } from '@/checks/ratings/ratings';
import { FORM_RULES } from '../rules/form-rules';
import { IMAGE_RULES } from '../rules/image-rules';
import { idsOf, type TableRuleId } from '../rules/table-rules';
import { checkLanguages } from '@/checks/languages/check-languages';
import type { ScoreLanguage } from '@/checks/languages/languages';
import { checkStoreTexts } from '@/checks/listing/check-store-texts';
import { EMPTY_LISTING, isBlankListing } from '@/model/listing';
import { ownPlayFields, storesWithTexts } from '../listings/store-texts';
import { appleLocale, playLocale } from '../locales/locale-map';
import { localeLabel } from '../locales/product-locales';
import { storeDeadline } from '../policies/store-deadlines';
import { openAppleQuestions } from '../ratings/apple-answers';
import { checkNewer } from '@/checks/build/check-newer';
import { checkPurchases } from '@/checks/purchases/check-purchases';
import { checkRatings } from '@/checks/ratings/check-ratings';
import { checkRelease } from '@/checks/release/check-release';
import { checkReview } from '@/checks/review/check-review';
import { checkCaptions } from '@/checks/pictures/check-captions';
import { checkPictures } from '@/checks/pictures/check-pictures';
import { withReadCaptions } from '@/checks/pictures/read-captions';
import { checkImages } from '../screenshots/check-images';
import { imageTargetsOf } from '../screenshots/image-finding';
import { withoutAnswered } from '../reviewer-kit/build-answers';
import { appFacts } from './app-facts';
import { STORES } from '../stores/stores';
import { checkDetails } from './check-details';
import { crossChecks } from './cross-checks';
import type { CheckedDraft } from '@/model/draft';
import type { PictureReadings } from '@/model/picture-look';
import type { AppleQuestionId } from '@/model/rating-answers';
import { withTeamPictures } from './shared-pictures';
import { textContext } from './text-context';
import { readinessReport, type ReadinessReport } from './readiness-report';

const CONFLICTS = idsOf(FORM_RULES).filter((id) => id.startsWith('conflict-'));
const DETAILS = idsOf(FORM_RULES).filter((id) => id.startsWith('details-'));

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
 * @param ofAnswers findings about answers that no such file contains
 */
export function assessDraft(
  draft: CheckedDraft,
  context: ReadinessContext,
  ofAnswers: readonly Finding[] = [],
): ReadinessReport {
  const { today, readings = new Map() } = context;
  const { images } = withTeamPictures(draft);
  const platforms = platformsOf(draft.platform);
  const builder = builderOf(draft);
  const app = appFacts(draft);
  const findings = worstFirst(
    withUniqueIds([
      ...missingParts(draft, platforms, uploadedStores(draft, builder)),
      ...draft.builds.flatMap((build) => [
        // The iPad set is checked with the images below.
        ...checkBuild(build, today, app).filter((finding) => finding.rule !== 'ios-ipad'),
        ...findingsDespiteFailure(CONFLICTS, () => conflicts(build, draft)),
        ...checkNewer(build, [...earlierReleases(draft, build), ...(context.releases ?? [])]),
      ]),
      ...keptInStore(
        [
          ...familiesDespiteFailure(LISTING_RULES, () => listings(draft, platforms, context)),
          ...familiesDespiteFailure([LANGUAGES], () =>
            checkLanguages(draft, context.scoreLanguage, withReadCaptions(images, readings)),
          ),
          ...findingsDespiteFailure(DETAILS, () =>
            checkDetails(draft.details, { platforms, locale: draft.defaultLocale, today }),
          ),
          ...findingsDespiteFailure(idsOf(IMAGE_RULES), () =>
            checkImages(images, { ...imageTargetsOf(draft), readings }),
          ),
          ...familiesDespiteFailure([CAPTION_RULES], () => checkCaptions(images, platforms, readings)),
          ...familiesDespiteFailure(PICTURE_LOOK_RULES, () => checkPictures(images, platforms, readings)),
        ],
        draft,
        context.baseline,
      ),
      ...checkReview({ draft, platforms, today }),
      ...ofAnswers,
      ...crossChecks(draft),
      ...familiesDespiteFailure([RATING_RULES], () => checkRatings(draft)),
      ...familiesDespiteFailure(PURCHASE_RULES, () => checkPurchases(draft, images)),
      ...checkRelease(draft, today),
      ...rulesOutsideTheBuild(draft, platforms, today),
    ]),
  );
  const { open, answered } = withoutAnswered(inBuilderWords(findings, builder), draft.reviewerKit);
  const { counted, ignored } = applyDraftConfig(open, draft.checkConfig, today);
  return readinessReport(worstFirst(counted), draft.defaultLocale, ignored, answered);
}

function missingParts(
  draft: CheckedDraft,
  platforms: readonly Platform[],
  uploaded: readonly Platform[],
): Finding[] {
  return [
    ...platforms
      .filter((platform) => !draft.builds.some((build) => build.platform === platform))
      .map((platform) => (uploaded.includes(platform) ? unreadBuild(platform) : missingBuild(platform))),
    ...(['bundleId', 'version'] as const)
      .filter((field) => draft[field].trim() === '')
      .map((field) =>
        makeFinding({
          area: 'build',
          where: 'listing',
          rule: 'form-missing',
          subject: { field },
          title: field === 'bundleId' ? 'The bundle id is missing' : 'The version is missing',
          why: 'The stores and the upload tools identify the app and its version by it.',
          fix: 'Enter it, or choose a build: StorePilot reads it from there.',
        }),
      ),
  ];
}

function missingBuild(platform: Platform): Finding {
  return makeFinding({
    area: 'build',
    where: 'build',
    rule: 'build-missing',
    subject: { store: platform },
    title: `There is no build for ${STORES[platform].name}`,
    why: 'Nothing can be submitted without a build, and most checks need it.',
    fix: platform === 'ios' ? 'Choose the .ipa of the app.' : 'Choose the .aab of the app.',
  });
}

/** A build that the publisher's builder uploads: nothing is missing, and nothing of it was checked. */
function unreadBuild(platform: Platform): Finding {
  return makeFinding({
    area: 'build',
    where: 'build',
    rule: 'build-missing',
    severity: 'note',
    subject: { store: platform },
    title: `The build for ${STORES[platform].name} was not checked`,
    why: 'Your builder uploads it, so its version, icon and permissions are unknown here.',
    fix: 'If your builder offers the file for download, choose it here to have it checked.',
  });
}

function listings(
  draft: CheckedDraft,
  platforms: readonly Platform[],
  { isBaseline = false, customWords, competitors }: ReadinessContext,
): Finding[] {
  const texts = { [draft.defaultLocale]: EMPTY_LISTING, ...draft.listings };
  const known = textContext(draft);
  return Object.entries(texts).flatMap(([locale, listing]): Finding[] => {
    const isMain = locale === draft.defaultLocale;
    const isBlank = ownPlayFields(draft, locale).length === 0 && isBlankListing(listing);
    if (isBlank && !isMain) return [];
    const wanted = isMain ? platforms : storesWithTexts(draft, locale, platforms);
    const offered = wanted.filter((platform) => storeLocale(platform, locale) !== undefined);
    const missing = wanted.filter((platform) => !offered.includes(platform));
    return [
      ...checkStoreTexts(draft, {
        ...known,
        locale,
        platforms: offered,
        isBaseline,
        ...(customWords && { customWords }),
        ...(competitors && { competitors }),
      }),
      ...missing.map((platform) =>
        makeFinding({
          rule: 'locale-not-offered',
          subject: { store: platform, locale },
          severity: locale === draft.defaultLocale ? 'blocker' : 'note',
          area: 'listing',
          title: `${localeLabel(locale)} is not available on ${STORES[platform].name}`,
          why: 'Its texts and images are left out of the package for that store.',
          fix:
            locale === draft.defaultLocale
              ? 'Choose another main language for this store.'
              : 'Nothing, if the main language covers it.',
          where: 'listing',
        }),
      ),
    ];
  });
}

function storeLocale(platform: Platform, locale: string): string | undefined {
  return platform === 'ios' ? appleLocale(locale) : playLocale(locale);
}

const SOCIAL_MEDIA: ReadonlySet<AppleQuestionId> = new Set(['socialMedia', 'socialMediaAgeRestricted']);

/** Dated rules that no build, text or image can show: the publisher has to know whether they are met. */
const RULES_OUTSIDE_THE_BUILD: readonly {
  rule: TableRuleId;
  id: string;
  why: string;
  isForNewAppsOnly?: boolean;
}[] = [
  {
    rule: 'policy-apple-age-rating',
    id: 'apple-age-rating',
    why: 'App Store Connect refuses a submission until the app’s information answers the new questions.',
  },
  {
    rule: 'policy-apple-social-media',
    id: 'apple-social-media',
    why: 'App Store Connect refuses a version without it, and the package leaves the age rating answers out.',
  },
  {
    rule: 'policy-play-developer-verification',
    id: 'play-developer-verification',
    why: 'Android devices there install only apps of verified developers. More countries follow in 2027.',
  },
  {
    rule: 'policy-play-closed-test',
    id: 'play-closed-test',
    why: 'A new personal account needs a closed test with at least 12 testers for 14 days in a row before it may publish.',
    isForNewAppsOnly: true,
  },
];

function rulesOutsideTheBuild(draft: CheckedDraft, platforms: readonly Platform[], today: string): Finding[] {
  return RULES_OUTSIDE_THE_BUILD.flatMap(({ rule, id, why, isForNewAppsOnly }): Finding[] => {
    const deadline = storeDeadline(id);
    if (!deadline || (deadline.store && !platforms.includes(deadline.store))) return [];
    if (isForNewAppsOnly && draft.details.isUpdate) return [];
    if (rule === 'policy-play-closed-test' && draft.testing?.isNewPersonalAccount === false) return [];
    // The package then contains the answers.
    if (rule === 'policy-apple-age-rating' && (isRated(draft) || lacksOnlySocialMedia(draft))) return [];
    if (rule === 'policy-apple-social-media' && !lacksOnlySocialMedia(draft)) return [];
    return [
      makeFinding({
        rule,
        area: 'policy',
        title: today < deadline.date ? `From ${deadline.date}: ${deadline.title}` : deadline.title,
        why,
        fix: deadline.action,
        ruleDate: deadline.date,
        source: deadline.source,
        // StorePilot has these questions itself, and the package their answers.
        ...(deadline.store === 'ios'
          ? { where: 'listing' as const, subject: { store: deadline.store, field: 'ratings/apple' } }
          : { where: 'policy' as const, subject: { store: deadline.store } }),
      }),
    ];
  });
}

function isRated({ ratings }: CheckedDraft): boolean {
  return ratings !== undefined && openAppleQuestions(ratings.apple).length === 0;
}

/** Answers from before Apple asked about social media. */
function lacksOnlySocialMedia({ ratings }: CheckedDraft): boolean {
  const open = ratings ? openAppleQuestions(ratings.apple) : [];
  return open.length > 0 && open.every((id) => SOCIAL_MEDIA.has(id));
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
