import { APPLE_DATA_TYPES, APPLE_PURPOSE_NAMES, APPLE_TYPES } from 'virtual:catalog/apple-privacy-types';
import { GENERAL_ROWS } from 'virtual:catalog/data-safety-rows';
import { DATA_CATEGORIES, PLAY_PURPOSE_LABELS, PLAY_TYPE_LABELS } from 'virtual:catalog/play-data-types';
import type { SheetGroup, SheetRow } from '../answer-sheet';
import { yesNo } from '../texts';
import { appleUses, type AppleUse } from './app-privacy-label';
import { rowKey } from './data-safety-rows';
import { dataSafetyValues, playUses, type PlayUse } from './data-safety-values';
import type { PrivacyAnswers } from '@/model/privacy-answers';

/** The answers to App Privacy in the order of its form. The first group, without a title, has the general question. */
export function applePrivacySheet(answers: PrivacyAnswers): SheetGroup[] {
  const uses = appleUses(answers);
  const general: SheetRow = {
    asks: 'Do you or your partners collect data from this app?',
    answer: uses.size > 0 ? 'Yes' : 'No',
  };
  return [
    { title: '', rows: [general] },
    ...APPLE_DATA_TYPES.flatMap((type) => {
      const use = uses.get(type);
      if (!use) return [];
      const { group, label } = APPLE_TYPES[type];
      return [{ title: `${group}: ${label}`, rows: appleRows(use) }];
    }),
  ];
}

function appleRows(use: AppleUse): SheetRow[] {
  return [
    { asks: 'Used for', answer: listed(use.purposes.map((each) => APPLE_PURPOSE_NAMES[each].label)) },
    { asks: 'Linked to the user’s identity', answer: yesNo(use.isLinked) },
    { asks: 'Used for tracking', answer: yesNo(use.isTracking) },
  ];
}

/** The answers to Data safety in the order of its form. The first group, without a title, has the general questions. */
export function playPrivacySheet(answers: PrivacyAnswers): SheetGroup[] {
  const values = dataSafetyValues(answers);
  const uses = playUses(answers);
  const general = GENERAL_ROWS.flatMap(({ question, response, label }): SheetRow[] => {
    const value = values.get(rowKey(question, response));
    if (value === undefined) return [];
    return [{ asks: label, answer: value === 'true' ? 'Yes' : value === 'false' ? 'No' : value }];
  });
  return [
    { title: '', rows: general },
    ...DATA_CATEGORIES.flatMap(({ label, types }) =>
      types.flatMap((type) => {
        const use = uses.get(type);
        return use ? [{ title: `${label}: ${PLAY_TYPE_LABELS[type]}`, rows: playRows(use) }] : [];
      }),
    ),
  ];
}

function playRows(use: PlayUse): SheetRow[] {
  const how = [...(use.isCollected ? ['Collected'] : []), ...(use.isShared ? ['Shared'] : [])];
  const purposes = (list: PlayUse['purposes']) => listed(list.map((each) => PLAY_PURPOSE_LABELS[each]));
  const control = use.isOptional === undefined ? undefined : use.isOptional ? 'Users can choose' : 'Required';
  return [
    { asks: 'Collected, shared, or both', answer: listed(how) },
    ...(use.isCollected ? [{ asks: 'Processed ephemerally', answer: yesNo(use.isEphemeral) }] : []),
    { asks: 'Required, or can users choose?', answer: control },
    ...(use.isCollected ? [{ asks: 'Why it is collected', answer: purposes(use.purposes) }] : []),
    ...(use.isShared ? [{ asks: 'Why it is shared', answer: purposes(use.sharingPurposes) }] : []),
  ];
}

function listed(texts: readonly string[]): string | undefined {
  return texts.length === 0 ? undefined : texts.join(', ');
}
