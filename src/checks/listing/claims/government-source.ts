import { fieldSays } from '@/domain/listings/field-label';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { ListingCheck, ListingFound } from '../listing-check';

/** Services that only an authority gives, in the words of names and short descriptions. */
const SERVICES =
  /(?<![\p{L}])(?:(?:traffic|parking|speeding) (?:fines?|tickets?) (?:check|pay|lookup|search)\p{L}*|(?:check|pay)[^.!?]{0,30}(?:traffic|speeding|police) fines?|(?:driving|driver[’']?s?) licen[cs]e points|licen[cs]e points|penalty points|apply for (?:your |a |an )?(?:\p{L}+ )?(?:passport|visa|driv\p{L}+ licen[cs]e|benefits|id card|residence permit)|(?:social security|medicare|medicaid|unemployment|child|housing) (?:benefits?|status|number)|medicare|election results|polling (?:place|station)s?|consulte[zr] (?:vos|les) (?:points|amendes)|paye[zr] (?:vos|les) amendes|renew (?:your |a )?(?:\p{L}+ )?(?:passport|driv\p{L}+ licen[cs]e|id card|licen[cs]e plate|registration)|visa (?:application|applications|status|appointment)|passport (?:application|appointment|renewal|status)|(?:vehicle|road|car) tax|green card (?:lottery|status)|voter (?:id|registration)|national id|tax refund status|vat number check|punkte in flensburg|kfz-steuer|bußgeld(?:bescheid|er)?|personalausweis (?:beantragen|verlängern)|elterngeld (?:beantragen|antrag)|points? (?:du |de |sur le |de votre )?permis|carte grise|vignette crit[’']air|rendez-vous (?:préfecture|passeport)|demande de visa|multas? (?:de tráfico|de trânsito)|puntos del (?:carnet|permiso)|puntos del dni|cita (?:previa )?(?:dni|pasaporte|extranjería)|(?:tenencia|refrendo) vehicular|consulta (?:cpf|cnpj|ipva|multas|detran)|ipva|pontos (?:da|na) (?:cnh|carteira|carta)|bollo auto|punti (?:della )?patente|controlla[^.!?]{0,20}multe|codice fiscale (?:calcol|verific)\p{L}*|(?:verkeers)?boete(?:s)? (?:check|betalen)|wegenbelasting|punkty karne|mandat\p{L}* drogow\p{L}*|(?:trafik|hgs) cezası|(?:mtv|trafik cezası) sorgul\p{L}*|штраф\p{L}* гибдд|гибдд|(?:cek|bayar) pajak (?:kendaraan|motor|mobil)|e-?tilang|cek (?:ktp|bansos|nik))(?![\p{L}])|车辆违章|違規查詢|违章查询|과태료 조회|مخالفات (?:مرورية|المرور)|आधार कार्ड|राशन कार्ड|ट्रैफिक चालान/iu;
/** An address of the source, or a sentence that the app is not the authority's. */
const SOURCED =
  /https?:\/\/|www\.|(?<![\p{L}\d])(?:[a-z0-9-]+\.)+[a-z]{2,6}(?![\p{L}])|(?<!\p{L})(?:affiliat|unofficial|not (?:an )?official|does(?: not|n[’']t) represent|not represent|not endorsed|inoffiziell|keine (?:offizielle|behörde)|nicht (?:offiziell|verbunden)|non (?:officiel|affili|ufficiale|rappresenta|è affiliata)|no (?:oficial|afiliad|representa)|não (?:oficial|afiliad|representa)|niet (?:officieel|verbonden)|nieoficjaln|nie jest (?:oficjaln|powiązan)|resmi değil|bağlantısı yok|неофициальн|не является официальн|tidak (?:berafiliasi|mewakili))/iu;

/** A description may name a service in passing; these sentences offer it. */
const DONE_HERE =
  /(?<!\p{L})(?:apply for (?:your |a )?(?:passport|visa|benefits|id card)|(?:pay|check) your (?:\p{L}+ )?(?:fines|car tax|road tax|benefits)|(?:zahle|bezahle) deine bußgelder|pague suas multas|paga tus multas|payez vos amendes)(?!\p{L})/iu;

/** Services of an authority: Google asks for the source, and for a word that the app is not the authority's. */
export const GOVERNMENT_SOURCE = defineRule({
  id: 'listing-government-source',
  title: 'Government information without a source',
  since: '2026-11-26',
  severity: 'warning',
  stores: ['android'],
  source: GOOGLE.deceptive,
  checked: '2026-11-26',
  effort: 'texts',
  isQuestion: true,
  why: 'Google Play wants a link to the source, and a note that the app does not represent the authority.',
  fix: 'Add both to the full description, unless you act for the authority.',
  examples: {
    store: 'android',
    fires: { shortDescription: 'Car tax and licence points in one place.', description: 'Type your plate.' },
    holds: {
      shortDescription: 'Car tax and licence points in one place.',
      description: 'The data comes from www.gov.uk. The app does not represent the government.',
    },
  },
  *check({ listing, platforms }: ListingCheck): Generator<ListingFound> {
    if (!platforms.includes('android') || SOURCED.test(listing.description)) return;
    for (const field of ['title', 'shortDescription', 'description'] as const) {
      const found = (field === 'description' ? DONE_HERE : SERVICES).exec(listing[field])?.[0];
      if (found === undefined) continue;
      yield {
        field: 'description',
        store: 'android',
        title: fieldSays('description', ['android'], `names no source for “${found.slice(0, 60)}”`),
      };
      return;
    }
  },
});
