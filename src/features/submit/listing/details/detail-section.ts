import type { ComponentType } from 'react';
import type { Platform } from '@/model/app';
import type { StepProps } from '../../wizard/wizard-events';

export type StoreDetailsProps = Pick<
  StepProps,
  'draft' | 'locale' | 'requestedField' | 'events' | 'onChange' | 'onGoTo'
>;

/** A section of Store details. */
export interface DetailSection {
  id: string;
  title: string;
  /** The store that asks for it; absent for both. */
  store?: Platform;
  /** Fields of findings and links (`?field=`) that lead here: a name, or a prefix that ends in a slash. */
  fields: readonly string[];
  /** Its content, which renders only while the section is open. Load what is large with `lazyPart`. */
  Part: ComponentType<StoreDetailsProps>;
}
