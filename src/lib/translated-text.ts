/**
 * Keeps the page working while the browser translates it. Translators replace text nodes by `<font>` elements, but React
 * continues to change and remove the text nodes: it failed at those that had no parent any more, and users did not see
 * what had changed. A changed text takes its place again, and the translator translates it again.
 * @returns a function that ends this
 */
export function followTranslation(): () => void {
  const translations = new WeakMap<Node, Element>();
  const { insertBefore, removeChild } = Node.prototype;

  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData' && !target.parentNode) translations.get(target)?.replaceWith(target);
      for (const node of removedNodes) {
        if (!(node instanceof Text) || node.parentNode) continue;
        const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
        if (!translation) continue;
        translations.set(node, translation);
        observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });

  /** Returns the translation that is in the place of a text that `parent` had. */
  function translationIn(parent: Node, text: Node | null): Element | undefined {
    const translation = text && text.parentNode !== parent ? translations.get(text) : undefined;
    return translation?.parentNode === parent ? translation : undefined;
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const translation = translationIn(this, child);
    if (!translation) return removeChild.call(this, child) as Child;
    translation.remove();
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    return insertBefore.call(this, node, translationIn(this, before) ?? before) as Child;
  };

  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { insertBefore, removeChild });
  };
}

function isTranslation(node: Node | null): node is Element {
  return node?.nodeName === 'FONT';
}
