import { TypedTextField } from '../../wizard/typed-fields';
import { textDetail } from './detail-fields';
import type { StoreDetailsProps } from './detail-section';

/** Whom App Review calls. */
export function ReviewContact(props: StoreDetailsProps) {
  return (
    <>
      <p className="text-sm text-ink-soft">Only Apple’s reviewers see this.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TypedTextField {...textDetail('reviewFirstName', props)} />
        <TypedTextField {...textDetail('reviewLastName', props)} />
        <TypedTextField type="email" {...textDetail('reviewEmail', props)} />
        <TypedTextField
          type="tel"
          hint="With country code, e.g. +44 …"
          {...textDetail('reviewPhone', props)}
        />
      </div>
    </>
  );
}
