import { useMemo } from 'react';
import type { Baseline } from '@/domain/baseline/baseline';
import { compareField, putBack } from '@/domain/baseline/compare-texts';
import { setOwnPlayText } from '@/domain/listings/store-texts';
import { lazyPart } from '@/components/lazy-part';
import type { DraftContent } from '@/model/draft';
import { useIsModelOn } from '@/lib/browser-model/use-is-model-on';
import { useBaseline } from '@/lib/workspace/baselines';
import { controlName } from '../wizard/control-name';
import { listingOf, localesOf, setListingText, setListingTexts } from '../wizard/draft-changes';
import { useRequestedControl } from '../wizard/use-requested-control';
import type { StepProps } from '../wizard/wizard-events';
import { useReadiness } from '../checks/readiness-store';
import { useFoundInTurns } from '@/lib/idle/found-in-turns';
import { languageFindings, listingFindingsInSteps, troubledLocales } from './listing-findings';
import { ListingFields } from './listing-fields';
import { LocaleBar } from './locale-bar';
import { PreviewBeside } from './preview-beside';

const ListingHelp = lazyPart(
  () => import('../model-help/listing-help').then((module) => module.ListingHelp),
  null,
);

const NO_FINDINGS: readonly never[] = [];

function check({
  draft,
  locale,
  baseline,
}: {
  draft: DraftContent;
  locale: string;
  baseline?: Baseline | undefined;
}) {
  return listingFindingsInSteps(draft, locale, baseline);
}

/** The texts of the listing, language by language, with the store's page beside them. */
export function TextsPart({ draft, locale, requestedField, onLocale, onChange, onGoTo }: StepProps) {
  const isModelOn = useIsModelOn();
  const controls = useRequestedControl(controlName(requestedField, locale));
  const baseline = useBaseline(draft.id) ?? undefined;
  const asked = useMemo(() => ({ draft, locale, baseline }), [draft, locale, baseline]);
  // Neither a press nor a key waits for the checks.
  const checked = useFoundInTurns(asked, check);
  const found = checked?.asked.locale === locale ? checked.result : NO_FINDINGS;
  // The other languages are checked with the rest of the draft, in turns.
  const inReport = useReadiness()?.findings ?? NO_FINDINGS;
  const shown = [...found, ...languageFindings(inReport, locale)];
  const troubled = troubledLocales([...inReport, ...found]);
  const { defaultLocale } = draft;
  return (
    <PreviewBeside step="listing" draft={draft} locale={locale} findings={shown} onGoTo={onGoTo}>
      <div ref={controls} className="grid gap-4">
        <LocaleBar
          localeList={localesOf(draft).join(' ')}
          troubledList={localesOf(draft)
            .filter((code) => troubled.has(code))
            .join(' ')}
          defaultLocale={defaultLocale}
          locale={locale}
          onSelect={onLocale}
          onChange={onChange}
        />
        <ListingFields
          listing={listingOf(draft, locale)}
          beside={locale === defaultLocale ? undefined : listingOf(draft, defaultLocale)}
          mainLocale={defaultLocale}
          playTexts={draft.platform === 'both' ? draft.playTexts?.[locale] : undefined}
          locale={locale}
          platform={draft.platform}
          findings={shown}
          comparisonsOf={(field) => (baseline ? compareField(draft, baseline, locale, field) : [])}
          onPutBack={(field, store) =>
            baseline && onChange((now) => putBack(now, baseline, locale, field, store))
          }
          onText={(field, text, store) => onChange(setListingText(locale, field, text, store))}
          onTexts={(texts) => onChange(setListingTexts(locale, texts))}
          modelHelp={isModelOn && <ListingHelp draft={draft} locale={locale} onChange={onChange} />}
          onOwnPlayText={(field, isOwn) => onChange((now) => setOwnPlayText(now, locale, field, isOwn))}
        />
      </div>
    </PreviewBeside>
  );
}
