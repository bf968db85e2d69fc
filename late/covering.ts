import { seeded } from '../tools/seeded.mjs';
import { shuffled } from './shuffled.ts';

/** One value for each factor. */
export type Row = Readonly<Record<string, string>>;

/** The value of a factor that a row leaves out; it fits to all, and no pair with it has to be covered. */
export const none = 'none';

type Setting = readonly [factor: string, value: string];

/** What is to be covered. */
export type Cover = {
  /** Rows that are all wanted, whatever else they are given: their own factors are covered as they stand. */
  base: readonly Row[];
  /** What each row is given besides: the values of each factor, without `none`. */
  factors: Readonly<Record<string, readonly string[]>>;
  /** Whether two values can stand in one row. */
  fits: (one: Setting, other: Setting) => boolean;
  seed: number;
};

/** Two settings as one text, whichever comes first. */
export const pairOf = ([factor, value]: Setting, [otherFactor, otherValue]: Setting): string =>
  factor < otherFactor
    ? `${factor}\n${value}\n${otherFactor}\n${otherValue}`
    : `${otherFactor}\n${otherValue}\n${factor}\n${value}`;

/** How many ways to complete a row are looked at; the one that covers most is taken. */
const tries = 12;

/**
 * Every pair of values of two factors that fit, but for those of two factors of the base. A pair that no base row can hold
 * beside the rest of itself is none of it: what fits is said by pairs alone, and `none` fits to all.
 */
export function pairsOf({ base, factors, fits }: Cover): Set<string> {
  const given = Object.entries(factors).flatMap(([factor, values]) =>
    values.map((value): Setting => [factor, value]),
  );
  const pairs = new Set<string>();
  for (const one of given) {
    for (const other of given) {
      if (one[0] !== other[0] && fits(one, other) && fits(other, one)) pairs.add(pairOf(one, other));
    }
    for (const row of base) {
      const entries = Object.entries(row);
      if (!entries.every((entry) => fits(one, entry))) continue;
      for (const entry of entries) pairs.add(pairOf(one, entry));
    }
  }
  return pairs;
}

/** The pairs of a row that count. */
const pairsIn = (row: Row, pairs: ReadonlySet<string>): string[] => {
  const settings = Object.entries(row);
  return settings
    .flatMap((one, index) => settings.slice(index + 1).map((other) => pairOf(one, other)))
    .filter((pair) => pairs.has(pair));
};

/**
 * Completes rows so that together they hold every pair of values that fits (a covering array of strength two, greedy): each
 * base row once, and some of them again where those were too few. The same seed gives the same rows.
 */
export function coveringRows(cover: Cover): Row[] {
  const { base, factors, fits, seed } = cover;
  const random = seeded(seed);
  const pairs = pairsOf(cover);
  const open = new Set(pairs);
  const fitsAll = (row: Row, setting: Setting): boolean =>
    Object.entries(row).every((entry) => entry[1] === none || fits(entry, setting));

  const completed = (start: Row): Row => {
    let row = start;
    for (const factor of shuffled(Object.keys(factors), random)) {
      if (factor in row) continue;
      let best: { value: string; gain: number } = { value: none, gain: -1 };
      for (const value of shuffled(factors[factor] ?? [], random)) {
        if (!fitsAll(row, [factor, value])) continue;
        const gain = Object.entries(row).filter((entry) => open.has(pairOf(entry, [factor, value]))).length;
        if (gain > best.gain) best = { value, gain };
      }
      row = { ...row, [factor]: best.value };
    }
    return row;
  };
  const best = (start: Row): Row => {
    const found = Array.from({ length: tries }, () => completed(start)).map((row) => ({
      row,
      gain: pairsIn(row, open).length,
    }));
    return found.reduce((most, one) => (one.gain > most.gain ? one : most)).row;
  };
  const rows: Row[] = [];
  const take = (row: Row): void => {
    for (const pair of pairsIn(row, pairs)) open.delete(pair);
    rows.push(row);
  };

  for (const start of shuffled(base, random)) take(best(start));
  for (const pair of pairs) {
    if (!open.has(pair)) continue;
    const [factor = '', value = '', otherFactor = '', otherValue = ''] = pair.split('\n');
    const wanted: Row = { [factor]: value, [otherFactor]: otherValue };
    const start = shuffled(base, random).find((row) =>
      Object.entries(wanted).every(
        ([factor, value]) => row[factor] === value || (!(factor in row) && fitsAll(row, [factor, value])),
      ),
    );
    if (start !== undefined) take(best({ ...start, ...wanted }));
  }
  return rows;
}
