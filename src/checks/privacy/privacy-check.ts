import type { PlatformChoice } from '@/model/app';
import type { BuildInfo } from '@/model/build-info';
import type { SubjectDraft } from '@/model/finding';
import type { PrivacyAnswers } from '@/model/privacy-answers';
import type { WizardStep } from '@/model/wizard-step';
import type { DataClaim } from '@/domain/privacy/data-claims';
import type { FindingDraft } from '../define-rule';

/** The privacy answers of one submission, as the rules see them. */
export interface PrivacyCheck {
  builds: readonly BuildInfo[];
  answers: PrivacyAnswers;
  platform: PlatformChoice;
  /** The data that the builds' SDKs and manifests name. */
  claims: readonly DataClaim[];
  /** Whether it is the first version, for which the stores ask for every answer. */
  isFirst: boolean;
}

export interface PrivacyFound extends FindingDraft {
  subject: SubjectDraft;
  /** The step in which it can be fixed; that of the answers by default. */
  where?: WizardStep;
}

/** The properties that nearly all rules about the answers have. */
export const PRIVACY_RULE = { severity: 'warning', checked: '2026-11-22', effort: 'field' } as const;

/** Neither store documents how it compares an app with its page in the other one. */
export const STORES_COMPARED = { label: 'App Privacy and Data safety: the same app, the same answers' };
