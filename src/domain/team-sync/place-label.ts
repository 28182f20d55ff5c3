import { titleOfRule } from '@/checks/rules/rules';
import { STORES } from '../stores/stores';
import { contentLabel } from './content-label';

/** The name of a place for people. */
export function placeLabel(place: string): string {
  if (place === '') return 'the whole submission';
  const [kind, ...parts] = place.split('/');
  if (kind === 'picture') {
    const [, locale = '', slot = '', number = ''] = parts;
    const name =
      slot === 'icon' ? 'Icon' : slot === 'feature-graphic' ? 'Feature graphic' : `Picture ${number}`;
    return locale === '' ? name : `${name} (${locale})`;
  }
  if (kind === 'finding') {
    const [rule = '', store = '', locale = ''] = parts;
    const where = [Object.hasOwn(STORES, store) ? STORES[store as keyof typeof STORES].name : '', locale];
    const details = where.filter((each) => each !== '').join(', ');
    const title = titleOfRule(rule) ?? rule;
    return `finding “${title}”${details === '' ? '' : ` (${details})`}`;
  }
  return contentLabel(place);
}
