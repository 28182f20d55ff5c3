import type { Advice } from '../advice';

const WORDS: Record<Advice['build'], string> = {
  yes: 'New build needed',
  maybe: 'New build only if the app changes',
  no: 'No new build needed',
};

/** Says in a few words whether a new build is needed, and when: `New build if the icon changed`. */
export function buildWords({ build, buildIf }: Pick<Advice, 'build' | 'buildIf'>): string {
  return build === 'maybe' && buildIf !== undefined ? `New build ${buildIf}` : WORDS[build];
}
