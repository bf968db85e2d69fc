import { pathPatternOf } from './shop-addresses.ts';

/** What a report may contain, and nothing else: no message, stack, address, id or typed text. LCP and INP are in ms. */
export type Report = Readonly<
  Record<'build' | 'page', string> &
    Partial<Record<'error' | 'file' | 'metric', string> & Record<'line' | 'column' | 'value', number>>
>;

/** Where something is seen: the hash of the build, the page's origin and its path. */
export type Place = Readonly<Record<'build' | 'origin' | 'path', string>>;

const said = ({ build, path }: Place) => ({ build, page: pathPatternOf(path) ?? 'other' });

/** The classes that are named; any other is an `Error`. */
export const errorName =
  /^(?:(?:Abort|NotAllowed|QuotaExceeded|Range|Reference|Syntax|Type)?Error|Missing(?:Code|File))$/;
/** A script or style of the build, behind its folder, with line and column. A provider may have pictures there. */
const ownFile = /^([\w.-]+-[\w-]{8}\.(?:js|css))(?::(\d{1,6}):(\d{1,6}))?(?![\w:])/;

/**
 * The report of what was thrown; undefined if it comes from a file that is not the shop's. `from`: the file's address, with line and
 * column; without it the first own file of the stack.
 */
export function errorReport(place: Place, thrown: unknown, from?: string): Report | undefined {
  const { name, message, stack } = Object(thrown) as Record<string, unknown>;
  // In Chromium the stack repeats the message.
  const text = from ?? String(stack ?? '').replace(String(message), '');
  const [, file, line, column] = ownFile.exec(text.split(`${place.origin}/assets/`)[1] ?? '') ?? [];
  if (!file && (from || /:\d/.test(text))) return undefined;
  return {
    ...{ ...said(place), error: errorName.exec(String(name))?.[0] ?? 'Error' },
    ...(file && { file }),
    ...(line && { line: Number(line), column: Number(column) }),
  };
}

export const metricReport = (place: Place, metric: string, value: number): Report => {
  return { ...said(place), metric, value: Number(value.toFixed(3)) };
};
