import { expect, it } from 'vitest';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { submissionDraft, withDetails } from '@tests/support/drafts';
import { buildVerdict } from '@/checks/build/build-verdict';
import { checkBuild } from '@/checks/build/check-build';
import { FAMILIES } from '@/checks/rules/all-rules';
import type { FindingDraft } from '@/checks/define-rule';
import { failedRules, findingsOf, type AnyFamily } from './findings';
import { passedParts } from './submissions/checked-parts';
import { assessReadiness } from './submissions/readiness';

const TODAY = '2026-11-26';
const fail = (): never => {
  throw new Error('no such table');
};

it('names the rules of a check that throws, whichever it is', () => {
  const broken = new Proxy({}, { get: fail, ownKeys: fail });
  const unnamed = FAMILIES.filter((family) => 'check' in family).flatMap((family) => {
    const findings = findingsOf(
      family as AnyFamily<unknown, FindingDraft & { rule: string }>,
      broken,
      () => ({
        area: 'build',
        where: 'build',
      }),
    );
    const named = failedRules(findings);
    return Object.keys(family.rules).filter((id) => findings.length !== 1 || !named.includes(id));
  });
  expect(unnamed).toEqual([]);
});

it('keeps what the other checks of a build found, and calls nothing fine that was not checked', () => {
  const build = iosBuild({ architectures: ['armv7'] });
  Object.defineProperty(build, 'extensions', { enumerable: true, get: fail });
  const findings = checkBuild(build, TODAY);
  expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['ios-64-bit', 'check-failed']));
  const failed = findings.find(({ rule }) => rule === 'check-failed');
  expect(failed).toMatchObject({
    severity: 'warning',
    title: 'Not checked: Bundle ID of an extension, Version of an extension',
    why: expect.stringContaining('no such table') as string,
  });
  expect(buildVerdict(build, findings).fine).not.toContain('extensions');
});

it('keeps the findings of a draft whose pictures make their check throw', () => {
  const draft = submissionDraft({ ...withDetails({ copyright: '' }), builds: [iosBuild()], platform: 'ios' });
  const image = { id: 'a', name: 'a.png', kind: 'screenshot' as const, type: 'image/png' };
  Object.defineProperty(image, 'width', { enumerable: true, get: fail });
  const broken = { ...draft, images: [image as never] };
  const report = assessReadiness(broken, { today: TODAY });
  expect(report.findings.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['details-copyright-missing', 'check-failed']),
  );
  expect(passedParts(broken, report).map(({ part }) => part)).not.toContain('Pictures');
});
