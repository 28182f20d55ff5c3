import { draftLabel } from '@/domain/submissions/draft-label';
import { assessReadiness } from '@/domain/submissions/readiness';
import { draftImagesCollection, draftsCollection } from '@/lib/workspace/app-collections';
import { baselinesCollection } from '@/lib/workspace/baselines';
import { withImages } from '@/lib/workspace/draft-images';
import { readReleases } from '@/lib/workspace/releases';
import type { Repository } from '@/lib/workspace/repository';
import type { ComparedDraft } from '../model/draft-changes';

/** Checks the user's own drafts by the rules in use. @param today `YYYY-MM-DD` */
export async function draftFindings(repository: Repository, today: string): Promise<ComparedDraft[]> {
  const drafts = (await repository.list(draftsCollection)).filter(
    (draft) => !draftsCollection.isSample(draft),
  );
  const images = await repository.list(draftImagesCollection);
  return Promise.all(
    drafts.map(async (draft) => {
      const baseline = await repository.get(baselinesCollection, draft.id).catch(() => undefined);
      const releases = await readReleases(repository, draft);
      const { findings } = assessReadiness(withImages(draft, images), { today, releases, baseline });
      return {
        id: draft.id,
        label: draftLabel(draft),
        findings: findings.map(({ rule, subject, title, severity }) => ({
          key: `${rule} ${JSON.stringify(subject)}`,
          title,
          severity,
        })),
      };
    }),
  );
}
