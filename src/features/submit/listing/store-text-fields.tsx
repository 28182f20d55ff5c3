import { Plus } from 'lucide-react';
import { useState } from 'react';
import { QuietButton } from '@/components/button';
import { CharacterCount, TextAreaField, TextField } from '@/components/field';
import type { Platform, PlatformChoice } from '@/model/app';
import type { FieldComparison } from '@/domain/baseline/compare-texts';
import type { ListingFinding } from '@/checks/listing/check-listing';
import { isSharedField } from '@/domain/listings/store-texts';
import { directionOf, localeLabel } from '@/domain/locales/product-locales';
import { STORES } from '@/domain/stores/stores';
import { useTypedText } from '../wizard/use-typed-text';
import { type ListingFieldInfo, storesOfField, textCount } from './listing-field-info';
import { FieldChange } from './field-change';
import { FieldFindings } from './field-findings';

/** One text of a listing: a field for both stores, or a field for each where their texts differ. */
export function StoreTextFields({
  info,
  text,
  beside,
  playText,
  locale,
  platform,
  findings,
  comparisons,
  onText,
  onOwnPlayText,
  onPutBack,
}: {
  info: ListingFieldInfo;
  text: string;
  /** The text of the main language, for one of another language. */
  beside: { text: string; locale: string } | undefined;
  /** Google Play's own text, where a submission to both stores has one. */
  playText: string | undefined;
  locale: string;
  platform: PlatformChoice;
  /** The findings about this field, for all stores. */
  findings: readonly ListingFinding[];
  /** Comparisons with what was imported, one per store; none for a draft that was not imported. */
  comparisons: readonly FieldComparison[];
  /** Changes a text; without a store, the one that the main form shows. */
  onText: (text: string, store?: Platform) => void;
  /** Gives Google Play a text of its own or takes it away. */
  onOwnPlayText: (isOwn: boolean) => void;
  /** Brings the imported text back, for one store or for all. */
  onPutBack: (store?: Platform) => void;
}) {
  const [dropped, setDropped] = useState<string>();
  const hasOwn = playText !== undefined;
  const fixOf = ({ fixedText, subject }: ListingFinding) =>
    fixedText === undefined
      ? undefined
      : {
          label: 'Fix',
          apply: () => onText(fixedText, subject.store),
          change: { before: subject.store === 'android' && hasOwn ? playText : text, after: fixedText },
        };
  const canDiffer = platform === 'both' && isSharedField(info.field);

  const changesFor = (store?: Platform) =>
    distinct(comparisons.filter((each) => store === undefined || each.store === store)).map(
      (comparison, _, all) => (
        <FieldChange
          key={comparison.store}
          label={all.length > 1 ? `${info.label} on ${STORES[comparison.store].name}` : info.label}
          storeName={all.length > 1 ? STORES[comparison.store].name : undefined}
          comparison={comparison}
          locale={locale}
          onPutBack={() => onPutBack(all.length > 1 ? comparison.store : store)}
        />
      ),
    );

  const handleToggle = () => {
    setDropped(hasOwn && playText.trim() !== '' && playText !== text ? playText : undefined);
    onOwnPlayText(!hasOwn);
  };
  const handleUndo = () => {
    if (dropped === undefined) return;
    onOwnPlayText(true);
    onText(dropped, 'android');
    setDropped(undefined);
  };
  const fields = (
    <div className="grid min-w-0 content-start gap-2">
      {hasOwn ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="grid min-w-0 content-start gap-2">
            <ListingTextField
              info={{ ...info, hint: 'On the App Store.' }}
              text={text}
              locale={locale}
              platform="ios"
              onText={(next) => onText(next, 'ios')}
            />
            {changesFor('ios')}
            <FieldFindings
              findings={findings.filter(({ subject }) => subject.store !== 'android')}
              fixOf={fixOf}
            />
          </div>
          <div className="grid min-w-0 content-start gap-2">
            <ListingTextField
              info={{ ...info, label: `${info.label} on Google Play`, hint: 'On Google Play.' }}
              text={playText}
              locale={locale}
              platform="android"
              store="android"
              onText={(next) => onText(next, 'android')}
            />
            {changesFor('android')}
            <FieldFindings
              findings={findings.filter(({ subject }) => subject.store === 'android')}
              fixOf={fixOf}
            />
          </div>
        </div>
      ) : (
        <>
          <ListingTextField info={info} text={text} locale={locale} platform={platform} onText={onText} />
          {changesFor()}
          <FieldFindings findings={findings} fixOf={fixOf} />
        </>
      )}
      {canDiffer && (
        <div className="-ml-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-ink-soft">
          <QuietButton onClick={handleToggle}>
            {!hasOwn && <Plus className="size-3.5" />}
            {hasOwn ? 'Use one text' : 'Different on Google Play'}
            <span className="sr-only">: {info.label}</span>
          </QuietButton>
          <span role="status">
            {dropped !== undefined && !hasOwn && 'Both stores get the App Store’s text.'}
          </span>
          {dropped !== undefined && !hasOwn && (
            <QuietButton onClick={handleUndo}>
              Undo
              <span className="sr-only">: {info.label} on Google Play</span>
            </QuietButton>
          )}
        </div>
      )}
    </div>
  ); // An address is mostly the same in every language.
  if (!beside || info.control === 'url' || beside.text.trim() === '') return fields;
  return (
    <div className="grid gap-x-4 gap-y-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <TextBeside {...beside} />
      {fields}
    </div>
  );
}

