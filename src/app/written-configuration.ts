/** The id of the JSON element that holds what a deployment wrote over the build's values. */
export const configurationId = 'configuration';

/** Values by the names of their `VITE_…` variables. */
type Written = Partial<Readonly<Record<keyof ImportMetaEnv, string>>>;

/** What a program is run with; there is none in a browser. */
const { process } = globalThis as { process?: { env: Written } };

/**
 * What overrides the build's own values: in the browser those of the document, while pages are made those that the
 * program was started with. What cannot be read is as if nothing were written.
 */
export function writtenConfiguration(page: Document | undefined = globalThis.document): Written {
  if (page === undefined) return process?.env ?? {};
  try {
    return JSON.parse(page.getElementById(configurationId)?.textContent ?? '{}') as Written;
  } catch {
    return {};
  }
}
