/**
 * Simulates a browser's translator: replaces each text node by a `<font>` (facebook/react#11538) once the page has loaded and after
 * each change. It runs in the page; `translate` returns the new text.
 */
export function translatePage(translate: (text: string) => string = (text) => text): void {
  const left = 'head, script, style, template, noscript, textarea, option, svg, font, [translate=no]';
  const translateAll = (): void => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(left)) continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(translate(text.data));
      text.parentElement?.insertBefore(font, text);
      text.remove();
    }
  };
  let due: number | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(due);
    due = window.setTimeout(translateAll, 20);
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