/** A text of the main language, to write the one beside it. */
function TextBeside({ text, locale }: { text: string; locale: string }) {
  const language = localeLabel(locale);
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-[0.8125rem] text-ink-faint">{language}</p>
      {/* Focusable, because a long text scrolls. */}
      <div
        role="group"
        aria-label={`In ${language}`}
        tabIndex={0}
        lang={locale}
        dir={directionOf(locale)}
        className="max-h-56 overflow-y-auto rounded-control border bg-sunken px-3 py-2 text-sm whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]"
      >
        {text}
      </div>
    </div>
  );
}

/** One entry where the comparison is the same for all stores. */
function distinct(comparisons: readonly FieldComparison[]): readonly FieldComparison[] {
  const [first, ...rest] = comparisons;
  return first && rest.every(({ state, before }) => state === first.state && before === first.before)
    ? [first]
    : comparisons;
}

/** One text of a listing with its live counter. The counter does not limit the text: a longer one is stored. */
function ListingTextField({
  info,
  text,
  locale,
  platform,
  store,
  onText,
}: {
  info: ListingFieldInfo;
  text: string;
  locale: string;
  platform: PlatformChoice;
  /** Given for a text of Google Play's own. */
  store?: Extract<Platform, 'android'>;
  onText: (text: string) => void;
}) {
  const [typed, setTyped] = useTypedText(text, onText);
  const count = textCount(info, typed, platform);
  const shared = {
    label: info.label,
    name: `${store ? 'playTexts' : 'listings'}/${locale}/${info.field}`,
    hint: info.hint,
    value: typed,
    aside: (
      <span className="flex flex-wrap items-baseline justify-end gap-x-2">
        {!store && platform === 'both' && (
          <span className="text-[0.8125rem] text-ink-faint">{storesOfField(info)}</span>
        )}
        {count && <CharacterCount {...count} />}
      </span>
    ),
    // An address is the same in every script.
    ...(info.control === 'url' ? {} : { lang: locale, dir: directionOf(locale) }),
  };
  return info.control === 'area' ? (
    <TextAreaField {...shared} rows={info.rows ?? 4} onChange={(event) => setTyped(event.target.value)} />
  ) : (
    <TextField
      {...shared}
      type={info.control === 'url' ? 'url' : 'text'}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
