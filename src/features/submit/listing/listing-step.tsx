import { useDeferredValue, useMemo } from 'react';
import { draftTitle } from '@/domain/submissions/draft-label';
import { compareField, putBack } from '@/domain/baseline/compare-texts';
import { setOwnPlayText } from '@/domain/listings/store-texts';
import { lazyPart, Loading } from '@/components/lazy-part';
import { useBaseline } from '@/lib/workspace/baselines';
import { appsCollection } from '@/lib/workspace/app-collections';
import { useCollection } from '@/lib/workspace/workspace-context';
import { listingOf, localesOf, setListingText, setListingTexts } from '../wizard/draft-changes';
import { usedVersionHint } from '../drafts/version-hint';
import { listingFindings } from './listing-findings';
import { controlName } from '../wizard/control-name';
import { useRequestedControl } from '../wizard/use-requested-control';
import { PreviewBeside } from './preview-beside';
import type { StepProps } from '../wizard/wizard-events';
import { StoreDetails } from './details/store-details';
import { IdentityFields } from './identity-fields';
import { ListingFields } from './listing-fields';
import { LocaleBar } from './locale-bar';

const RatingsPart = lazyPart(
  () => import('../ratings/ratings-part').then((module) => module.RatingsPart),
  <Loading isTall />,
);
const PrivacyCard = lazyPart(
  () => import('../privacy/privacy-card').then((module) => module.PrivacyCard),
  <Loading isTall />,
);

/** Step 2: the texts and details that the stores show or ask for. */
export function ListingStep({
  draft,
  locale,
  requestedField,
  events,
  onLocale,
  onChange,
  onGoTo,
}: StepProps) {
  const controls = useRequestedControl(controlName(requestedField, locale));
  const apps = useCollection(appsCollection);
  const app = apps.data?.find(({ id }) => id === draft.appId);
  // The checks run on a deferred draft, so that typing never waits for them.
  const checked = useDeferredValue(draft);
  const baseline = useBaseline(draft.id) ?? undefined;
  const findings = useMemo(() => listingFindings(checked, baseline), [checked, baseline]);
  const troubled = localesOf(checked).filter((code) =>
    findings.get(code)?.some(({ severity }) => severity !== 'note'),
  );
  const fields = (
    <div ref={controls} className="grid gap-5">
      <IdentityFields draft={draft} versionHint={usedVersionHint(app, draft.version)} onChange={onChange} />
      <LocaleBar
        localeList={localesOf(draft).join(' ')}
        troubledList={troubled.join(' ')}
        defaultLocale={draft.defaultLocale}
        locale={locale}
        onSelect={onLocale}
        onChange={onChange}
      />
      <ListingFields
        listing={listingOf(draft, locale)}
        playTexts={draft.platform === 'both' ? draft.playTexts?.[locale] : undefined}
        locale={locale}
        platform={draft.platform}
        findings={findings.get(locale) ?? []}
        comparisonsOf={(field) => (baseline ? compareField(draft, baseline, locale, field) : [])}
        onPutBack={(field, store) =>
          baseline && onChange((now) => putBack(now, baseline, locale, field, store))
        }
        onText={(field, text, store) => onChange(setListingText(locale, field, text, store))}
        onTexts={(texts) => onChange(setListingTexts(locale, texts))}
        onOwnPlayText={(field, isOwn) => onChange((now) => setOwnPlayText(now, locale, field, isOwn))}
      />
      <StoreDetails
        draft={draft}
        locale={locale}
        requestedField={requestedField}
        events={events}
        onChange={onChange}
        onGoTo={onGoTo}
      />
      <PrivacyCard
        privacy={draft.privacy}
        builds={draft.builds}
        builder={draft.builder}
        platform={draft.platform}
        appName={draftTitle(draft)}
        requestedField={requestedField}
        events={events}
        onChange={onChange}
      />
      <RatingsPart
        draft={draft}
        checked={checked}
        requestedField={requestedField}
        events={events}
        onChange={onChange}
      />
    </div>
  );
  return (
    <PreviewBeside
      step="listing"
      draft={draft}
      locale={locale}
      findings={findings.get(locale) ?? []}
      onGoTo={onGoTo}
    >
      {fields}
    </PreviewBeside>
  );
}
