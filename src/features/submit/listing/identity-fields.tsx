import type { PlatformChoice } from '@/model/app';
import type { SubmissionDraft } from '@/model/draft';
import { FIELD_LABELS } from '@/domain/submissions/field-labels';
import { SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { SelectField } from '@/components/field';
import { Notice } from '@/components/notice';
import { SwitchField } from '@/components/switch-field';
import { PLATFORM_CHOICES } from '@/model/app';
import { setDetail, type DraftChange } from '../wizard/draft-changes';
import type { VersionHint } from '../drafts/version-hint';
import { TypedTextField } from '../wizard/typed-fields';

const PLATFORM_OPTIONS = (['both', 'ios', 'android'] satisfies PlatformChoice[]).map((value) => ({
  value,
  label: PLATFORM_CHOICES[value],
}));

/** Which app, which version, which stores. */
export function IdentityFields({
  draft,
  versionHint,
  onChange,
}: {
  draft: SubmissionDraft;
  versionHint: VersionHint | undefined;
  onChange: (change: DraftChange) => void;
}) {
  const showsAndroidId = draft.platform === 'both' || !!draft.androidId;
  return (
    <Card title="App and version">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TypedTextField
          label={FIELD_LABELS.bundleId}
          name="bundleId"
          hint={showsAndroidId ? 'On the App Store.' : 'Package name on Google Play.'}
          value={draft.bundleId}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onText={(bundleId) => onChange((now) => ({ ...now, bundleId }))}
        />
        {showsAndroidId && (
          <TypedTextField
            label={FIELD_LABELS.androidId}
            name="androidId"
            hint="On Google Play, if not the bundle ID."
            value={draft.androidId ?? ''}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onText={(androidId) => onChange((now) => ({ ...now, androidId }))}
          />
        )}
        <TypedTextField
          label={FIELD_LABELS.version}
          name="version"
          hint="As users see it, e.g. 1.4.0."
          value={draft.version}
          autoComplete="off"
          onText={(version) => onChange((now) => ({ ...now, version }))}
        />
        <SelectField
          label="Platform"
          name="platform"
          options={PLATFORM_OPTIONS}
          value={draft.platform}
          onChoose={(platform) => onChange((now) => ({ ...now, platform, proposedPlatform: undefined }))}
        />
        <SelectField
          label="Build Type"
          hint="The stores accept release builds only."
          options={[{ value: 'release', label: 'Release' }]}
          value={draft.buildType}
          disabled
        />
      </div>
      {versionHint && (
        <div className="mt-4">
          <Notice
            tone="warn"
            actions={
              versionHint.next !== undefined && (
                <SmallButton
                  onClick={() => onChange((now) => ({ ...now, version: versionHint.next ?? now.version }))}
                >
                  Use {versionHint.next}
                </SmallButton>
              )
            }
          >
            {versionHint.text}
          </Notice>
        </div>
      )}
      <div className="mt-4 max-w-prose">
        <SwitchField
          label="This updates an app that is already in the store"
          place="details/isUpdate"
          hint="The App Store then requires What’s New, which it refuses for a first version."
          isOn={draft.details.isUpdate}
          onChange={(isOn) => onChange(setDetail('isUpdate', isOn))}
        />
      </div>
    </Card>
  );
}
