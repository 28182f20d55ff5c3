import { Copy, Download } from 'lucide-react';
import type { SheetGroup } from '@/domain/answer-sheet';
import type { HandOverItem } from '@/domain/handover/hand-over';
import { lacksLanguage, remarksOf, textFor } from '@/domain/handover/page-texts';
import type { HandOverPictures } from '@/domain/handover/value';
import { localeLabel } from '@/domain/locales/product-locales';
import { countOf } from '@/domain/texts';
import { Badge } from '../badge';
import { SmallButton } from '../button';
import { Disclosure } from '../disclosure';
import type { HandOverActions } from './hand-over-actions';

/** Longer texts get a line of their own. */
const SHORT_TEXT = 60;

/** One field, choice or button of a page, with what goes there. */
export function HandOverItemRow({
  item,
  language,
  actions,
}: {
  item: HandOverItem;
  language: string;
  actions: HandOverActions;
}) {
  const { label, content, kind } = item;
  const text = textFor(item, language);
  const isMissing = item.state === 'missing' || lacksLanguage(item, language);
  const remarks = remarksOf(item);
  const isShort = text !== undefined && text.length <= SHORT_TEXT && !text.includes('\n');
  return (
    <li className="grid gap-1.5 py-2 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="min-w-0 flex-1 basis-32">
          <p className="flex flex-wrap items-center gap-x-2 font-medium">
            {kind === 'press' ? `Press ${label}` : label}
            {isMissing && <Badge tone="warn">Not in your draft</Badge>}
          </p>
          {remarks.length > 0 && <p className="text-[0.8125rem] text-ink-soft">{remarks.join('. ')}.</p>}
        </div>
        {isShort && <Value item={item} text={text} language={language} />}
        {text !== undefined && kind === 'text' && (
          <SmallButton aria-label={`Copy ${label}`} onClick={() => actions.onCopy(text)}>
            <Copy className="size-4" />
            Copy
          </SmallButton>
        )}
      </div>
      {text !== undefined && !isShort && <Value item={item} text={text} language={language} />}
      {content?.kind === 'pictures' && (
        <PictureSets
          sets={content.sets.filter(({ locale }) => locale === language)}
          onSave={actions.onSavePictures}
        />
      )}
      {content?.kind === 'answers' && <Answers label={label} groups={content.groups} />}
    </li>
  );
}

/** The text to paste, or the choice to make. */
function Value({ item, text, language }: { item: HandOverItem; text: string; language: string }) {
  return (
    <p
      dir="auto"
      lang={item.per === 'language' ? language : undefined}
      className="line-clamp-3 min-w-0 flex-[2] basis-32 rounded-control bg-sunken px-3 py-1.5 whitespace-pre-line [overflow-wrap:anywhere]"
    >
      {item.kind === 'text' ? text : <Choice text={text} />}
    </p>
  );
}

function Choice({ text }: { text: string }) {
  return (
    <>
      <span className="text-ink-soft">Choose </span>
      {text}
    </>
  );
}

function PictureSets({
  sets,
  onSave,
}: {
  sets: readonly HandOverPictures[];
  onSave: HandOverActions['onSavePictures'];
}) {
  if (sets.length === 0)
    return <p className="text-[0.8125rem] text-ink-soft">None of its own in this language.</p>;
  return (
    <ul className="grid gap-1.5">
      {sets.map((set) => (
        <li
          key={`${set.locale} ${set.label}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-sunken px-3 py-1.5"
        >
          <span className="min-w-0 flex-1 basis-40">
            {set.label}: drag {countOf(set.images.length, 'file')}
          </span>
          {onSave && (
            <SmallButton
              aria-label={`Save ${set.label}, ${localeLabel(set.locale)}`}
              onClick={() => onSave(set)}
            >
              <Download className="size-4" />
              Save
            </SmallButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The questions of a form and the answers to give, in its order. */
function Answers({ label, groups }: { label: string; groups: readonly SheetGroup[] }) {
  const open = groups.flatMap(({ rows }) => rows).filter(({ answer }) => answer === undefined).length;
  return (
    <Disclosure title={`Answers for ${label}`} aside={open === 0 ? undefined : `${open} open`}>
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <section key={title}>
            {title !== '' && <h5 className="mb-1 font-medium">{title}</h5>}
            <dl className="grid gap-1">
              {rows.map(({ asks, answer, depth }, index) => (
                <div
                  key={`${index} ${asks}`}
                  className={`flex flex-wrap justify-between gap-x-4 ${depth === 1 ? 'pl-4' : ''}`}
                >
                  <dt className="min-w-0 flex-1 basis-48 text-ink-soft [overflow-wrap:anywhere]">{asks}</dt>
                  <dd className="font-medium">{answer ?? 'Not answered yet'}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </Disclosure>
  );
}
