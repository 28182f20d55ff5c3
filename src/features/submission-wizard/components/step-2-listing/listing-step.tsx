import type { SubmissionDraft } from '@/domain/submissions/draft';
import { listingOf, localesOf, setListingText, type DraftChange } from '../../model/draft-changes';
import { DetailGroups } from './detail-groups';
import { IdentityFields } from './identity-fields';
import { ListingFields } from './listing-fields';
import { LocaleBar } from './locale-bar';

/** Step 2: what the stores say about the app. */
export function ListingStep({
  draft,
  locale,
  onLocale,
  onChange,
}: {
  draft: SubmissionDraft;
  /** Whose texts are edited. */
  locale: string;
  onLocale: (locale: string) => void;
  onChange: (change: DraftChange) => void;
}) {
  return (
    <div className="grid gap-5">
      <IdentityFields draft={draft} onChange={onChange} />
      <LocaleBar
        localeList={localesOf(draft).join(' ')}
        defaultLocale={draft.defaultLocale}
        locale={locale}
        onSelect={onLocale}
        onChange={onChange}
      />
      <ListingFields
        listing={listingOf(draft, locale)}
        locale={locale}
        platform={draft.platform}
        onText={(field, text) => onChange(setListingText(locale, field, text))}
      />
      <DetailGroups details={draft.details} platform={draft.platform} onChange={onChange} />
    </div>
  );
}
