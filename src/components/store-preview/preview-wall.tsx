import { PLATFORMS } from '@/model/app';
import { useMemo } from 'react';
import type { StoreTexts } from '@/model/listing';
import { listingFor } from '@/domain/listings/store-texts';
import { localeLabel } from '@/domain/locales/product-locales';
import { bareContent } from '@/domain/previews/preview-content';
import { Badge } from '../badge';
import { PreviewControls } from './preview-controls';
import type { PreviewChoice } from './records';
import { StorePreview, usePreviewLayout } from './store-preview';
import { choiceFor, usePreviewChoice } from './use-preview-choice';

const NO_SOURCES = new Map<string, Blob>();

/** The search result of every language beside each other. */
export function PreviewWall({ texts }: { texts: StoreTexts }) {
  const { choice: stored, isRead, change } = usePreviewChoice();
  const choice: PreviewChoice = { ...choiceFor(stored, PLATFORMS, true), page: 'search' };
  if (!isRead) return null;
  return (
    <div className="grid gap-4">
      <PreviewControls choice={choice} stores={PLATFORMS} locale="" isShort isSearchOnly onChange={change} />
      <ul
        aria-label="Search results by language"
        className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]"
      >
        {Object.keys(texts.listings).map((locale) => (
          <Result key={locale} texts={texts} locale={locale} choice={choice} />
        ))}
      </ul>
    </div>
  );
}

function Result({ texts, locale, choice }: { texts: StoreTexts; locale: string; choice: PreviewChoice }) {
  const content = useMemo(
    () => bareContent(listingFor(texts, choice.store, locale), choice.store, locale),
    [texts, choice.store, locale],
  );
  const layout = usePreviewLayout(content, choice, true);
  const cut = layout.notes.filter(({ text }) => text.includes('about here'));
  return (
    <li className="grid min-w-0 content-start gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="text-sm font-medium">{localeLabel(locale)}</h3>
        {cut.length > 0 ? <Badge tone="warn">Cut</Badge> : <Badge tone="good">Whole</Badge>}
      </div>
      <div className="overflow-hidden rounded-card border">
        <StorePreview content={content} layout={layout} options={choice} sources={NO_SOURCES} />
      </div>
      {cut.map(({ text }) => (
        <p key={text} className="text-[0.8125rem] text-ink-soft">
          {text}
        </p>
      ))}
    </li>
  );
}
