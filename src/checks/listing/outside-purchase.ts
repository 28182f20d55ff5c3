import { fieldSays, quoted } from '@/domain/listings/field-label';
import { languageOf } from '@/domain/locales/product-locales';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import type { ListingCheck, ListingFound } from './listing-check';

/** Three kinds of words that have to be in one sentence: where to buy, buying, and a thing that only exists in an app. */
interface OutsideWords {
  place: string;
  buying: string;
  goods: string;
}

/** "Premium" beside a noun of an app or alone; "premium coffee" is something else. */
const PREMIUM =
  'premium(?=[,.!]|$|\\s+(?:is|costs|on|at|from|outside|features?|access|account|plan|version))';

const WORDS: Readonly<Record<string, OutsideWords>> = {
  en: {
    place:
      '(?:on|at|from|through|via) (?:our|the) (?:own )?(?:web ?site|site|web ?app|web ?shop|online shop|online store)|in our (?:web ?shop|online (?:shop|store))|(?:on|at|from|via) (?:https?://)?(?:[a-z0-9-]+\\.)+[a-z]{2,}(?:/\\S*)?|outside (?:of )?the app(?: ?store)?',
    buying: 'buy|purchase|\\d+ ?% off|cheaper|subscribe|upgrade|pay|cheaper|save \\d+|get premium|top up',
    goods: `${PREMIUM}|coins|gems|diamonds|tokens|subscriptions?|subscribe|credits|in-app purchases?|(?:unlock|licen[cs]e|activation) (?:key|code)s?|pro (?:version|account|plan)`,
  },
  de: {
    place: 'auf unserer (?:web ?site|webseite|homepage|seite)|außerhalb (?:der app|des app ?stores?)',
    buying: 'kauf(?:en?|st)?|erwerben|abonnier(?:en?|t)|bezahl(?:en?|t)|günstiger',
    goods:
      'münzen|edelsteine|premium(?=[,.!]|$|\\s+(?:ist|kostet|auf|gibt)|-(?:abo|version|zugang))|abos?|abonnements?|credits|in-app-k(?:auf|äufe)\\p{L}*|(?:freischalt|lizenz|aktivierungs)(?:code|schlüssel)s?|pro-version',
  },
  fr: {
    place: "sur notre site|(?:hors|en dehors) de l[’']app(?:lication|li| ?store)?",
    buying: "achet(?:ez|er)|abonnez-vous|s[’']abonner|souscri(?:vez|re)|pay(?:ez|er)|moins cher",
    goods:
      "pièces|gemmes|premium(?=[,.!]|$|\\s+sur)|abonnements?|abonnez-vous|s[’']abonner|achats? intégrés?|(?:clé|code) (?:de licence|d[’']activation|de déblocage)|version pro",
  },
  es: {
    place: 'en nuestr[ao] (?:sitio|página|web)|fuera de (?:la app|la aplicación|app store)',
    buying: 'compr(?:ar?|e)|suscríbe(?:te|se)|suscribirte|paga(?:r)?|más barat[ao]s?',
    goods:
      'monedas|gemas|diamantes|créditos|premium(?=[,.!]|$|\\s+en)|suscripci(?:ón|ones)|suscríbe(?:te|se)|suscribirte|(?:clave|código) de (?:licencia|activación|desbloqueo)|compras? (?:integradas?|dentro de la app)|versión pro',
  },
  pt: {
    place: 'no nosso site|em nosso site|na nossa página|fora d[oa] (?:app|aplicativo)',
    buying: 'compr(?:ar|e)|assin(?:ar|e)|pa(?:gue|gar)|mais barat[ao]s?',
    goods:
      'moedas|gemas|diamantes|créditos|premium(?=[,.!]|$|\\s+no)|assinaturas?|assin(?:ar|e)|(?:chave|código) de (?:licença|ativação|desbloqueio)|versão pro',
  },
  it: {
    place: "sul nostro sito|(?:al di )?fuori dell[’']app|fuori dall[’']app",
    buying: 'acquista(?:re|te)?|abbonati|abbonarsi|compra(?:re)?|paga(?:re)?',
    goods:
      'monete|gemme|crediti|premium(?=[,.!]|$|\\s+sul)|abbonament[oi]|abbonati|abbonarsi|(?:chiave|codice) di (?:licenza|attivazione|sblocco)|acquisti? in-app|versione pro',
  },
};

/** Words of goods that are delivered, of terms, and of subscriptions that somebody has already: such a sentence is left alone. */
const HONEST =
  /(?<!\p{L})(?:deliver|shipp|box|print|meal|coffee|newsletter|ticket|gym|college|universit|terms|polic|privacy|manage|cancel|already|existing|help|faq|support|learn|details|itunes|apple (?:id|account)|liefer|kaffee|bedingungen|datenschutz|verwalt|kündig|bereits|hilfe|livr|infolettre|condition|confidentialit|gér|résili|déjà|aide|entreg|envío|condicion|privacida|gestion|ayuda|ya(?!\p{L})|termos|gerenci|já(?!\p{L})|ajuda|consegn|condizion|termini|gesti|disdi|già|aiuto)/iu;

/** Words that deny the sentence. Portuguese "no nosso site" is why a lone "no" is not among them. */
const DENIED =
  /(?<!\p{L})(?:not|never|without|(?:do|does|can|won)n?[’']t|no (?:subscriptions?|accounts?|purchases?|need|es|hay|se|tienes|necesitas|pagues)|nie|nicht|keine?[mnrs]?|ohne|pas|jamais|sans|nunca|sin|sem|não|non|mai|senza)(?!\p{L})/iu;

/** The App Store wants digital goods sold in the app, and texts that lead nowhere else. */
export const OUTSIDE_PURCHASE = defineRule({
  id: 'listing-outside-purchase',
  title: 'Digital goods sold outside the app',
  severity: 'warning',
  stores: ['ios'],
  source: APPLE.outsidePurchase,
  checked: '2026-11-25',
  effort: 'texts',
  why: 'Except on the US storefront, texts must not lead to another way to buy digital goods (3.1.1).',
  fix: 'Leave it out, unless the app is offered only in the United States or has an entitlement for it.',
  examples: {
    fires: { description: 'Write each evening. Subscribe on our website and save 20%.' },
    holds: { description: 'Write each evening. Order the printed journal on our website.' },
  },
  *check(check: ListingCheck): Generator<ListingFound> {
    if (!check.platforms.includes('ios')) return;
    const words = WORDS[languageOf(check.locale)];
    if (!words) return;
    for (const field of ['description', 'promotionalText', 'releaseNotes'] as const) {
      const found = outsidePlace(check.words(field).text, words);
      if (found === undefined) continue;
      yield {
        field,
        store: 'ios',
        title: fieldSays(field, ['ios'], `says that digital goods are sold elsewhere: ${quoted([found])}`),
      };
    }
  },
});

/** The place that a sentence names for buying digital goods. */
function outsidePlace(text: string, { place, buying, goods }: OutsideWords): string | undefined {
  for (const sentence of text.split(/(?<=[.!?])\s|\n/)) {
    const hit = find(sentence, place);
    if (!hit || HONEST.test(sentence) || DENIED.test(sentence)) continue;
    if (find(sentence, goods) && find(sentence, buying)) return hit[0];
  }
  return undefined;
}

function find(text: string, words: string): RegExpExecArray | null {
  return new RegExp(`(?<![\\p{L}-])(?:${words})(?!\\p{L})`, 'iu').exec(text);
}
