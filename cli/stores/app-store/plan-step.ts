import type { FieldValue, PlanStep, WantedBuild } from '@/model/store-plan';

/** The request that a step makes. */
export type AppStoreAction =
  | { do: 'create-version'; name: string }
  | { do: 'rename-version'; name: string }
  | { do: 'info-text'; locale: string; attributes: Attributes }
  | { do: 'version-text'; locale: string; attributes: Attributes }
  | { do: 'version'; attributes: Attributes }
  | { do: 'categories'; relations: Readonly<Record<string, string>> }
  | { do: 'rating'; attributes: Attributes }
  | { do: 'review'; attributes: Attributes }
  | { do: 'media'; path: string }
  | { do: 'phased'; isPhased: boolean }
  | { do: 'upload-build'; build: WantedBuild }
  | { do: 'attach-build'; version: string; number: string }
  | { do: 'app'; attributes: Attributes }
  | { do: 'encryption'; number: string; uses: boolean }
  | { do: 'submit' };

type Attributes = Readonly<Record<string, FieldValue>>;

export interface AppStoreStep extends PlanStep {
  action: AppStoreAction;
}
