import type { Platform, PlatformChoice } from '@/domain/apps/app';
import { directionOf } from '@/domain/locales/product-locales';
import { CharacterCount, TextAreaField, TextField } from '@/components/field';
import { useTypedText } from '../../hooks/use-typed-text';
import { textCount, type ListingFieldInfo } from '../../model/listing-fields';

/** One text of a listing with its live counter. The counter does not limit the text: a longer one is stored. */
export function ListingTextField({
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
    aside: count && <CharacterCount {...count} />,
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
