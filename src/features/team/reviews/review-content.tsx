import { lazyPart, Loading } from '@/components/lazy-part';
import { MarkedText } from '@/components/findings/marked-text';
import { Notice } from '@/components/notice';
import { valueAt } from '@/domain/merge-records';
import { textChanges } from '@/domain/listings/text-changes';
import { countOf } from '@/domain/texts';
import { partLabel } from '@/domain/team-sync/answer-label';
import { contentLabel, contentLabels } from '@/domain/team-sync/content-label';
import { choiceText, isTyped } from '@/domain/team-sync/choice-text';
import { contentChanges, type ContentChange } from '@/domain/team-sync/review';
import type { SharedDraft } from '@/domain/team-sync/shared-draft';
import { usePicturesOf } from '@/lib/team/use-pictures-of';
import { contentGroups } from './content-groups';
import { PictureChanges } from './picture-changes';

const ContentPreviews = lazyPart(
  () => import('./content-previews').then((module) => module.ContentPreviews),
  <Loading isTall />,
);

/** An earlier content that the requested one is compared with. */
export interface EarlierContent {
  label: string;
  /** The content as the database or the import has it. */
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
  /** The current draft. */
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
          Reject the request, and ask the member who sent it to save again and send a new request.
        </Notice>
      )}
      <div>
        <p className="mb-2 font-medium">
          {earlier
            ? `${earlier.label}: ${countOf(texts.length, 'change')} since`
            : `All content to approve (${texts.length})`}
        </p>
        {texts.length > 0 && (
          <div
            className="flex max-h-[36rem] flex-col gap-5 overflow-y-auto rounded-control border p-3 sm:p-4"
            role="group"
            tabIndex={0}
            aria-label="Content"
          >
            {contentGroups(texts, earlier?.content, asked).map(({ title, changes }) => (
              <section key={title}>
                <h5 className="mb-2 border-b pb-1 font-semibold">{title}</h5>
                <dl className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
                  {changes.map((change) => (
                    <div key={change.path} className={isShort(change) ? '' : 'sm:col-span-2'}>
                      <dt className="text-[0.8125rem] [overflow-wrap:anywhere] text-ink-soft">
                        {partLabel(change.path) ?? contentLabel(change.path)}
                      </dt>
                      <dd className="rounded-control bg-sunken p-2">
                        <Change change={change} earlier={earlier?.content} asked={asked} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        )}
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

/** Short values are shown in two columns. */
function isShort({ before, after }: ContentChange): boolean {
  return before.length + after.length <= 60;
}

/** A text with its changes marked, or the values of a choice in words. Without an earlier content nothing is marked. */
function Change({
  change: { path, before, after },
  earlier,
  asked,
}: {
  change: ContentChange;
  earlier: Partial<SharedDraft> | undefined;
  asked: SharedDraft | undefined;
}) {
  const [old, now] = [earlier, asked].map((content) => content && valueAt(content, path));
  const [oldText, text] = [choiceText(path, old), choiceText(path, now)];
  // Values that the words leave out, e.g. of a build, are shown as stored.
  const isInWords = !isTyped(path, now ?? old) && oldText !== text;
  if (earlier && !isInWords) return <MarkedText changes={textChanges(before, after)} side="both" />;
  return (
    <p dir="auto" className="leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line">
      {before !== '' && (
        <>
          <del className="rounded-xs bg-bad-soft text-bad">{oldText}</del> →{' '}
        </>
      )}
      {earlier ? (
        <ins className="rounded-xs bg-good-soft text-good no-underline">{text}</ins>
      ) : isInWords ? (
        text
      ) : (
        after
      )}
    </p>
  );
}

/** Pictures are shown as pictures, and not as hashes. */
function withoutPictures(content: Partial<SharedDraft> | undefined): unknown {
  return content && { ...content, teamPictures: undefined };
}
