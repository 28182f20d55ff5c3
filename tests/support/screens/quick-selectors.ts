/** Whether an element matches; undefined where only jsdom can tell. */
type Match = (element: Element) => boolean | undefined;

/** Nodes of the moment, with all that the product and the tests use of a list. */
class NodeArray<Each extends Node> extends Array<Each> {
  item(index: number): Each | null {
    return this[index] ?? null;
  }
}

const ATTRIBUTE = /^(:not\()?\[([a-z-]+)(?:(~?=)(?:"([^"\\]*)"|([\w-]+)))?\](\)?)/;

/** By selector; without a function for those that are left to jsdom. */
const known = new Map<string, Match | undefined>();

/**
 * Answers the selectors that Testing Library asks of each element: lists of tags with attributes. jsdom looks each of them
 * up in a cache for the document and walks through lists behind proxies, which took a tenth of the time of the screens.
 * All other selectors stay with jsdom.
 */
export function makeSelectorsQuick(): void {
  const own = Element.prototype;
  const { matches, querySelectorAll } = own;
  own.matches = function (this: Element, selector: string) {
    return matchOf(selector)?.(this) ?? matches.call(this, selector);
  } as typeof matches;
  own.querySelectorAll = function (this: Element, selector: string) {
    const match = matchOf(selector);
    return (match && selected(this, match)) ?? querySelectorAll.call(this, selector);
  } as typeof querySelectorAll;
  // For a list that follows the document, jsdom answers each index through a proxy.
  Object.defineProperty(Node.prototype, 'childNodes', {
    configurable: true,
    enumerable: true,
    get(this: Node) {
      const children = new NodeArray();
      for (let child = this.firstChild; child; child = child.nextSibling) children.push(child);
      return children;
    },
  });
}

/** The descendants that match, in document order. */
function selected(root: Element, match: Match): Element[] | undefined {
  const found = new NodeArray<Element>();
  let node: Node | null = root.firstChild;
  while (node) {
    if (node.nodeType === Node.ELEMENT_NODE) {
      const element = node as Element;
      const isMatch = match(element);
      if (isMatch === undefined) return undefined;
      if (isMatch) found.push(element);
    }
    node = nodeAfter(node, root);
  }
  return found;
}

/** The next node in document order within a root. */
function nodeAfter(node: Node, root: Element): Node | null {
  const child = node.firstChild;
  if (child) return child;
  for (let last: Node | null = node; last && last !== root; last = last.parentNode) {
    const next = last.nextSibling;
    if (next) return next;
  }
  return null;
}

function matchOf(selector: string): Match | undefined {
  const found = known.get(selector);
  if (found || known.has(selector)) return found;
  const compiled = compile(selector);
  known.set(selector, compiled);
  return compiled;
}

function compile(selector: string): Match | undefined {
  const parts = selector.split(',').map((part) => compilePart(part.trim()));
  if (parts.includes(undefined)) return undefined;
  if (parts.length === 1) return parts[0];
  return (element) => {
    for (const part of parts) {
      const isMatch = part?.(element);
      if (isMatch !== false) return isMatch;
    }
    return false;
  };
}

function compilePart(part: string): Match | undefined {
  const [tag = ''] = /^(?:\*|[a-z][a-z\d]*)?/.exec(part) ?? [];
  const conditions: Match[] = [];
  let rest = part.slice(tag.length);
  while (rest) {
    const [all = '', not = '', name = '', operator, quoted, plain, end = ''] = ATTRIBUTE.exec(rest) ?? [];
    if (!all || Boolean(not) !== Boolean(end)) return undefined;
    conditions.push(attributeMatch(name, Boolean(not), operator, quoted ?? plain));
    rest = rest.slice(all.length);
  }
  if (!part) return undefined;
  const isAnyTag = tag === '' || tag === '*';
  return (element) => {
    if (!isAnyTag && element.localName !== tag) return false;
    for (const condition of conditions) {
      const isMatch = condition(element);
      if (!isMatch) return isMatch;
    }
    return true;
  };
}

function attributeMatch(name: string, isNot: boolean, operator: string | undefined, wanted = ''): Match {
  if (!operator) return (element) => element.hasAttribute(name) !== isNot;
  return (element) => {
    const value = element.getAttribute(name);
    if (value === null) return isNot;
    const isMatch =
      operator === '=' ? value === wanted : wanted !== '' && value.split(/\s+/).includes(wanted);
    // Upper case counts in some attributes only.
    if (!isMatch && value.toLowerCase().includes(wanted.toLowerCase()) && /[A-Z]/.test(value + wanted))
      return undefined;
    return isMatch !== isNot;
  };
}
