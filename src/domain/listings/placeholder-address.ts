/** `placeholder`: nobody's address, or one of the own network; `preview`: of a builder's preview or a tunnel. */
export type AddressKind = 'placeholder' | 'preview';

/** Domains that stand for another in documents and templates. */
const EXAMPLES =
  /(?:^|\.)(?:example\.(?:com|org|net|co|edu)|(?:your|my|our|tu|su|deine?|ihre?|votre|mon|seu|meu|tuo|mio|jouw|twoj[ae]?)-?(?:domain|site|website|webseite|company|app|appname|app-name|brand|url|dominio|sitio|empresa|domaine|dominio|bedrijf|domena|firma)\.[a-z]{2,6}|(?:domain|website)\.com|[a-z0-9-]+\.(?:invalid|test|localhost))$/i;
/** The computer itself and networks at home, which nobody else reaches. */
const LOCAL =
  /^(?:localhost|127(?:\.\d{1,3}){3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|0\.0\.0\.0|[a-z0-9-]+\.local)$/i;
/** Parts of a path that a reader is meant to replace. */
const PATH = /\/your-?_?(?:account|username|user|name|repo|org|app|app-?name|page|project)(?:[/?#]|$)/i;
/** Hosts of previews, tunnels and editors. */
const PREVIEWS =
  /(?:^|\.)(?:lovable\.app|lovableproject\.com|replit\.(?:app|dev)|repl\.co|bolt\.(?:new|host)|vercel\.app|netlify\.app|flutterflow\.app|base44\.app|stackblitz\.io|csb\.app|ngrok(?:-free)?\.(?:io|app|dev)|trycloudflare\.com|loca\.lt|webcontainer(?:-api)?\.io)$/i;

/** Web and e-mail addresses in a text. */
const ADDRESSES =
  /https?:\/\/[^\s<>"'”»，。、）)\]]{3,300}|[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}/giu;

/** Number of addresses that are looked at; a listing has a handful. */
const MAX_ADDRESSES = 50;

export function addressesIn(text: string): string[] {
  if (!text.includes('@') && !/https?:/i.test(text)) return [];
  const found: string[] = [];
  for (const [address] of text.matchAll(ADDRESSES)) {
    found.push(address.replace(/[.,;:!?]+$/, ''));
    if (found.length === MAX_ADDRESSES) break;
  }
  return found;
}

/**
 * Tells the kind of a web or e-mail address; undefined for an ordinary one.
 * @param isOwn whether it is the address of the app itself. A description may name addresses of networks at home.
 */
export function addressKind(address: string, isOwn: boolean): AddressKind | undefined {
  const isMail = !/^https?:/i.test(address);
  const url = isMail ? `https://${address.slice(address.lastIndexOf('@') + 1)}` : address;
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/\.$/, '');
  if (EXAMPLES.test(host) || (isOwn && LOCAL.test(host)) || PATH.test(pathname)) return 'placeholder';
  return isOwn && PREVIEWS.test(host) ? 'preview' : undefined;
}
