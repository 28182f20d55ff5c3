import { platformsOf, type Platform } from '@/model/app';
import type { Finding } from '@/model/finding';
import type { Period, Product, ProductKind } from '@/model/purchases';
import {
  entriesOf,
  isSubscription,
  KIND_LABELS,
  PERIOD_LABELS,
  periodsOf,
  purchasesOf,
  type Keyed,
} from '@/domain/purchases/products';
import { countCharacters } from '@/domain/listings/limits';
import { directionOf } from '@/domain/locales/product-locales';
import { STORES } from '@/domain/stores/stores';
import { QuietButton } from '@/components/button';
import { CharacterCount, SelectField } from '@/components/field';
import { SwitchField } from '@/components/switch-field';
import { newId } from '@/lib/new-id';
import type { StoreDetailsProps } from '../listing/details/detail-section';
import { FieldFindings } from '../listing/field-findings';
import { TypedTextAreaField, TypedTextField } from '../wizard/typed-fields';
import { IntroFields } from './intro-fields';
import { PictureChoice } from './picture-choice';
import { PlanFields } from './plan-fields';
import { addGroup, setProduct, setProductText } from './purchase-changes';

const ONE_TIME: readonly ProductKind[] = ['non-consumable', 'consumable', 'non-renewing'];

/** The App Store's limits, which are the lower ones. Pages of Apple disagree: 30 and 45 are safe everywhere. */
const LIMITS = { name: { ios: 30, android: 55 }, description: { ios: 45, android: 80 } };

const NEW_GROUP = 'new';

