import { useState } from 'react';
import { Button } from '@/components/button';
import { TextAreaField } from '@/components/field';
import { ModelHelp } from '@/components/model-help/model-help';
import { useLanguageDetector } from '@/components/model-help/use-language-detector';
import { productLocale } from '@/domain/locales/product-locales';
import { countOf } from '@/domain/texts';
import { setListingText, type DraftChange } from '../wizard/draft-changes';
import type { StepProps } from '../wizard/wizard-events';
import {
  labelOfPlace,
  listingRules,
  missingTranslations,
  placeOf,
  releaseNotes,
  textIn,
  tooLong,
  translations,
} from './listing-tasks';

/** The browser's model for the texts of a listing: translate, shorten, write release notes. */
export function ListingHelp({
  draft,
  locale,
  onChange,
}: Pick<StepProps, 'draft' | 'locale'> & { onChange: (change: DraftChange) => void }) {
  const [changes, setChanges] = useState('');
  const { score, prepare } = useLanguageDetector();
  const isMain = locale === draft.defaultLocale;
  const texts = isMain ? missingTranslations(draft) : translations(draft, locale);
  const languages = new Set(texts.map((task) => task.locale)).size;
  const long = tooLong(draft, locale);
  return (
    <ModelHelp
      workId={draft.id}
      // The main language's page is the one for all languages.
      isShown={(place) => placeOf(place) !== undefined && (isMain || placeOf(place)?.locale === locale)}
      labelOf={labelOfPlace}
      textIn={(place) => textIn(draft, place)}
      prepare={prepare}
      rules={(place, text) => listingRules(draft, place, text, score.current)}
      put={(place, text) => {
        const found = placeOf(place);
        if (found) onChange(setListingText(found.locale, found.field, text));
      }}
    >
      {(begin, isRunning) => (
        <>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {languages > 0 && (
              <Button variant="secondary" size="small" disabled={isRunning} onClick={() => begin(texts)}>
                {isMain
                  ? `Translate into ${countOf(languages, 'language')}`
                  : `Translate into ${productLocale(locale)?.name ?? locale}`}
              </Button>
            )}
            {long.length > 0 && (
              <Button variant="secondary" size="small" disabled={isRunning} onClick={() => begin(long)}>
                Shorten {countOf(long.length, 'text')}
              </Button>
            )}
          </div>
          {isMain && (
            <div className="grid gap-2">
              <TextAreaField
                label="What changed, one line each"
                rows={3}
                value={changes}
                onChange={(event) => setChanges(event.target.value)}
              />
              <div>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={isRunning || changes.trim() === ''}
                  onClick={() => begin([releaseNotes(draft, locale, changes)])}
                >
                  Write release notes
                </Button>
              </div>
            </div>
          )}
        </>
      )}
    </ModelHelp>
  );
}
