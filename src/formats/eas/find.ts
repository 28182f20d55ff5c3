import type { FindFormat } from '../parts/format';

export const FIND_EAS: FindFormat = {
  label: 'EAS store.config.json',
  store: 'ios',
  preference: 1,
  localePath: ({ root }) => root,
};

export const EAS_CONFIG = /^(?:.+\/)?store\.config\.json$/;
