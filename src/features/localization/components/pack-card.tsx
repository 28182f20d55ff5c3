import { Copy, Download, Eye, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, SampleBadge } from '@/components/badge';
import { QuietButton, SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { CharacterCount } from '@/components/field';
import { Tabs } from '@/components/tabs';
import { countCharacters, fieldLimits } from '@/domain/listings/limits';
import { directionOf } from '@/domain/locales/product-locales';
import { MATRIX_LABELS } from '../model/length-matrix';
import type { LocalizationPack } from '../model/localization';
import { DIFFICULTY_LOOKS } from './market-picker';

interface PackActions {
  onCopy: (text: string) => void;
  onExport: () => void;
  onPreview: () => void;
  onRemove: () => void;
}

/** One market's pack: its texts, cultural notes, and its keywords. */
export function PackCard({ pack, ...actions }: { pack: LocalizationPack } & PackActions) {
  const { language, region, code, flag, marketSize, difficulty, confidence, estimatedRevenue } = pack;
  const isGenerated = pack.origin === 'generated';
  const name = region === '' ? language : `${language} (${region})`;
  const market = [
    marketSize,
    estimatedRevenue !== '' && `${estimatedRevenue} est. revenue`,
    `${confidence}% confidence`,
  ].filter(Boolean);
  return (
    <Card
      as="li"
      aria-label={name}
      headingLevel={3}
      title={
        <>
          {flag !== '' && (
            <span aria-hidden="true" className="mr-2">
              {flag}
            </span>
          )}
          {name} <span className="text-xs font-normal text-ink-faint">{code}</span>
        </>
      }
      aside={isGenerated ? <SampleBadge kind="Simulated" /> : <Badge tone="accent">Imported</Badge>}
      className="flex min-w-0 flex-col"
    >
      <p className="-mt-2 mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft tabular-nums">
        <Badge tone={DIFFICULTY_LOOKS[difficulty].tone}>{DIFFICULTY_LOOKS[difficulty].label}</Badge>
        {market.join(' · ')}
      </p>
      <Tabs
        label={`${name} pack`}
        items={[
          { id: 'content', label: 'Content', content: <Content pack={pack} onCopy={actions.onCopy} /> },
          { id: 'notes', label: 'Cultural Notes', content: <Notes notes={pack.culturalNotes} /> },
          { id: 'keywords', label: 'Keywords', content: <Keywords pack={pack} onCopy={actions.onCopy} /> },
        ]}
      />
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        <SmallButton onClick={actions.onExport}>
          <Download className="size-3.5" />
          Export Pack
        </SmallButton>
        <SmallButton onClick={actions.onPreview}>
          <Eye className="size-3.5" />
          Preview
        </SmallButton>
        <QuietButton className="ml-auto" aria-label={`Remove ${name}`} onClick={actions.onRemove}>
          <Trash2 className="size-3.5" />
          Remove
        </QuietButton>
      </div>
    </Card>
  );
}

type OnCopy = PackActions['onCopy'];

function CopyButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <QuietButton className="-my-1 !min-h-7 !px-1.5" aria-label={label} onClick={onClick}>
      <Copy className="size-3.5" />
    </QuietButton>
  );
}

function Content({ pack: { code, content }, onCopy }: { pack: LocalizationPack; onCopy: OnCopy }) {
  const fields = ['title', 'subtitle', 'shortDescription', 'description'] as const;
  return (
    <dl className="flex flex-col gap-3">
      {fields.map((field) => {
        const text = content[field];
        if (text.trim() === '') return null;
        return (
          <Text
            key={field}
            label={MATRIX_LABELS[field]}
            aside={
              <>
                <CharacterCount
                  count={countCharacters(text)}
                  limit={fieldLimits(field, ['ios', 'android'])[0]?.max ?? 0}
                />
                <CopyButton
                  label={`Copy ${MATRIX_LABELS[field].toLowerCase()}`}
                  onClick={() => onCopy(text)}
                />
              </>
            }
          >
            <p lang={code} dir={directionOf(code)} className="whitespace-pre-wrap">
              {text}
            </p>
          </Text>
        );
      })}
      {content.screenshots.length > 0 && (
        <Text label="Screenshots">
          <ol className="mt-1 flex list-decimal flex-col gap-1.5 pl-5 marker:text-ink-faint">
            {content.screenshots.map(({ text, context }) => (
              <li key={text}>
                <p lang={code} dir={directionOf(code)} className="w-fit font-medium">
                  {text}
                </p>
                <p className="text-[0.8125rem] text-ink-faint">{context}</p>
              </li>
            ))}
          </ol>
        </Text>
      )}
    </dl>
  );
}

function Text({ label, aside, children }: { label: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="flex min-h-6 items-center gap-2 text-xs font-medium text-ink-faint">
        <span className="flex-1">{label}</span>
        {aside}
      </dt>
      <dd className="text-sm [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        No cultural notes. Switch Cultural Adaptation on and generate the pack again to get them.
      </p>
    );
  return (
    <ul className="list-disc space-y-1.5 pl-5 text-sm marker:text-ink-faint">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function Keywords({ pack: { code, content }, onCopy }: { pack: LocalizationPack; onCopy: OnCopy }) {
  const text = content.keywords.join(',');
  const shown = [...new Set(content.keywords.map((keyword) => keyword.trim()))].filter(Boolean);
  if (shown.length === 0) return <p className="text-sm text-ink-soft">This locale has no keywords yet.</p>;
  return (
    <>
      <ul className="flex flex-wrap gap-2" aria-label="Keywords" lang={code} dir={directionOf(code)}>
        {shown.map((keyword) => (
          <li
            key={keyword}
            className="rounded-full bg-accent-soft px-2.5 py-0.5 text-[0.8125rem] font-medium [overflow-wrap:anywhere] text-accent-strong"
          >
            {keyword}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-center gap-2 text-[0.8125rem] text-ink-faint">
        <span className="flex-1">For the App Store’s keyword field</span>
        <CharacterCount count={countCharacters(text)} limit={fieldLimits('keywords', ['ios'])[0]?.max ?? 0} />
        <CopyButton label="Copy keywords" onClick={() => onCopy(text)} />
      </p>
    </>
  );
}
