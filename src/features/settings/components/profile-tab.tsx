import { useMemo, type ReactNode } from 'react';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { notify } from '@/lib/notify';
import { useServiceCall } from '@/lib/use-service-call';
import { useSamples } from '@/lib/workspace/samples';
import { useCollectionWriter, useRecord } from '@/lib/workspace/workspace-context';
import { useUser } from '@/lib/auth/auth-context';
import {
  DEFAULT_PROFILE,
  profileCollection,
  withoutPersona,
  type ProfileForm,
  type ProfileRecord,
} from '../records';
import { AvatarCard } from './avatar-card';
import { ProfileFormCard } from './profile-form-card';

/** @param props.children what follows the profile, whatever its state */
export function ProfileTab({ children }: { children: ReactNode }) {
  const user = useUser();
  const stored = useRecord(profileCollection, 'profile');
  const writer = useCollectionWriter(profileCollection);
  const saving = useServiceCall();
  const { areShown } = useSamples();
  const savedForm = stored.data?.saved ?? DEFAULT_PROFILE;
  const saved = useMemo(() => (areShown ? savedForm : withoutPersona(savedForm)), [areShown, savedForm]);
  if (stored.data === undefined)
    return (
      <>
        <LoadingOrError stored={stored} what="your profile" />
        {children}
      </>
    );
  const profile: ProfileRecord = stored.data ?? { id: 'profile', saved: DEFAULT_PROFILE };

  const change = (next: (record: ProfileRecord) => ProfileRecord) =>
    stored.data ? writer.update('profile', next) : writer.put(next(profile));
  const handleSave = (form: ProfileForm, done: () => void) =>
    saving.call({
      action: 'save profile',
      commit: () => change((record) => ({ ...record, saved: form, unsaved: undefined })),
      onDone: () => {
        done();
        notify.success('Profile updated', 'Your profile has been saved.');
      },
      onFail: () => notify.error('Save failed', 'Failed to save profile. Please try again.'),
    });

  return (
    <div className="flex flex-col gap-5">
      <AvatarCard
        avatar={profile.avatar}
        name={saved.fullName || user.email}
        onUpload={(avatar) => change((record) => ({ ...record, avatar }))}
      />
      <ProfileFormCard
        email={user.email}
        saved={saved}
        unsaved={profile.unsaved}
        isSaving={saving.isBusy}
        onEdit={(unsaved) => void change((record) => ({ ...record, unsaved }))}
        onSave={handleSave}
      />
      {children}
    </div>
  );
}
