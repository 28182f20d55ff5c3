import { describe, expect, it } from 'vitest';
import { REPORT, schemaText } from '@tests/support/check-report';
import { junitReport } from './junit';

const XS = 'http://www.w3.org/2001/XMLSchema';
const xsd = new DOMParser().parseFromString(schemaText('third-party/jenkins-junit.xsd'), 'text/xml');

/** The XSD's definition of an element: it uses only sequences of references, attributes and plain texts. */
function definitionOf(name: string) {
  const own = [...xsd.documentElement.children].find((each) => each.getAttribute('name') === name);
  const attributes = [...(own?.getElementsByTagNameNS(XS, 'attribute') ?? [])];
  const named = (each: Element) => each.getAttribute('name') ?? '';
  return {
    isKnown: own !== undefined,
    children: [...(own?.getElementsByTagNameNS(XS, 'element') ?? [])].map((each) => ({
      name: each.getAttribute('ref') ?? '',
      most: each.getAttribute('maxOccurs') === 'unbounded' ? Infinity : 1,
    })),
    attributes: attributes.map(named),
    required: attributes.filter((each) => each.getAttribute('use') === 'required').map(named),
  };
}

/** The elements that do not meet the XSD: unknown, in another order, too many, or with other attributes. */
function problemsOf(element: Element): string[] {
  const { isKnown, children, attributes, required } = definitionOf(element.tagName);
  const order = [...element.children].map(({ tagName }) =>
    children.findIndex(({ name }) => name === tagName),
  );
  const isValid =
    isKnown &&
    order.every((place, index) => place >= (order[index - 1] ?? 0)) &&
    children.every(({ most }, place) => order.filter((each) => each === place).length <= most) &&
    element.getAttributeNames().every((name) => attributes.includes(name)) &&
    required.every((name) => element.hasAttribute(name));
  return [...(isValid ? [] : [element.outerHTML.slice(0, 80)]), ...[...element.children].flatMap(problemsOf)];
}

describe('junit', () => {
  const parsed = new DOMParser().parseFromString(junitReport(REPORT), 'text/xml');
  const root = parsed.documentElement;

  it('meets the XSD of Jenkins', () => {
    expect(problemsOf(root)).toEqual([]);
  });

  it.each(['<testsuites><testcase/></testsuites>', '<testsuites><testsuite name="a"/></testsuites>'])(
    'the XSD would refuse %s',
    (xml) => {
      const wrong = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
      expect(problemsOf(wrong)).not.toEqual([]);
    },
  );

  it('counts what it contains', () => {
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
