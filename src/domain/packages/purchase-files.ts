import type { SubmissionDraft } from '@/model/draft';
import { entriesOf, groupsOf, productsOf } from '../purchases/products';
import { purchaseSheet } from '../purchases/purchase-sheet';
import { blocksHtml } from '../documents/print-html';
import { htmlDocument, SHEET_STYLE, type ReadinessSubject } from '../documents/html-document';
import type { PackageFile } from './package-file';

export const PURCHASES_JSON_PATH = 'for-tools/in-app-purchases.json';
export const PURCHASE_SHEET_PATH = 'in-app-purchases.html';

type Source = Pick<SubmissionDraft, 'platform' | 'purchases' | 'images'>;

/**
 * Writes the products for people and for scripts; nothing without any. No upload tool of the App Store takes products,
 * and that of Google Play only some (formats/gradle-play-publisher).
 */
export function purchaseFiles(source: Source, subject: ReadinessSubject): PackageFile[] {
  const products = productsOf(source);
  if (products.length === 0) return [];
  return [
    { path: PURCHASES_JSON_PATH, content: purchasesJson(source) },
    {
      path: PURCHASE_SHEET_PATH,
      content: htmlDocument({
        subject,
        title: 'In-app purchases of',
        heading: 'In-app purchases and subscriptions',
        style: SHEET_STYLE,
        body: blocksHtml(
          purchaseSheet(source).flatMap(({ title, rows }) => [
            { kind: 'heading', level: 2, text: title, isTyped: true },
            { kind: 'answers', rows, missing: 'Not given', isTyped: true },
          ]),
        ),
      }),
    },
  ];
}

function purchasesJson(source: Source): string {
  const pictures = new Map(source.images.map(({ id, fileName }) => [id, fileName]));
  const content = {
    formatVersion: 1,
    products: productsOf(source).map(({ key: _key, picture, plans, group, ...product }) => ({
      ...product,
      ...(group !== undefined && { group: source.purchases?.groups[group]?.reference }),
      ...(picture !== undefined && { reviewScreenshot: pictures.get(picture) }),
      ...(plans && {
        basePlans: entriesOf(plans).map(({ key: _plan, offers, ...plan }) => ({
          ...plan,
          offers: entriesOf(offers).map(({ key: _offer, ...offer }) => offer),
        })),
      }),
    })),
    groups: groupsOf(source).map(({ key: _key, ...group }) => group),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
