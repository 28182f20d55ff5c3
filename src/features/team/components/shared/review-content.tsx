import { lazyPart } from '@/components/lazy-part';
import { MarkedText } from '@/components/marked-text';
import { Notice } from '@/components/notice';
import { textChanges } from '@/domain/listings/text-changes';
import { countOf } from '@/domain/texts';
import { contentLabel, contentLabels } from '@/domain/team-sync/content-label';
import { contentChanges } from '@/domain/team-sync/review';
import type { SharedDraft } from '@/domain/team-sync/shared-draft';
import { usePicturesOf } from '@/lib/team/use-pictures-of';
import { PictureChanges } from './picture-changes';

const ContentPreviews = lazyPart(() => import('./content-previews').then((module) => module.ContentPreviews));

/** An earlier content that the requested one is compared with. */
export interface EarlierContent {
  label: string;
  /** As the database or the import has it. */
  content: Partial<SharedDraft>;
}

/** The content that approval is asked for: what differs from the earlier one, and what has changed since. */
export function ReviewContent({
  teamId,
  asked,
  earlier,
  present,
  isGenuine,
}: {
  teamId: string;
  /** Undefined when what was saved is not a draft. */
  asked: SharedDraft | undefined;
  earlier: EarlierContent | undefined;
  /** The draft as it is now. */
  present: SharedDraft | undefined;
  isGenuine: boolean;
}) {
  const found = usePicturesOf(teamId, [asked?.teamPictures, earlier?.content.teamPictures]);
  const since = present && asked ? contentChanges(asked, present) : [];
  const texts = contentChanges(withoutPictures(earlier?.content), withoutPictures(asked));
  return (
    <div className="mt-3 flex flex-col gap-4 text-sm">
      {!isGenuine && (
        <Notice tone="bad" title="This is not the content that approval was requested for">
          Its hash differs from the one in the request, so it cannot be approved. Reject it and ask again.
        </Notice>
      )}
      {!asked && (
        <Notice tone="warn" title="The saved content cannot be read as a draft">
          Reject the request, and ask the member who made it to save and ask again.
        </Notice>
      )}
      <div>
        <p className="mb-2 font-medium">
          {earlier
            ? `${earlier.label}: ${countOf(texts.length, 'change')} since`
            : `All content to approve (${texts.length})`}
        </p>
        <dl className="flex max-h-[28rem] flex-col gap-2 overflow-y-auto" tabIndex={0} aria-label="Content">
          {texts.map(({ path, before, after }) => (
            <div key={path}>
              <dt className="text-[0.8125rem] [overflow-wrap:anywhere] text-ink-soft">
                {contentLabel(path)}
              </dt>
              <dd className="rounded-control bg-sunken p-2">
                <MarkedText changes={textChanges(before, after)} side="both" />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <PictureChanges before={earlier?.content.teamPictures} after={asked?.teamPictures} found={found} />
      {asked && <ContentPreviews asked={asked} earlier={earlier} found={found} />}
      {since.length > 0 && (
        <p className="text-warn">
          The draft has changed since: {contentLabels(since.map(({ path }) => path)).join(', ')}. A decision
          covers only what is shown here.
        </p>
      )}
    </div>
  );
}

/** Pictures are shown as pictures, and not as hashes. */
function withoutPictures(content: Partial<SharedDraft> | undefined): unknown {
  return content && { ...content, teamPictures: undefined };
}
