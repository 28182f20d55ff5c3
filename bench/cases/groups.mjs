// All measured cases, in groups that share a line of the table.
import { loadSource } from '../../tools/load-source.mjs';
import { fileGroups } from './files.mjs';
import { LARGEST, load, loadGroups } from './load.mjs';
import { programGroups } from './programs.mjs';
import { teamGroups } from './teams.mjs';
import { useGroups, useReferences } from './use.mjs';

/** @typedef {'static' | 'react' | 'use' | 'frames'} Reference F0; F1; presses and keys on F1; frames on F1 */
/**
 * @typedef {object} Case
 * @property {string} name
 * @property {readonly import('../figures.mjs').Profile[]} profiles
 * @property {boolean} [isSignedIn]
 * @property {number} [rounds] at most: one where what counts is the same each time, few where it takes long
 * @property {readonly Reference[]} [beside] references that are measured right before it, each round
 * @property {boolean} [savesData] whether nothing may load ahead of the next visit, which is not part of the page
 * @property {boolean} [hasServiceWorker]
 * @property {() => Promise<void>} [prepare] once, before the rounds
 * @property {(session: import('../session.mjs').Session) => Promise<Record<string, number>>} measure
 */
/**
 * @typedef {object} Group
 * @property {string} title
 * @property {readonly Case[]} cases
 * @property {(see: import('../figures.mjs').See) => import('../figures.mjs').Goal[]} goals
 */

/**
 * @param {{ site: string, empty: string, react: string, engine: string, root: string, scratch: string, isQuick: boolean }} where
 * addresses of the site and the references
 * @returns {Promise<{ groups: Group[], references: Record<Reference, Case> }>}
 */
export async function listGroups({ empty, react, ...where }) {
  const pages = await protectedPages(where.root);
  return {
    groups: [
      ...loadGroups(where.site, where.isQuick ? pages.filter((path) => LARGEST.includes(path)) : pages),
      ...useGroups(where),
      ...fileGroups(where),
      ...programGroups(where),
      ...teamGroups(where),
    ],
    references: { static: load('static', empty), react: load('react', react), ...useReferences(react) },
  };
}

/** Paths that need a session and have no parameter, each page once, from the product's own table. @param {string} root */
async function protectedPages(root) {
  const { ROUTES } = /** @type {typeof import('../../src/app/routes.ts')} */ (
    await loadSource(root, 'src/app/routes.ts')
  );
  const { PATHS } = /** @type {typeof import('../../src/config/paths.ts')} */ (
    await loadSource(root, 'src/config/paths.ts')
  );
  const names = /** @type {(keyof typeof ROUTES)[]} */ (Object.keys(ROUTES));
  return names
    .filter((name) => ROUTES[name].access === 'protected' && name !== 'submissionWizard')
    .map((name) => PATHS[name])
    .filter((path) => !path.includes(':'));
}
