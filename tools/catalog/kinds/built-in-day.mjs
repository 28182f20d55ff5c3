// The day of the catalogue: the last one on which an entry was checked or changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { yamlFilesIn } from '../read-yaml.mjs';

const DAY = /^\s*(?:- )?(?:checked|day): (\d{4}-\d\d-\d\d)\s*$/gm;

/** Belongs to the build: a newer catalogue has a day of its own. */
export const builtInDay = {
  schemas: {},
  isOfBuild: true,
  /** @param {string} root */
  compile(root) {
    const files = yamlFilesIn(join(root, 'catalog')).map((file) => `catalog/${file}`);
    const days = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(DAY)].map(([, day = '']) => day),
    );
    return { exports: { builtInDay: days.sort().at(-1) ?? '' }, problems: [], files };
  },
};
