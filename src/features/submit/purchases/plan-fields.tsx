import { Plus } from 'lucide-react';
import type { Period, Product } from '@/model/purchases';
import { entriesOf, PERIOD_LABELS, periodsOf, type Keyed } from '@/domain/purchases/products';
import { QuietButton, SmallButton } from '@/components/button';
import { SelectField } from '@/components/field';
import { newId } from '@/lib/new-id';
import type { DraftChange } from '../wizard/draft-changes';
import { TypedTextField } from '../wizard/typed-fields';
import { addOffer, addPlan, removeOffer, removePlan, setOffer, setPlan } from './purchase-changes';

/** Base plans of a subscription on Google Play, each with its offers. */
export function PlanFields({
  product,
  onChange,
}: {
  product: Keyed<Product>;
  onChange: (change: DraftChange) => void;
}) {
  const { key, period: usual, price: usualPrice } = product;
  const plans = entriesOf(product.plans ?? {});
  const path = `purchases/products/${key}/plans`;
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-control border p-4">
      <legend className="px-1 text-sm font-medium">Base plans (Google Play)</legend>
      {plans.map((plan, index) => {
        const text = (field: 'planId' | 'price' | 'grace') => ({
          name: `${path}/${plan.key}/${field}`,
          autoComplete: 'off',
          value: plan[field],
          onText: (value: string) => onChange(setPlan(key, plan.key, { [field]: value })),
        });
        return (
          <div key={plan.key} className="grid gap-3 border-b pb-3 last:border-b-0 last:pb-0">
            <div className="grid gap-4 sm:grid-cols-3">
              <TypedTextField
                label="Base plan ID"
                hint="E.g. monthly. It can’t be changed."
                spellCheck={false}
                {...text('planId')}
              />
              <SelectField
                label="Type"
                name={`${path}/${plan.key}/renewal`}
                value={plan.renewal}
                options={[
                  { value: 'auto', label: 'Auto-renewing' },
                  { value: 'prepaid', label: 'Prepaid' },
                ]}
                onChoose={(renewal) => onChange(setPlan(key, plan.key, { renewal }))}
              />
              <SelectField
                label="Billing period"
                name={`${path}/${plan.key}/period`}
                value={plan.period ?? ''}
                options={[
                  { value: '', label: usual ? `As above: ${PERIOD_LABELS[usual]}` : 'Not chosen' },
                  ...periodsOf('android').map((each) => ({ value: each, label: PERIOD_LABELS[each] })),
                ]}
                onChoose={(each) =>
                  onChange(
                    setPlan(key, plan.key, { period: each === '' ? undefined : (each satisfies Period) }),
                  )
                }
              />
              <TypedTextField
                label="Plan price"
                hint={usualPrice.trim() === '' ? undefined : `Empty: as above, ${usualPrice.trim()}.`}
                {...text('price')}
              />
              {plan.renewal === 'auto' && (
                <TypedTextField
                  label="Grace period"
                  hint="In days, if not the console’s own."
                  {...text('grace')}
                />
              )}
            </div>
            {entriesOf(plan.offers).map((offer) => {
              const offerPath = `${path}/${plan.key}/offers/${offer.key}`;
              const offerText = (field: 'offerId' | 'length' | 'price') => ({
                name: `${offerPath}/${field}`,
                autoComplete: 'off',
                value: offer[field],
                onText: (value: string) => onChange(setOffer(key, plan.key, offer.key, { [field]: value })),
              });
              return (
                <div key={offer.key} className="grid items-end gap-4 pl-4 sm:grid-cols-4">
                  <TypedTextField label="Offer ID" spellCheck={false} {...offerText('offerId')} />
                  <SelectField
                    label="Offer"
                    name={`${offerPath}/kind`}
                    value={offer.kind}
                    options={[
                      { value: 'trial', label: 'Free trial' },
                      { value: 'intro', label: 'Introductory price' },
                    ]}
                    onChoose={(kind) => onChange(setOffer(key, plan.key, offer.key, { kind }))}
                  />
                  <TypedTextField label="Length" {...offerText('length')} />
                  {offer.kind === 'intro' && <TypedTextField label="Offer price" {...offerText('price')} />}
                  <QuietButton onClick={() => onChange(removeOffer(key, plan.key, offer.key))}>
                    Remove offer
                  </QuietButton>
                </div>
              );
            })}
            <div className="flex flex-wrap gap-2">
              <QuietButton onClick={() => onChange(addOffer(key, plan.key, newId()))}>
                <Plus className="size-4" />
                Add an offer
              </QuietButton>
              {plans.length > 1 && (
                <QuietButton onClick={() => onChange(removePlan(key, plan.key))}>
                  Remove base plan {index + 1}
                </QuietButton>
              )}
            </div>
          </div>
        );
      })}
      <SmallButton className="w-fit" onClick={() => onChange(addPlan(key, newId()))}>
        <Plus className="size-4" />
        Add a base plan
      </SmallButton>
    </fieldset>
  );
}
