/** The id of the JSON element with the values that a deployment wrote into the document. */
export const configurationId = 'configuration';

/** Values by the names of their `VITE_…` variables. */
type Written = Partial<Readonly<Record<keyof ImportMetaEnv, string>>>;

/** The process that prerenders pages; absent in a browser. */
const { process } = globalThis as { process?: { env: Written } };

/**
 * The values that override the build's: the document's in a browser, the environment's while pages are prerendered. Unreadable
 * values count as absent.
 */
export function writtenConfiguration(page: Document | undefined = globalThis.document): Written {
  if (page === undefined) return process?.env ?? {};
  try {
    return JSON.parse(page.getElementById(configurationId)?.textContent ?? '{}') as Written;
  } catch {
    return {};
  }
}
