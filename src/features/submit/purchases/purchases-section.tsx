import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { platformsOf } from '@/model/app';
import type { Finding } from '@/model/finding';
import { checkPurchases } from '@/checks/purchases/check-purchases';
import {
  groupsOf,
  KIND_LABELS,
  nextKey,
  priceFor,
  productName,
  productsOf,
  purchasesOf,
} from '@/domain/purchases/products';
import { localeLabel } from '@/domain/locales/product-locales';
import { countOf } from '@/domain/texts';
import { Badge } from '@/components/badge';
import { SmallButton } from '@/components/button';
import { Disclosure } from '@/components/disclosure';
import { SelectField } from '@/components/field';
import { newId } from '@/lib/new-id';
import type { StoreDetailsProps } from '../listing/details/detail-section';
import { YesNo } from '@/components/choice';
import { localesOf } from '../wizard/draft-changes';
import { useRequestedControl } from '../wizard/use-requested-control';
import { GroupFields } from './group-fields';
import { ProductFields } from './product-fields';
import { addProduct, removeProduct, restoreProduct, setSells } from './purchase-changes';

/** In-app purchases and subscriptions: one question until the app sells something, then a line for each product. */
export function PurchasesSection(props: StoreDetailsProps) {
  const { draft, locale, requestedField, onChange } = props;
  const { sells, products } = purchasesOf(draft);
  const asked = requestedField?.split('/') ?? [];
  const askedLocale = asked.find((part) => part in draft.listings);
  const [language, setLanguage] = useState(askedLocale ?? locale);
  // Products that are added later are open at first.
  const [known] = useState(() => new Set(Object.keys(products)));
  const [added, setAdded] = useState<string>();
  const controls = useRequestedControl(
    added === undefined ? undefined : `purchases/products/${added}/reference`,
  );
  const [removed, setRemoved] = useState<{ key: string; name: string; undo: () => void }>();
  const checked = useDeferredValue(draft);
  const findings = useMemo(() => checkPurchases(checked), [checked]);
  const languages = localesOf(draft);
  const listed = productsOf({ ...draft, purchases: { ...purchasesOf(draft), sells: true } });
  const add = (kind: 'subscription' | 'non-consumable') => {
    setRemoved(undefined);
    const random = newId();
    const key = nextKey(products, random);
    setAdded(key);
    onChange(addProduct(kind, key, random));
  };
  return (
    <div ref={controls} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm font-medium" id="sells-anything">
          Does the app sell anything?
        </p>
        <YesNo
          name="purchases/sells"
          label="Does the app sell anything?"
          value={sells}
          onChange={(answer) => onChange(setSells(answer))}
        />
      </div>
      {sells === undefined && (
        <p className="text-[0.8125rem] text-ink-soft">
          Subscriptions, or something to unlock in the app. Not goods or services outside it.
        </p>
      )}
      {sells === true && (
        <>
          {languages.length > 1 && listed.length > 0 && (
            <SelectField
              label="Language of the texts"
              value={language}
              options={languages.map((code) => ({ value: code, label: localeLabel(code) }))}
              onChoose={setLanguage}
              className="sm:w-72"
            />
          )}
          {listed.length > 0 && (
            <ul className="grid gap-2" aria-label="Products">
              {listed.map((product) => {
                const own = findingsOf(findings, `purchases/products/${product.key}/`);
                return (
                  <li key={product.key}>
                    <Disclosure
                      title={<bdi>{productName(product)}</bdi>}
                      aside={<ProductAside text={asideOf(product)} findings={own} />}
                      isOpenAtFirst={!known.has(product.key) || asked[2] === product.key}
                    >
                      <ProductFields
                        product={product}
                        language={language}
                        findings={own}
                        {...props}
                        onRemove={() => {
                          const { key, ...before } = product;
                          onChange(removeProduct(key));
                          setRemoved({
                            key,
                            name: productName(product),
                            undo: () => onChange(restoreProduct(key, before)),
                          });
                        }}
                      />
                    </Disclosure>
                  </li>
                );
              })}
            </ul>
          )}
          {removed && (
            <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
              <span>
                <bdi>{removed.name}</bdi> was removed.
              </span>
              <SmallButton
                onClick={() => {
                  removed.undo();
                  setRemoved(undefined);
                }}
              >
                Undo
              </SmallButton>
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <SmallButton onClick={() => add('subscription')}>
              <Plus className="size-4" />
              Add a subscription
            </SmallButton>
            <SmallButton onClick={() => add('non-consumable')}>
              <Plus className="size-4" />
              Add a one-time purchase
            </SmallButton>
          </div>
          {platformsOf(draft.platform).includes('ios') &&
            groupsOf(draft).map((group) => (
              <Disclosure
                key={group.key}
                title={
                  <>
                    Subscription group <bdi>{group.reference.trim()}</bdi>
                  </>
                }
                isOpenAtFirst={asked[2] === group.key || isNameless(group.names, draft.defaultLocale)}
              >
                <GroupFields group={group} language={language} onChange={onChange} />
              </Disclosure>
            ))}
        </>
      )}
    </div>
  );
}

function findingsOf(findings: readonly Finding[], path: string): Finding[] {
  return findings.filter(({ subject }) => subject.field?.startsWith(path));
}

function isNameless(names: Readonly<Record<string, string>>, locale: string): boolean {
  return (names[locale] ?? '').trim() === '';
}

function asideOf(product: ReturnType<typeof productsOf>[number]): string {
  const kind = product.kind === 'subscription' ? 'Subscription' : KIND_LABELS[product.kind];
  return [kind, priceFor(product, product.onlyIn ?? 'ios')].filter((part) => part !== '').join(', ');
}

function ProductAside({ text, findings }: { text: string; findings: readonly Finding[] }) {
  const missing = findings.filter(({ isMissing }) => isMissing).length;
  const wrong = findings.filter(({ isMissing, severity }) => !isMissing && severity !== 'note').length;
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <span className="max-sm:hidden">{text}</span>
      {wrong > 0 && <Badge tone="bad">{countOf(wrong, 'problem')}</Badge>}
      {missing > 0 && <Badge tone="warn">{missing} to fill in</Badge>}
    </span>
  );
}
