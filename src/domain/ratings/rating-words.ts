import {
  gamblingSimulated,
  messagingAndChat,
  unrestrictedWebAccess,
  userGeneratedContent,
} from 'virtual:catalog/words-ratings';
import { phraseTable, type PhraseTable } from '../listings/wording/match-phrases';
import type { YesNoQuestion } from '@/model/rating-answers';

/** Words of a description that suggest a look at a question. They decide nothing: the words are used in other senses too. */
export const RATING_WORDS = {
  userGeneratedContent: phraseTable(userGeneratedContent),
  messagingAndChat: phraseTable(messagingAndChat),
  unrestrictedWebAccess: phraseTable(unrestrictedWebAccess),
  gamblingSimulated: phraseTable(gamblingSimulated),
} satisfies Partial<Record<YesNoQuestion | 'gamblingSimulated', PhraseTable>>;
