import { describe, expect, it } from 'vitest';
import { folderWith, runCli } from '@tests/support/cli';

const META = 'fastlane/metadata';
const LOCALES =
  'en-US de-DE fr-FR es-ES it pt-BR nl-NL sv da no fi pl cs sk hu ro tr el ru uk ja ko zh-Hans zh-Hant th vi id ms hr ca';

/** A listing of thirty languages that no store objects to; its search terms repeat the name. */
function thirtyLanguages(): Record<string, string> {
  const files = LOCALES.split(' ').flatMap((locale): [string, string][] => [
    [`${META}/${locale}/name.txt`, 'Lantern: Journal'],
    [`${META}/${locale}/subtitle.txt`, 'Journal 365'],
    [`${META}/${locale}/keywords.txt`, 'journal,mood'],
    [`${META}/${locale}/release_notes.txt`, `2.${locale.length}`],
  ]);
  return Object.fromEntries(files);
}

describe('a listing of thirty languages', () => {
  it('prints at most forty lines, the ideas for search in one of them', async () => {
    const cwd = folderWith(thirtyLanguages());
    const { code, out } = await runCli(['check'], cwd);
    expect(code).toBe(0);
    expect(out.split('\n').length).toBeLessThanOrEqual(40);
    expect(out).toMatch(/90 ideas for search in 30 languages: .*\. --all lists them\./s);
    expect(out).toContain('No findings in 1 listing');
    const all = await runCli(['check', '--all'], cwd);
    expect(all.out.match(/listing-keyword-unused/g)).toHaveLength(30);
  });

  it('names the language whose description is still English, and a competitor of the config', async () => {
    const english =
      'Write three lines each evening, add a photo if you like, and look back on a calmer year with your journal.';
    const cwd = folderWith({
      'storepilot.config.json': JSON.stringify({ competitors: ['Moonbeam'] }),
      [`${META}/en-US/description.txt`]: english,
      [`${META}/de-DE/description.txt`]: `${english} Nicer than Moonbeam.`,
    });
    const { out } = await runCli(['check', '--format', 'json'], cwd);
    const report = JSON.parse(out) as { findings: { rule: string; location: { path: string } }[] };
    expect(report.findings.map(({ rule, location }) => `${rule} ${location.path}`)).toEqual([
      `language-untranslated ${META}/de-DE/description.txt`,
      `listing-competitor ${META}/de-DE/description.txt`,
    ]);
  });

  it('says once that no language has notes, and for each one where some have them', async () => {
    const names = (locales: string[]) =>
      Object.fromEntries(locales.map((locale) => [`${META}/${locale}/name.txt`, 'Lantern']));
    const none = { ...names(['en-US', 'de-DE', 'it']), [`${META}/it/release_notes.txt`]: '' };
    const { out } = await runCli(['check', '--severity', 'warning'], folderWith(none));
    expect(out).toContain("What's New is missing in all 3 languages");
    expect(out).toContain('1 warning in 1 listing');
    const some = { ...none, [`${META}/it/release_notes.txt`]: 'Ora con ricerca.' };
    const { out: each } = await runCli(['check', '--severity', 'warning'], folderWith(some));
    expect(each).toContain('2 warnings in 1 listing');
  });
});
