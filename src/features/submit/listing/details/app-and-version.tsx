import { appsCollection } from '@/lib/workspace/app-collections';
import { useCollection } from '@/lib/workspace/workspace-context';
import { usedVersionHint } from '../../drafts/version-hint';
import { IdentityFields } from '../identity-fields';
import type { StoreDetailsProps } from './detail-section';

/** Which app, which version, which stores, with a hint where the version has been submitted already. */
export function AppAndVersion({ draft, onChange }: StoreDetailsProps) {
  const apps = useCollection(appsCollection);
  const app = apps.data?.find(({ id }) => id === draft.appId);
  return (
    <IdentityFields draft={draft} versionHint={usedVersionHint(app, draft.version)} onChange={onChange} />
  );
}
