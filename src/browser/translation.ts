/** The element that translators replace a text with: Chrome, Edge and their successors. */
const isStandIn = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/**
 * Keeps React working on a page that the browser translates. A translator replaces each text node by a `<font>`; React keeps its
 * reference to the text node, and throws when it removes it or inserts before it (facebook/react#11538). Here the `<font>` is
 * removed with its text node; when React changes the text, the text node is put back, to be translated again. Without a
 * translator nothing changes.
 */
export function followTranslator(page: Document, { prototype }: typeof Node): void {
  const standIns = new WeakMap<Node, Element>();
  const inPlace = <T extends Node | null>(parent: Node, node: T): T | Element => {
    const standIn = node !== null && node.parentNode !== parent ? standIns.get(node) : undefined;
    return standIn?.parentNode === parent ? standIn : node;
  };
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removeChild.call(this, inPlace(this, child));
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    insertBefore.call(this, node, inPlace(this, next));
    return node;
  };

  const putBack = (text: Node): void => {
    const standIn = standIns.get(text);
    if (!text.isConnected && standIn?.isConnected) standIn.replaceWith(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') putBack(target);
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
      if (standIn === undefined) continue;
      for (const text of removedNodes) {
        if (text.nodeName !== '#text') continue;
        standIns.set(text, standIn);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(page.body, { childList: true, subtree: true });
}
