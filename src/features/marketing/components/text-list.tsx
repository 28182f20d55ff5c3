import type { ReactNode } from 'react';
import { TextAreaField } from '@/components/field';
import { ItemActions } from './item-actions';

/** Texts of the kit, editable, each with what it is for and how long it may be. */
export function TextList<Item extends { title: string; content: string }>({
  items,
  rows,
  about,
  onEdit,
  onCopy,
  onDownload,
}: {
  items: readonly Item[];
  /** Height of each text, in lines. */
  rows: number;
  about: (item: Item) => { hint?: string | undefined; aside?: ReactNode };
  onEdit: (edit: (items: readonly Item[]) => Item[]) => void;
  onCopy: (text: string) => void;
  onDownload: (name: string, extension: string, content: string) => void;
}) {
  return (
    <ul className="grid gap-x-6 gap-y-7 xl:grid-cols-2">
      {items.map((item, index) => (
        <li key={item.title} className="flex min-w-0 flex-col gap-3">
          <TextAreaField
            label={item.title}
            dir="auto"
            rows={rows}
            value={item.content}
            {...about(item)}
            onChange={({ target }) =>
              onEdit((now) =>
                now.map((each, at) => (at === index ? { ...each, content: target.value } : each)),
              )
            }
          />
          <ItemActions
            name={item.title}
            onCopy={() => onCopy(item.content)}
            onDownload={() => onDownload(item.title, 'txt', item.content)}
          />
        </li>
      ))}
    </ul>
  );
}
