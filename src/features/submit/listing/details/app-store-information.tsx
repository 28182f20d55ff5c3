import { APPLE_CATEGORIES, appleCategoryLabel, appleSubcategories } from '@/domain/stores/apple-categories';
import { SelectField } from '@/components/field';
import { TypedTextField } from '../../wizard/typed-fields';
import { setDetail } from '../../wizard/draft-changes';
import { namedDetail, textDetail } from './detail-fields';
import type { StoreDetailsProps } from './detail-section';

const CATEGORY_OPTIONS = [
  { value: '', label: 'Not chosen' },
  ...APPLE_CATEGORIES.flatMap(({ id, label }) => [
    { value: id, label },
    ...appleSubcategories(id).map((sub) => ({ value: sub.id, label: appleCategoryLabel(sub.id) })),
  ]),
];

/** The fields of App Information in App Store Connect that have one value for all languages. */
export function AppStoreInformation(props: StoreDetailsProps) {
  const category = (key: 'primaryCategory' | 'secondaryCategory') => (
    <SelectField
      {...namedDetail(key, props)}
      options={CATEGORY_OPTIONS}
      onChoose={(id) => props.onChange(setDetail(key, id))}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {category('primaryCategory')}
      {category('secondaryCategory')}
      <TypedTextField hint="Year and owner, e.g. 2026 Example Ltd." {...textDetail('copyright', props)} />
    </div>
  );
}
