import type { Finding } from '@/model/finding';
import type { DraftContent } from '@/model/draft';
import { dataClaims, uniteUses, type DataClaim } from './data-claims';
import { unitePurposes } from './data-purposes';
import { declaredUses } from './declared-uses';
import type { DataUse, PrivacyAnswers } from '@/model/privacy-answers';
import { answerYesNo, inBothStores, privacyAnswersOf, setUse } from './privacy-answers';

/** A correction of the answers that resolves a finding. */
export interface PrivacyFix {
  /** Label of its button. */
  label: string;
  answers: PrivacyAnswers;
}

/** Returns the correction for a finding about the privacy answers; undefined where it takes more than an answer. */
export function privacyFix(
  { rule, subject }: Pick<Finding, 'rule' | 'subject'>,
  draft: Pick<DraftContent, 'builds' | 'platform' | 'privacy'>,
): PrivacyFix | undefined {
  const answers = privacyAnswersOf(draft);
  const claims = () => dataClaims(draft.builds, draft.platform);
  switch (rule) {
    case 'privacy-sdk-undeclared':
      return declare(
        answers,
        claims().filter(({ sdk, store }) => store === 'android' && sdk?.id === subject.detail),
      );
    case 'privacy-manifest-undeclared':
      return declare(
        answers,
        claims().filter(({ manifest }) => manifest === subject.file),
      );
    case 'privacy-advertising-id': {
      const own = claims().filter(({ kind, store }) => kind.id === 'device-id' && store === 'android');
      if (own.length > 0) return declare(answers, own);
      const before = answers.yesNo.device === true ? answers.uses['device-id'] : undefined;
      const use = inBothStores(before ?? { isCollected: true });
      return { label: 'Declare it', answers: answerYesNo(setUse(answers, 'device-id', use), 'device', true) };
    }
    case 'privacy-ads':
      return { label: 'Say that it shows advertisements', answers: answerYesNo(answers, 'ads', true) };
    case 'privacy-tracking-denied':
      return { label: 'Say that it tracks', answers: answerYesNo(answers, 'tracking', true) };
    case 'privacy-stores-differ':
      return ofKind(answers, subject.detail, 'Declare it to both stores', inBothStores);
    case 'privacy-tracking-unshared':
      return ofKind(answers, subject.detail, 'Say that it is shared', (use) => ({
        ...use,
        isShared: true,
        sharingPurposes: unitePurposes(use.sharingPurposes ?? [], use.purposes ?? []),
      }));
    case 'privacy-approximate-location': {
      const precise = answers.uses['precise-location'];
      return (
        precise && { label: 'Declare it as well', answers: setUse(answers, 'approximate-location', precise) }
      );
    }
    default:
      return undefined;
  }
}

function ofKind(
  answers: PrivacyAnswers,
  kindId: string | undefined,
  label: string,
  change: (use: DataUse) => DataUse,
): PrivacyFix | undefined {
  const found = declaredUses(answers).find(({ kind }) => kind.id === kindId);
  return found && { label, answers: setUse(answers, found.kind.id, change(found.use)) };
}

/** Declares what a part of the build does, next to what was answered before. */
function declare(answers: PrivacyAnswers, claims: readonly DataClaim[]): PrivacyFix | undefined {
  if (claims.length === 0) return undefined;
  const changed = claims.reduce((now, { kind, store, use }) => {
    const before = now.yesNo[kind.topic] === true ? now.uses[kind.id] : undefined;
    // Facts declared to the other store alone then apply to both.
    const { onlyIn, ...known } = before ?? {};
    const united = before ? uniteUses(known, use) : use;
    const isOnlyHere = onlyIn !== undefined && onlyIn === store;
    return answerYesNo(setUse(now, kind.id, isOnlyHere ? { ...united, onlyIn } : united), kind.topic, true);
  }, answers);
  return { label: 'Declare it', answers: changed };
}
