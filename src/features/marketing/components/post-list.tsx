import { CharacterCount, TextAreaField } from '@/components/field';
import type { SocialPost } from '../model/marketing-kit';
import { networkOf } from '../model/networks';
import { ItemActions } from './item-actions';

/** One post per network, editable, counted as the network counts. */
export function PostList({
  posts,
  onEdit,
  onCopy,
  onDownload,
}: {
  posts: readonly SocialPost[];
  onEdit: (index: number, content: string) => void;
  onCopy: (text: string) => void;
  onDownload: (name: string, extension: string, content: string) => void;
}) {
  return (
    <ul className="grid gap-x-6 gap-y-7 xl:grid-cols-2">
      {posts.map(({ title, platform, content }, index) => {
        const network = networkOf(platform);
        return (
          <li key={platform} className="flex min-w-0 flex-col gap-3">
            <TextAreaField
              label={title}
              dir="auto"
              rows={9}
              value={content}
              hint={
                network &&
                `${platform} allows ${network.limit.toLocaleString('en-US')} characters. ${network.note ?? ''}`
              }
              aside={network && <CharacterCount count={network.count(content)} limit={network.limit} />}
              onChange={(event) => onEdit(index, event.target.value)}
            />
            <ItemActions
              name={title}
              onCopy={() => onCopy(content)}
              onDownload={() => onDownload(title, 'txt', content)}
            />
          </li>
        );
      })}
    </ul>
  );
}
