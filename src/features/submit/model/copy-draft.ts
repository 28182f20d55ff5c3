import { withPictureIds } from '@/domain/studio/picture-ids';
import type { AnswersBefore } from '@/domain/submissions/answers-before';
import type { StoredDraft, SubmissionDraft } from '@/domain/submissions/draft';
import type { DraftImage } from '@/domain/submissions/draft-image';
import { WIZARD_STEP_NUMBERS } from '@/model/wizard-step';

/** A new draft with the images that go with it. */
export interface CopiedDraft {
  draft: StoredDraft;
  images: DraftImage[];
}

/**
 * Copies a draft as the beginning of the next submission: its texts, details and images, but neither its builds nor its
 * version. After a downloaded package the next submission is an update, which is compared with those builds.
 * @param newId returns another id with each call
 * @param now ISO instant
 */
export function copyOfDraft(source: SubmissionDraft, newId: () => string, now: string): CopiedDraft {
  const { packagedAt, images, artwork, design, builds, earlierBuilds, answersBefore, ...content } = source;
  // What was packed is the previous version; an unfinished version has the same one as its copy.
  const buildsBefore =
    packagedAt === undefined ? earlierBuilds : builds.filter(({ isSample }) => isSample !== true);
  const answers = packagedAt === undefined ? answersBefore : answersOf(source);
  delete content.revision;
  delete content.undecided;
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
      version: '',
      builds: [],
      ...(buildsBefore && buildsBefore.length > 0 && { earlierBuilds: buildsBefore }),
      ...(answers && { answersBefore: answers }),
      details: { ...source.details, isUpdate: source.details.isUpdate || packagedAt !== undefined },
      ...(artwork && {
        artwork: {
          ...artwork,
          captions: Object.fromEntries(
            Object.entries(artwork.captions).map(([id, text]) => [idOf(id), text]),
          ),
        },
      }),
      ...(design && { design: withPictureIds(design, idOf) }),
    },
    images: images.map((image) => ({ ...image, id: idOf(image.id) })),
  };
}

/** The answers of a packed draft; undefined without any. */
function answersOf({ privacy, ratings }: SubmissionDraft): AnswersBefore | undefined {
  if (!privacy && !ratings) return undefined;
  return { ...(privacy && { privacy }), ...(ratings && { ratings }) };
}
