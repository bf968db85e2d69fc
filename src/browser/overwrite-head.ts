/** A meta element: its `name` or `property` (`by`) with its value (`key`), and its content. */
export interface MetaEntry {
  readonly by: string;
  readonly key: string;
  readonly content: string;
}

/** Overwrites the document's title and meta elements. Returns a function that restores the elements. */
export function overwriteHead(title: string | undefined, entries: readonly MetaEntry[]): () => void {
  if (title !== undefined) document.title = title;
  const restores = entries.map(({ by, key, content }) => {
    const element = document.head.querySelector(`meta[${by}="${key}"]`);
    const before = element?.getAttribute('content') ?? '';
    element?.setAttribute('content', content);
    // The router leaves an element that the next route's `head` shares with this one, so its content is restored here.
    return () => {
      if (element?.getAttribute('content') === content) element.setAttribute('content', before);
    };
  });
  return () => {
    for (const restore of restores) restore();
  };
}
