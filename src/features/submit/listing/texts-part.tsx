import { useDeferredValue, useMemo } from 'react';
import { compareField, putBack } from '@/domain/baseline/compare-texts';
import { setOwnPlayText } from '@/domain/listings/store-texts';
import { lazyPart } from '@/components/lazy-part';
import { useIsModelOn } from '@/lib/browser-model/use-is-model-on';
import { useBaseline } from '@/lib/workspace/baselines';
import { controlName } from '../wizard/control-name';
import { listingOf, localesOf, setListingText, setListingTexts } from '../wizard/draft-changes';
import { useRequestedControl } from '../wizard/use-requested-control';
import type { StepProps } from '../wizard/wizard-events';
import { useReadiness } from '../checks/readiness-store';
import { languageFindings, listingFindings } from './listing-findings';
import { ListingFields } from './listing-fields';
import { LocaleBar } from './locale-bar';
import { PreviewBeside } from './preview-beside';

const ListingHelp = lazyPart(
  () => import('../model-help/listing-help').then((module) => module.ListingHelp),
  null,
);

/** The texts of the listing, language by language, with the store's page beside them. */
export function TextsPart({ draft, locale, requestedField, onLocale, onChange, onGoTo }: StepProps) {
  const isModelOn = useIsModelOn();
  const controls = useRequestedControl(controlName(requestedField, locale));
  // The checks run on a deferred draft, so that typing never waits for them.
  const checked = useDeferredValue(draft);
  const baseline = useBaseline(draft.id) ?? undefined;
  const findings = useMemo(() => listingFindings(checked, baseline), [checked, baseline]);
  const report = useReadiness();
  const shown = [...(findings.get(locale) ?? []), ...languageFindings(report?.findings ?? [], locale)];
  const troubled = localesOf(checked).filter((code) =>
    [...(findings.get(code) ?? []), ...languageFindings(report?.findings ?? [], code)].some(
      ({ severity }) => severity !== 'note',
    ),
  );
  const { defaultLocale } = draft;
  return (
    <PreviewBeside step="listing" draft={draft} locale={locale} findings={shown} onGoTo={onGoTo}>
      <div ref={controls} className="grid gap-4">
        <LocaleBar
          localeList={localesOf(draft).join(' ')}
          troubledList={troubled.join(' ')}
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
