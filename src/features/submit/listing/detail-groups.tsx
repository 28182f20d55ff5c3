import { memo } from 'react';
import type { PlatformChoice } from '@/model/app';
import { APPLE_CATEGORIES, appleCategoryLabel, appleSubcategories } from '@/domain/stores/apple-categories';
import type { SubmissionDetails } from '@/model/draft';
import { FIELD_LABELS } from '@/domain/submissions/field-labels';
import { Card } from '@/components/card';
import { SelectField } from '@/components/field';
import { SwitchField } from '@/components/switch-field';
import { setDetail, type DraftChange } from '../wizard/draft-changes';
import { Disclosure } from '@/components/disclosure';
import { TypedTextAreaField, TypedTextField } from '../wizard/typed-fields';

type TextKey = {
  [Key in keyof SubmissionDetails]: SubmissionDetails[Key] extends string ? Key : never;
}[keyof SubmissionDetails];
type FlagKey = Exclude<keyof SubmissionDetails, TextKey>;

const CATEGORY_OPTIONS = [
  { value: '', label: 'Not chosen' },
  ...APPLE_CATEGORIES.flatMap(({ id, label }) => [
    { value: id, label },
    ...appleSubcategories(id).map((sub) => ({ value: sub.id, label: appleCategoryLabel(sub.id) })),
  ]),
];

/** Details that the stores ask for once, not per language. They do not re-render while texts are typed. */
export const DetailGroups = memo(function DetailGroups({
  details,
  platform,
  requestedField,
  onChange,
}: {
  details: SubmissionDetails;
  platform: PlatformChoice;
  /** The field that a link leads to; its group is open at first. */
  requestedField: string | undefined;
  onChange: (change: DraftChange) => void;
}) {
  const named = (key: TextKey) => ({
    label: FIELD_LABELS[key],
    name: `details/${key}`,
    value: details[key],
  });
  const text = (key: TextKey) => ({
    ...named(key),
    onText: (next: string) => onChange(setDetail(key, next)),
  });
  const category = (key: 'primaryCategory' | 'secondaryCategory') => (
    <SelectField {...named(key)} options={CATEGORY_OPTIONS} onChoose={(id) => onChange(setDetail(key, id))} />
  );
  const flag = (key: FlagKey) => ({
    place: `details/${key}`,
    isOn: details[key],
    onChange: (isOn: boolean) => onChange(setDetail(key, isOn)),
  });
  const isAsked = (...keys: TextKey[]) => keys.some((key) => key === requestedField);
  // The fields are shown for an account without a sign-in too, because the check reports what is missing in them.
  const hasDemoAccount = details.hasLogin || details.demoUser !== '' || details.demoPassword !== '';
  const isIos = platform !== 'android';
  const isAndroid = platform !== 'ios';
  return (
    <Card title="For the stores" description="Asked once, not per language.">
      <div className="grid gap-3">
        {isIos && (
          <Disclosure
            title="App Store category and copyright"
            isOpenAtFirst={isAsked('primaryCategory', 'secondaryCategory', 'copyright')}
          >
            <div className="grid gap-4 sm:grid-cols-3">
              {category('primaryCategory')}
              {category('secondaryCategory')}
              <TypedTextField hint="Year and owner, e.g. 2026 Example Ltd." {...text('copyright')} />
            </div>
          </Disclosure>
        )}
        {isAndroid && (
          <Disclosure
            title="Contact on Google Play"
            isOpenAtFirst={isAsked('developerName', 'contactEmail', 'contactPhone', 'contactWebsite')}
          >
            <p className="text-sm text-ink-soft">Shown to users in the store.</p>
            <TypedTextField
              hint="As in the Play Console. It is checked and shown in the preview, but not uploaded."
              autoComplete="off"
              {...text('developerName')}
            />
            <div className="grid gap-4 sm:grid-cols-3">
              <TypedTextField type="email" autoComplete="off" {...text('contactEmail')} />
              <TypedTextField type="tel" autoComplete="off" {...text('contactPhone')} />
              <TypedTextField type="url" autoComplete="off" {...text('contactWebsite')} />
            </div>
          </Disclosure>
        )}
        {isIos && (
          <Disclosure
            title="App Review contact"
            isOpenAtFirst={isAsked(
              'reviewFirstName',
              'reviewLastName',
              'reviewEmail',
              'reviewPhone',
              'reviewNotes',
            )}
          >
            <p className="text-sm text-ink-soft">Only Apple’s reviewers see this.</p>
            <div className="grid gap-4 sm:grid-cols-2">
              <TypedTextField autoComplete="off" {...text('reviewFirstName')} />
              <TypedTextField autoComplete="off" {...text('reviewLastName')} />
              <TypedTextField type="email" autoComplete="off" {...text('reviewEmail')} />
              <TypedTextField
                type="tel"
                hint="With country code, e.g. +44 …"
                autoComplete="off"
                {...text('reviewPhone')}
              />
            </div>
            <TypedTextAreaField
              hint="Say how to reach the main features, and explain what is not obvious."
              {...text('reviewNotes')}
            />
          </Disclosure>
        )}
        <Disclosure title="Sign-in for the reviewer" isOpenAtFirst={isAsked('demoUser', 'demoPassword')}>
          <SwitchField label="Users must sign in to see the app" {...flag('hasLogin')} />
          {hasDemoAccount && (
            <div className="grid gap-4 sm:grid-cols-2">
              <TypedTextField autoComplete="off" {...text('demoUser')} />
              <TypedTextField
                hint="Use an account made for the review: the package contains the password as plain text."
                autoComplete="off"
                {...text('demoPassword')}
              />
            </div>
          )}
        </Disclosure>
      </div>
    </Card>
  );
});
