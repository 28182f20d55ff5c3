import type { DataKindId } from '@/model/data-kinds';
import type { PrivacyAnswers, YesNoId } from '@/model/privacy-answers';
import { isRecord } from '../is-record';

/** The switches that drafts had before the questionnaire, and the question that each one answers. */
const EARLIER_SWITCHES: Readonly<Record<string, YesNoId>> = {
  collectsLocation: 'location',
  collectsContacts: 'people',
  usesCamera: 'media',
  usesMicrophone: 'media',
  tracksUsers: 'tracking',
};

/**
 * Carries the privacy switches of an earlier draft over: a switch that was on answers its question with yes, and the
 * questionnaire asks for the rest. One that was off says nothing, because it was never asked for. The switches are
 * removed; any other value is returned unchanged.
 */
export function withEarlierAnswers(draft: unknown): unknown {
  if (!isRecord(draft) || !isRecord(draft.details)) return draft;
  const { details } = draft;
  const switches = Object.keys(EARLIER_SWITCHES).filter((key) => Object.hasOwn(details, key));
  if (switches.length === 0) return draft;
  const kept = {
    ...draft,
    details: Object.fromEntries(Object.entries(details).filter(([key]) => !switches.includes(key))),
  };
  const on = switches.filter((key) => details[key] === true);
  if (on.length === 0 || draft.privacy !== undefined) return kept;
  const yesNo: PrivacyAnswers['yesNo'] = {};
  for (const key of on) {
    const question = EARLIER_SWITCHES[key];
    if (question) yesNo[question] = true;
  }
  const contacts: Partial<Record<DataKindId, object>> = on.includes('collectsContacts')
    ? { contacts: {} }
    : {};
  const privacy: PrivacyAnswers = { yesNo, uses: contacts, choices: {}, texts: {}, rejected: [] };
  return { ...kept, privacy };
}
