import { isRecord } from '@/domain/is-record';
import { parseJson } from '@/domain/parse-json';
import { playLocale } from '@/domain/locales/locale-map';
import { productIdFor, productsOf } from '@/domain/purchases/products';
import { storeText } from '@/domain/texts';
import type { ProductTexts } from '@/model/purchases';
import type { ChangedFiles, ChangeScope } from '../parts/change-scope';
import { changedJson, type JsonEdit } from '../parts/json-edits';
import { findListingLocale } from '../parts/listing-locale';
import { pathInside } from '../parts/paths';
import { PRODUCT_FILE, productOfFile } from './read-products';

/**
 * The files of products with the changed names and descriptions; prices, plans and everything else stay unchanged in the
 * store. A product that the folder does not have is in the package.
 */
export function changedProducts({ source, draft, originals }: ChangeScope): ChangedFiles {
  const byId = new Map(
    productsOf(draft, 'android').map((product) => [productIdFor(product, 'android'), product]),
  );
  const known = new Set<string>();
  const changes = [...originals].flatMap(([path, bytes]) => {
    const kind = PRODUCT_FILE.exec(pathInside(source.root, path))?.[1];
    if (kind === undefined) return [];
    return changedJson(path, bytes, (text) => {
      const before = productOfFile(text, kind === 'subscriptions');
      const now = before && byId.get(before.productId);
      if (!now) return [];
      known.add(before.productId);
      return textEdits(parseJson(text), before.texts, now.texts);
    });
  });
  const missing = [...byId.keys()].filter((id) => id !== '' && !known.has(id));
  return {
    changes,
    notes:
      missing.length === 0 || originals.size === 0
        ? []
        : [`Products that the folder does not have are in the submission package: ${missing.join(', ')}.`],
  };
}

function textEdits(
  file: unknown,
  before: Readonly<Record<string, ProductTexts>>,
  now: Readonly<Record<string, ProductTexts>>,
): JsonEdit[] {
  const listings = isRecord(file) ? file.listings : undefined;
  const list: unknown[] | undefined = Array.isArray(listings) ? listings : undefined;
  const codes = list
    ? list.map((each) => (isRecord(each) ? each.languageCode : undefined))
    : Object.keys(isRecord(listings) ? listings : {});
  let added = 0;
  return Object.entries(now).flatMap(([locale, texts]): JsonEdit[] => {
    const language = playLocale(locale);
    const changed = (['name', 'description'] as const).filter(
      (field) => storeText(texts[field]) !== (before[locale]?.[field] ?? ''),
    );
    if (language === undefined || changed.length === 0) return [];
    const keys = { name: 'title', description: 'description' } as const;
    const index = codes.findIndex(
      (code) => typeof code === 'string' && findListingLocale(code, 'android').code === locale,
    );
    if (index < 0) {
      const listing = { title: storeText(texts.name), description: storeText(texts.description) };
      added += 1;
      return list
        ? [[['listings', list.length + added - 1], { languageCode: language, ...listing }]]
        : [[['listings', language], listing]];
    }
    const at = list ? index : String(codes[index]);
    return changed.map((field) => [['listings', at, keys[field]], storeText(texts[field])]);
  });
}
