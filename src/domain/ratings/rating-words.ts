import { phraseTable, type PhraseTable } from '../listings/wording/match-phrases';
import type { YesNoQuestion } from '@/model/rating-answers';

/** Words of a description that suggest a look at a question. They decide nothing: the words are used in other senses too. */
export const RATING_WORDS = {
  userGeneratedContent: phraseTable({
    en: 'share your photos | share your posts | user-generated | community posts | publish your',
    es: 'comparte tus fotos | publicaciones de la comunidad',
    fr: 'partagez vos photos | publications de la communauté',
    de: 'teile deine fotos | beiträge der community',
    pt: 'compartilhe suas fotos | publicações da comunidade',
    it: 'condividi le tue foto | post della community',
  }),
  messagingAndChat: phraseTable({
    en: 'chat with | group chat | group chats | direct message | direct messages | video call | video calls',
    es: 'chatea con | chat grupal | mensajes directos | videollamadas',
    fr: 'discutez avec | discussion de groupe | messages privés | appels vidéo',
    de: 'chatte mit | gruppenchat | gruppenchats | direktnachrichten | videoanrufe',
    pt: 'converse com | chat em grupo | mensagens diretas | videochamadas',
    it: 'chatta con | chat di gruppo | messaggi diretti | videochiamate',
  }),
  unrestrictedWebAccess: phraseTable({
    en: 'web browser | private browser | browse the web',
    es: 'navegador web | navegador privado',
    fr: 'navigateur web | navigateur privé',
    de: 'webbrowser | privater browser',
    pt: 'navegador web | navegador privado',
    it: 'browser web | browser privato',
  }),
  gamblingSimulated: phraseTable({
    en: 'slot machine | slot machines | casino | poker | blackjack | roulette',
    es: 'tragaperras | casino | póquer | ruleta',
    fr: 'machine à sous | machines à sous | casino | poker | roulette',
    de: 'spielautomat | spielautomaten | casino | poker | roulette',
    pt: 'caça-níqueis | cassino | pôquer | roleta',
    it: 'slot machine | casinò | poker | roulette',
  }),
} satisfies Partial<Record<YesNoQuestion | 'gamblingSimulated', PhraseTable>>;