/** Names of fields that may be missing, by the last part of their path. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  productId: 'product ID',
  planId: 'base plan ID',
  offerId: 'offer ID',
  price: 'price',
  period: 'duration',
  group: 'subscription group',
  name: 'display name',
  description: 'description',
  plans: 'base plan',
  picture: 'screenshot for App Review',
};

/** The fields of one product, in the order of the consoles. */
export function ProductFields({
  product,
  language,
  findings,
  draft,
  onChange,
  onRemove,
}: Pick<StoreDetailsProps, 'draft' | 'onChange'> & {
  product: Keyed<Product>;
  language: string;
  findings: readonly Finding[];
  onRemove: () => void;
}) {
  const { key } = product;
  const missing = missingFields(findings);
  const both = draft.platform === 'both';
  const stores: readonly Platform[] = product.onlyIn ? [product.onlyIn] : platformsOf(draft.platform);
  const isForApple = stores.includes('ios');
  const isForPlay = stores.includes('android') && product.kind !== 'non-renewing';
  const isRenewed = isSubscription(product);
  const path = `purchases/products/${key}`;
  const set = (change: Partial<Product>) => onChange(setProduct(key, change));
  const text = (field: 'reference' | 'productId' | 'price' | 'reviewNotes' | 'playId' | 'playPrice') => ({
    name: `${path}/${field}`,
    autoComplete: 'off',
    value: product[field] ?? '',
    onText: (value: string) => set({ [field]: value }),
  });
  const localized = (field: 'name' | 'description', label: string) => {
    const value = product.texts[language]?.[field] ?? '';
    return {
      label,
      name: `${path}/texts/${language}/${field}`,
      autoComplete: 'off',
      lang: language,
      dir: directionOf(language),
      value,
      onText: (next: string) => onChange(setProductText(key, language, field, next)),
      aside: (
        <CharacterCount
          count={countCharacters(value)}
          limit={LIMITS[field][isForApple ? 'ios' : 'android']}
        />
      ),
    };
  };
  return (
    <div className="grid gap-4">
      <FieldFindings findings={findings.filter(({ isMissing }) => !isMissing)} />
      {missing.length > 0 && <p className="text-sm text-ink-soft">To fill in: {missing.join(', ')}.</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        {!isRenewed && (
          <SelectField
            label="Type"
            name={`${path}/kind`}
            value={product.kind}
            options={ONE_TIME.filter((kind) => isForApple || kind !== 'non-renewing').map((kind) => ({
              value: kind,
              label: KIND_LABELS[kind],
            }))}
            onChoose={(kind) => set({ kind })}
          />
        )}
        <TypedTextField label="Reference name" hint="Only you see it." {...text('reference')} />
        <TypedTextField
          label="Product ID"
          hint="As the app asks for it. It can’t be changed."
          spellCheck={false}
          {...text('productId')}
        />
        {both && isForApple && isForPlay && (
          <TypedTextField
            label="Product ID on Google Play"
            hint="Only if it is another one."
            spellCheck={false}
            {...text('playId')}
          />
        )}
        <TypedTextField
          label="Price"
          hint="As you type it in the console, e.g. EUR 4.99."
          {...text('price')}
        />
        {both && isForApple && isForPlay && !isRenewed && (
          <TypedTextField
            label="Price on Google Play"
            hint="Only if it is another one."
            {...text('playPrice')}
          />
        )}
        {isRenewed && (
          <SelectField
            label="Duration"
            name={`${path}/period`}
            value={product.period ?? ''}
            options={[
              { value: '', label: 'Not chosen' },
              ...periodsOf(isForApple ? 'ios' : 'android').map((period) => ({
                value: period,
                label: PERIOD_LABELS[period],
              })),
            ]}
            onChoose={(period) => set({ period: period === '' ? undefined : (period satisfies Period) })}
          />
        )}
        {isRenewed && isForApple && (
          <SelectField
            label="Subscription group"
            name={`${path}/group`}
            value={product.group ?? ''}
            options={[
              ...(product.group === undefined ? [{ value: '', label: 'Not chosen' }] : []),
              ...entriesOf(purchasesOf(draft).groups).map((group) => ({
                value: group.key,
                label: group.reference.trim() || 'Group without a name',
              })),
              { value: NEW_GROUP, label: 'New group' },
            ]}
            onChoose={(group) =>
              group === NEW_GROUP ? onChange(addGroup(key, newId())) : group !== '' && set({ group })
            }
          />
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TypedTextField {...localized('name', 'Display name')} />
        <TypedTextField {...localized('description', 'Description')} />
      </div>
      {isRenewed && isForApple && (
        <IntroFields
          label="Introductory offer (App Store)"
          path={`${path}/intro`}
          intro={product.intro}
          onIntro={(intro) => set({ intro })}
        />
      )}
      {isRenewed && isForPlay && <PlanFields product={product} onChange={onChange} />}
      {isForApple && (
        <>
          <PictureChoice
            draft={draft}
            name={`${path}/picture`}
            chosen={product.picture}
            onChoose={(picture) => set({ picture })}
          />
          <TypedTextAreaField
            label="Notes for App Review"
            hint="How to reach it, and where “Restore purchases” is."
            rows={2}
            {...text('reviewNotes')}
          />
        </>
      )}
      <SwitchField
        label="New with this version"
        hint="The first product of each kind goes to review with a version."
        place={`${path}/isNew`}
        isOn={product.isNew}
        onChange={(isNew) => set({ isNew })}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        {both && (
          <SelectField
            label="Sold in"
            name={`${path}/onlyIn`}
            value={product.onlyIn ?? 'both'}
            options={[
              { value: 'both', label: 'Both stores' },
              { value: 'ios', label: STORES.ios.name },
              { value: 'android', label: STORES.android.name },
            ]}
            onChoose={(store) => set({ onlyIn: store === 'both' ? undefined : store })}
          />
        )}
        <QuietButton onClick={onRemove}>
          Remove <span className="sr-only">this product</span>
        </QuietButton>
      </div>
    </div>
  );
}

function missingFields(findings: readonly Finding[]): string[] {
  const names = findings.flatMap(({ isMissing, subject }) =>
    isMissing ? (FIELD_NAMES[subject.field?.split('/').at(-1) ?? ''] ?? []) : [],
  );
  return [...new Set(names)];
}
