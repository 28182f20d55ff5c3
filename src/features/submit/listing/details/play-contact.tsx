import { TypedTextField } from '../../wizard/typed-fields';
import { textDetail } from './detail-fields';
import type { StoreDetailsProps } from './detail-section';

/** The developer's name and contact, as Google Play shows them. */
export function PlayContact(props: StoreDetailsProps) {
  return (
    <>
      <p className="text-sm text-ink-soft">Shown to users in the store.</p>
      <TypedTextField
        hint="As in the Play Console. It is checked and shown in the preview, but not uploaded."
        {...textDetail('developerName', props)}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TypedTextField type="email" {...textDetail('contactEmail', props)} />
        <TypedTextField type="tel" {...textDetail('contactPhone', props)} />
        <TypedTextField type="url" {...textDetail('contactWebsite', props)} />
      </div>
    </>
  );
}
