/** A mail that leads away from the store: a real message is in its console as well. */
export const SUSPICIOUS = {
  kind: 'suspicious',
  title: 'This may not be from the store',
  advice:
    'Open no link in it, enter no password, and pay nothing. Open the store’s console by its own address: a real message is there, too.',
} as const;

/** A word of a store in the name of a host, set off by signs: `appstore-connect-verify.example`. */
const LIKE_A_STORE =
  /(?:^|[.-])(?:apple|apple-?id|app-?store(?:-?connect)?|asc|itunes|google|google-?play|play-?(?:store|console)|android)(?:$|[.-])/;
/** Hosts of the stores. */
const OF_A_STORE =
  /(?:^|\.)(?:apple\.com|apple\.co|icloud\.com|google\.com|goo\.gl|g\.co|android\.com|withgoogle\.com|google\.dev|googleapis\.com)$/;
/** The host of each link, also of one with its signs replaced: `hxxps://example[.]com`. */
const LINK = /\bh(?:tt|xx)ps?:\/\/([\w.[\]-]{3,100})/g;
/** The host of a mail that gives a store as its sender. */
const FROM =
  /(?:^|\n)[ >*]{0,6}from ?: ?[^\n<@]{0,60}\b(?:apple|app store|app review|google|play console)\b[^\n<@]{0,60}[<(]?[\w.+-]{1,60}@([\w.-]{3,80})/;
/** A store's name above an address of a mail service for everybody, from which no store writes. */
const FREE_MAIL =
  /(?:^|\n)[ >*]{0,6}(?:from ?: ?)?[^\n<@]{0,40}\b(?:google play|play console|app store|app review|apple developer)\b[^\n<@]{0,40}[<(][\w.+-]{1,60}@(?:gmail|googlemail|outlook|hotmail|yahoo|gmx|protonmail|proton|mail)\.[a-z.]{2,8}[>)]/;
/** An address that looks like a store's, as a mail program shows the sender. */
const ADDRESS = /[<(][\w.+-]{1,60}@([\w.-]{3,80})[>)]/g;
/** Requests that no store makes in a mail: for the publisher's own password, card or bank details. */
const SECRET =
  /\b(?:verify|confirm|enter|provide|submit|update|send|log ?in|sign in|validate)\b[^.!?\n]{0,60}\b(?:(?:apple id|google|icloud|e-?mail|your (?:account|developer|console))(?:'s)?(?: account)? password|your (?:apple id|password|pin|card|credentials)\b|(?:payment |credit |debit )?card (?:number|details|data)|(?:payment|credit|debit) card|bank details|cvv|(?:one-time|verification|security) code|(?:upload |signing )?keystore\b|private key\b)/;
const FEE =
  /\bpay (?:a|the|an)\b[^.!?\n]{0,40}\bfee\b|\b(?:processing|reinstatement|appeal|unlock(?:ing)?|verification) fee of\b/;
const HURRY =
  /\b(?:12|24|36|48|72) ?(?:hours|hrs|h|stunden|heures|horas|ore|uur|godzin|timmar|jam|saat)\b|\b(?:12|24|36|48|72) ?(?:час|годин|giờ|時間|小时|小時|시간)/;
/** A link at which one has to sign in or to prove something. */
const SIGN_IN_AT =
  /\b(?:verify|confirm|log ?in|sign in|validate|restore|unlock|appeal)\b[^!?\n]{0,120}\bh(?:tt|xx)ps?:\/\/([\w.[\]-]{3,100})/g;
/** A messenger or a currency in which no store answers or is paid. */
const BESIDE_A_STORE =
  /\b(?:contact|message|write|text|pay|send)\b[^.!?\n]{0,60}\b(?:telegram|whatsapp|usdt|bitcoin|btc|gift cards?)\b/;
const STORE = /\bapple\b|\bapp store\b|\bgoogle\b|\bplay console\b/;

/**
 * Whether a message pretends to come from a store: it leads to a host that only looks like one, comes from another
 * address than it says, or asks for what no store asks for. An honest letter names links of the publisher, passwords of a demo account and short dates, too, so one sign alone
 * is not enough.
 */
export function isPhishing(text: string): boolean {
  const words = text.slice(0, 20_000).toLowerCase();
  if (!STORE.test(words)) return false;
  if (FREE_MAIL.test(words)) return true;
  const isForeign = (host: string) => !OF_A_STORE.test(host);
  const hostsOf = (pattern: RegExp) =>
    [...words.matchAll(pattern)].map(([, host = '']) => host.replaceAll(/[[\]]/g, '').replace(/[.-]+$/, ''));
  const sender = FROM.exec(words)?.[1];
  const isDisguised =
    [...hostsOf(LINK), ...hostsOf(ADDRESS)].some((host) => isForeign(host) && LIKE_A_STORE.test(host)) ||
    (sender !== undefined && isForeign(sender));
  const isDemanding = SECRET.test(words) || FEE.test(words);
  const isHurried = HURRY.test(words);
  const leadsAway = hostsOf(SIGN_IN_AT).some(isForeign) || BESIDE_A_STORE.test(words);
  return isDisguised ? isDemanding || isHurried || leadsAway : isDemanding && (isHurried || leadsAway);
}
