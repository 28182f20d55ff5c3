import { TextAreaField } from '@/components/field';
import type { VideoScript } from '../model/marketing-kit';
import { ItemActions } from './item-actions';

/** The video scripts with their timings, editable. */
export function ScriptList({
  scripts,
  onEdit,
  onCopy,
  onDownload,
}: {
  scripts: readonly VideoScript[];
  onEdit: (index: number, content: string) => void;
  onCopy: (text: string) => void;
  onDownload: (name: string, extension: string, content: string) => void;
}) {
  return (
    <ul className="grid gap-x-6 gap-y-7 xl:grid-cols-2">
      {scripts.map(({ title, platform, content }, index) => (
        <li key={title} className="flex min-w-0 flex-col gap-3">
          <TextAreaField
            label={title}
            dir="auto"
            rows={16}
            value={content}
            hint={`For ${platform}. The voice-over is shortened to what can be said in the time.`}
            onChange={(event) => onEdit(index, event.target.value)}
          />
          <ItemActions
            name={title}
            onCopy={() => onCopy(content)}
            onDownload={() => onDownload(title, 'txt', content)}
          />
        </li>
      ))}
    </ul>
  );
}
