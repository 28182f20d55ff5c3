// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { REPORT, schema } from '@tests/support/check-report';
import { junitReport } from './junit';

describe('junit', () => {
  const elements =
    schema<Record<string, { required: string[]; optional: string[]; children: string[] }>>('junit');
  const parsed = new DOMParser().parseFromString(junitReport(REPORT), 'text/xml');
  const root = parsed.documentElement;

  it('is well-formed XML of the elements and attributes that GitLab and Jenkins read', () => {
    const wrong = [root, ...root.querySelectorAll('*')].flatMap((element) => {
      const own = elements[element.tagName];
      const names = element.getAttributeNames();
      const parent = element.parentElement;
      return own &&
        own.required.every((name) => names.includes(name)) &&
        names.every((name) => own.required.includes(name) || own.optional.includes(name)) &&
        (!parent || elements[parent.tagName]?.children.includes(element.tagName))
        ? []
        : [element.outerHTML.slice(0, 80)];
    });
    expect(wrong).toEqual([]);
  });

  it('counts what it holds', () => {
    const counted = (parent: Element, name: string) => parent.querySelectorAll(name).length;
    for (const each of [root, ...root.querySelectorAll('testsuite')]) {
      expect(Number(each.getAttribute('tests'))).toBe(counted(each, 'testcase'));
      expect(Number(each.getAttribute('failures'))).toBe(counted(each, 'failure'));
      expect(Number(each.getAttribute('errors'))).toBe(counted(each, 'error'));
    }
    expect(counted(root, 'skipped')).toBe(1);
  });

  it('keeps the text', () => {
    const texts = [...root.querySelectorAll('failure')].map(({ textContent }) => textContent);
    expect(texts.join('\n')).toContain('fastlane/metadata/en-US/name.txt:1');
  });
});
