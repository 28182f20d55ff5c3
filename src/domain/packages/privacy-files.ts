import { platformsOf, type Platform } from '@/model/app';
import { appPrivacyJson } from '../privacy/app-privacy-label';
import { dataSafetyCsv, type DataSafetyLabels } from '../privacy/data-safety-csv';
import { dataSafetyValues } from '../privacy/data-safety-values';
import { policyParagraph } from '../privacy/policy-paragraph';
import { hasPrivacyAnswers, privacyAnswersOf } from '../privacy/privacy-answers';
import { openAnswers } from '../privacy/privacy-questions';
import { countOf } from '../texts';
import type { DraftContent } from '@/model/draft';
import type { LayoutResult } from './package-file';
import { privacySheetHtml } from './privacy-sheet-html';
import type { ReadinessSubject } from '../documents/html-document';

/** Path of the table that the Play Console imports. */
export const DATA_SAFETY_PATH = 'google-play/data_safety.csv';
/** Path of the answers that fastlane's upload_app_privacy_details_to_app_store takes. */
export const APP_PRIVACY_PATH = 'for-tools/app_privacy_details.json';
/** Path of the printable sheet with both stores' answers. */
export const PRIVACY_SHEET_PATH = 'privacy-answers.html';
export const POLICY_PARAGRAPH_PATH = 'privacy-policy-paragraph.txt';

const STORE_FILES: Readonly<Record<Platform, { path: string; label: string }>> = {
  ios: { path: APP_PRIVACY_PATH, label: 'App Privacy' },
  android: { path: DATA_SAFETY_PATH, label: 'Data safety' },
};

type PrivacySource = Pick<DraftContent, 'platform' | 'privacy'>;

/**
 * Writes the privacy answers for both stores. A store's own file is left out while one of its questions is open, because
 * it replaces the whole form; the sheet has what was answered. Nothing without any answer.
 * @param labels of the publisher's own Data safety export
 */
export function privacyFiles(
  draft: PrivacySource,
  subject: ReadinessSubject,
  labels?: DataSafetyLabels,
): LayoutResult {
  const answers = privacyAnswersOf(draft);
  if (!hasPrivacyAnswers(answers)) return { files: [], notes: [] };
  const open = openAnswers(answers, draft.platform);
  const openOf = (store: Platform) => open.filter(({ stores }) => stores.includes(store)).length;
  const platforms = platformsOf(draft.platform);
  return {
    files: [
      ...platforms
        .filter((store) => openOf(store) === 0)
        .map((store) => ({
          path: STORE_FILES[store].path,
          content:
            store === 'ios' ? appPrivacyJson(answers) : dataSafetyCsv(dataSafetyValues(answers), labels),
        })),
      { path: PRIVACY_SHEET_PATH, content: privacySheetHtml(draft, subject) },
      { path: POLICY_PARAGRAPH_PATH, content: policyParagraph(answers, subject.appName || 'this app') },
    ],
    notes: platforms
      .filter((store) => openOf(store) > 0)
      .map(
        (store) =>
          `${STORE_FILES[store].label}: ${STORE_FILES[store].path} is left out, because ${countOf(openOf(store), 'answer')} of the privacy questions in step 2 ${openOf(store) === 1 ? 'is' : 'are'} missing.`,
      ),
  };
}
