import type { SubscriptionGroup } from '@/model/purchases';
import type { Keyed } from '@/domain/purchases/products';
import { directionOf, localeLabel } from '@/domain/locales/product-locales';
import type { DraftChange } from '../wizard/draft-changes';
import { TypedTextField } from '../wizard/typed-fields';
import { setGroup } from './purchase-changes';

/** The names of a subscription group. */
export function GroupFields({
  group,
  language,
  onChange,
}: {
  group: Keyed<SubscriptionGroup>;
  language: string;
  onChange: (change: DraftChange) => void;
}) {
  const path = `purchases/groups/${group.key}`;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TypedTextField
        label="Group reference name"
        name={`${path}/reference`}
        hint="Only you see it."
        autoComplete="off"
        value={group.reference}
        onText={(reference) => onChange(setGroup(group.key, (now) => ({ ...now, reference })))}
      />
      <TypedTextField
        label="Group display name"
        name={`${path}/names/${language}`}
        hint={`In ${localeLabel(language)}. Users see it when they manage subscriptions.`}
        autoComplete="off"
        lang={language}
        dir={directionOf(language)}
        value={group.names[language] ?? ''}
        onText={(name) =>
          onChange(setGroup(group.key, (now) => ({ ...now, names: { ...now.names, [language]: name } })))
        }
      />
    </div>
  );
}
