import type { BuildInfo } from '@/model/build-info';
import { setOwnPlayText } from '@/domain/listings/store-texts';
import { withNothingNew, withPurchasePictures } from '@/domain/purchases/purchase-pictures';
import { withPictureIds } from '@/domain/studio/picture-ids';
import type { AnswersBefore } from '@/model/draft';
import type { StoredDraft, SubmissionDraft } from '@/model/draft';
import { nextVersion } from '@/domain/submissions/next-version';
import type { DraftImage } from '@/model/draft-image';
import { WIZARD_STEP_NUMBERS } from '@/model/wizard-step';
import type { ReleasePlan } from '@/model/release-plan';
import type { TestTracks } from '@/model/test-tracks';

/** A new draft with the images that go with it. */
export interface CopiedDraft {
  draft: StoredDraft;
  images: DraftImage[];
}

/**
 * Copies a draft as the beginning of the next submission: all texts, answers, details, designs and images, but not its
 * builds. After a downloaded package the next submission is an update: it gets the next version, which a build replaces, and
 * empty release notes, and is compared with the builds and answers of the package.
 * @param newId returns another id with each call
 * @param now ISO instant
 */
export function copyOfDraft(source: SubmissionDraft, newId: () => string, now: string): CopiedDraft {
  const {
    packagedAt,
    images,
    artwork,
    design,
    earlierBuilds,
    answersBefore,
    purchases,
    release,
    testing,
    ...content
  } = source;
  // The packed content is the previous version; an unfinished version has the same one as its copy.
  const isNext = packagedAt !== undefined;
  const buildsBefore = isNext ? lastBuilds(source) : earlierBuilds;
  const answers = isNext ? answersOf(source) : answersBefore;
  const proposed = isNext ? nextVersion(source.version) : undefined;
  delete content.revision;
  delete content.undecided;
  delete content.proposedVersion;
  delete content.proposedPlatform;
  delete content.teamPictures; // only the originals are copied
  const copyId = newId();
  // Drawn graphics are named after their draft, which distinguishes them from dropped ones.
  const idInCopy = (id: string) =>
    id.startsWith(`${source.id}:`) ? `${copyId}${id.slice(source.id.length)}` : newId();
  const newIds = new Map(images.map(({ id }) => [id, idInCopy(id)]));
  const idOf = (id: string) => newIds.get(id) ?? id;
  return {
    draft: {
      ...content,
      id: copyId,
      updatedAt: now,
      step: WIZARD_STEP_NUMBERS.build,
      version: proposed ?? '',
      ...(proposed !== undefined && { proposedVersion: proposed }),
      ...(isNext && withoutReleaseNotes(source)),
      builds: [],
      ...(buildsBefore && buildsBefore.length > 0 && { earlierBuilds: buildsBefore }),
      ...(answers && { answersBefore: answers }),
      details: { ...source.details, isUpdate: source.details.isUpdate || isNext },
      ...(artwork && {
        artwork: {
          ...artwork,
          captions: Object.fromEntries(
            Object.entries(artwork.captions).map(([id, text]) => [idOf(id), text]),
          ),
        },
      }),
      ...(design && { design: withPictureIds(design, idOf) }),
      ...(purchases && {
        purchases: withPurchasePictures(isNext ? withNothingNew(purchases) : purchases, idOf),
      }),
      ...(testing && { testing: isNext ? testingOfNextVersion(testing) : testing }),
      ...(release && { release: isNext ? planOfNextVersion(release) : release }),
    },
    images: images.map((image) => ({ ...image, id: idOf(image.id) })),
  };
}

/** The answers of a packed draft; undefined without any. */
function answersOf({ privacy, ratings }: SubmissionDraft): AnswersBefore | undefined {
  if (!privacy && !ratings) return undefined;
  return { ...(privacy && { privacy }), ...(ratings && { ratings }) };
}

/** The newest builds of each platform that a package had. Sample builds have no file that a store could have. */
function lastBuilds({ builds, earlierBuilds = [] }: SubmissionDraft): BuildInfo[] {
  const own = builds.filter(({ isSample }) => isSample !== true);
  const before = earlierBuilds.filter(({ platform }) => own.every((build) => build.platform !== platform));
  return [...own, ...before];
}

/** Each version has its own release notes, in every language. */
function withoutReleaseNotes({
  listings,
  playTexts,
}: SubmissionDraft): Pick<StoredDraft, 'listings' | 'playTexts'> {
  const texts = {
    listings: Object.fromEntries(
      Object.entries(listings).map(([locale, listing]) => [locale, { ...listing, releaseNotes: '' }]),
    ),
    playTexts,
  };
  return Object.keys(playTexts ?? {}).reduce(
    (changed, locale) => setOwnPlayText(changed, locale, 'releaseNotes', false),
    texts,
  );
}

/** The plan of the version after a packed one: days have passed, and a rating is reset for one version only. */
function planOfNextVersion(plan: ReleasePlan): ReleasePlan {
  const { preOrder: _opened, releaseDate: _passed, resetsRating: _done, release, ...rest } = plan;
  return { ...rest, ...(release !== undefined && release !== 'date' && { release }) };
}

/** The tests as the next version needs them: each version says what is to be tested in it. */
function testingOfNextVersion(testing: TestTracks): TestTracks {
  const { betaTexts } = testing;
  if (!betaTexts) return testing;
  return {
    ...testing,
    betaTexts: Object.fromEntries(
      Object.entries(betaTexts).map(([locale, texts]) => [locale, { ...texts, whatToTest: undefined }]),
    ),
  };
}
