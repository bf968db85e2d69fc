/** A script in a document ends at the first of these, wherever its own text has them. */
const inDocument = (script: string): string =>
  script.replace(/<(?=\/script)/gi, '\\u003c').replaceAll('<!--', '\\u003c!--');

/**
 * A page with a script that runs before anything else in it, and leaves no element behind. It stands before the page's policy
 * element, which holds for what follows it alone: the policy stays in force for all that is the shop's. A text without a head
 * (an error, a page that did not change) stays as it is.
 */
export const withScript = (page: string, script: string): string =>
  page.replace(
    /<head(?:\s[^>]*)?>/i,
    (head) => `${head}<script>document.currentScript.remove();${inDocument(script)}</script>`,
  );
