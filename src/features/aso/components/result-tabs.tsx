import { Badge, SampleBadge } from '@/components/badge';
import { SmallButton } from '@/components/button';
import { lazyPart } from '@/components/lazy-part';
import { Card } from '@/components/card';
import { CharacterCount } from '@/components/field';
import { Tabs } from '@/components/tabs';
import { platformsOf } from '@/model/app';
import { EMPTY_LISTING, type StoreTexts } from '@/model/listing';
import type { StoredDraft } from '@/model/draft';
import { countCharacters } from '@/domain/listings/limits';
import { productLocale } from '@/domain/locales/product-locales';
import { OPTIMIZED_LOCALES, type LocalizedVersion, type OptimizationResult } from '../model/optimization';
import { DESCRIPTION_MAX, KEYWORDS_MAX, TITLE_MAX } from '../model/store-limits';
import type { ResultTab } from '../model/result-tabs';
import { CopyButton } from './copy-button';
import { SideBySide } from './side-by-side';

const PreviewPair = lazyPart(() =>
  import('@/components/store-preview/preview-pair').then((module) => module.PreviewPair),
);

type OnCopy = (text: string) => void;

/** The optimised texts, one tab per part of the listing. */
export function ResultTabs({
  result,
  draft,
  tab,
  onTab,
  onCopy,
  onWriteBack,
}: {
  result: OptimizationResult;
  /** The draft that the texts were taken from; its icon and screenshots are shown with them. */
  draft: StoredDraft | undefined;
  tab: ResultTab;
  onTab: (tab: ResultTab) => void;
  onCopy: OnCopy;
  onWriteBack: () => void;
}) {
  const locale = draft?.defaultLocale ?? 'en-US';
  const textsWith = (title: string, description: string): StoreTexts => ({
    listings: { [locale]: { ...(draft?.listings[locale] ?? EMPTY_LISTING), title, description } },
  });
  return (
    <>
      <Card
        title="Optimized listing"
        aside={
          <div className="flex flex-wrap items-center gap-3">
            <SampleBadge kind="Simulated" />
            <SmallButton onClick={onWriteBack}>Write to a draft</SmallButton>
          </div>
        }
      >
        <Tabs
          label="Optimized listing"
          value={tab}
          onChange={onTab}
          items={[
            {
              id: 'title',
              label: 'Title',
              content: (
                <SideBySide
                  name="title"
                  original={result.originalTitle}
                  optimized={result.optimizedTitle}
                  limit={TITLE_MAX}
                  onCopy={onCopy}
                />
              ),
            },
            {
              id: 'description',
              label: 'Description',
              content: (
                <SideBySide
                  name="description"
                  original={result.originalDescription}
                  optimized={result.optimizedDescription}
                  limit={DESCRIPTION_MAX}
                  onCopy={onCopy}
                />
              ),
            },
            {
              id: 'keywords',
              label: 'Keywords',
              content: <Keywords keywords={result.keywords} onCopy={onCopy} />,
            },
            {
              id: 'localization',
              label: 'Localization',
              content: <Localization versions={result.localizedVersions} onCopy={onCopy} />,
            },
          ]}
        />
      </Card>
      <Card
        title="As the stores show it"
        description="The original and the optimized texts, cut where a store cuts them."
      >
        <PreviewPair
          before={{ label: 'Before', texts: textsWith(result.originalTitle, result.originalDescription) }}
          after={{ label: 'After', texts: textsWith(result.optimizedTitle, result.optimizedDescription) }}
          locale={locale}
          platforms={platformsOf(draft?.platform ?? 'both')}
          draftId={draft?.id}
        />
      </Card>
    </>
  );
}

function Keywords({ keywords, onCopy }: { keywords: readonly string[]; onCopy: OnCopy }) {
  const text = keywords.join(',');
  if (keywords.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        The description has no words to search for yet. Describe in full sentences what the app does.
      </p>
    );
  return (
    <>
      <ul className="flex flex-wrap gap-2" aria-label="Keywords">
        {keywords.map((keyword) => (
          <li key={keyword} dir="auto">
            <Badge tone="accent">{keyword}</Badge>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-[0.8125rem] text-ink-faint">
          For the App Store’s keyword field{' '}
          <CharacterCount count={countCharacters(text)} limit={KEYWORDS_MAX} />
        </p>
        <CopyButton label="Copy keywords" onClick={() => onCopy(text)} />
      </div>
    </>
  );
}

function Localization({
  versions,
  onCopy,
}: {
  versions: OptimizationResult['localizedVersions'];
  onCopy: OnCopy;
}) {
  return (
    <div className="grid gap-4 xl:grid-cols-3">
      {OPTIMIZED_LOCALES.map((locale) => (
        <Version key={locale} locale={locale} version={versions[locale]} onCopy={onCopy} />
      ))}
      <p className="text-[0.8125rem] text-ink-faint xl:col-span-3">
        Written from phrases for the category. Let someone who speaks the language read them before you
        submit.
      </p>
    </div>
  );
}

function Version({
  locale,
  version: { title, description },
  onCopy,
}: {
  locale: string;
  version: LocalizedVersion;
  onCopy: OnCopy;
}) {
  const name = productLocale(locale)?.name ?? locale;
  return (
    <section aria-label={name} className="flex min-w-0 flex-col rounded-control border p-4">
      <div className="mb-3 flex items-baseline justify-between gap-2">
        <h3 className="text-sm font-semibold">{name}</h3>
        <span className="text-xs text-ink-faint">{locale}</span>
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-xs font-medium text-ink-faint">Title</p>
        <CharacterCount count={countCharacters(title)} limit={TITLE_MAX} />
      </div>
      <p lang={locale} dir="auto" className="text-sm font-medium [overflow-wrap:anywhere]">
        {title}
      </p>
      <p className="mt-3 text-xs font-medium text-ink-faint">Description</p>
      <p lang={locale} dir="auto" className="text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">
        {description}
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <CopyButton label="Copy title" onClick={() => onCopy(title)} />
        <CopyButton label="Copy description" onClick={() => onCopy(description)} />
      </div>
    </section>
  );
}
