/** How a control is used. `reading` is the page itself: what was painted stays, or what is not there is said. */
export type Kind = 'press' | 'double' | 'type' | 'fill' | 'label' | 'submit' | 'reading';

/** What was seen of an act at one moment of its visit, in ms since the visit began. */
export type Moment = {
  at: number;
  /** How many times it has been done since it was made. */
  done: number;
  /** A sentence that says it failed: its own, near it, or the line at the foot. */
  said: 'own' | 'near' | 'line' | null;
  /** Whether it is marked as heard and not yet done. */
  isHeard: boolean;
};

/** One act of a visit as it was seen. */
export type Act = {
  kind: Kind;
  /** How many times it was asked for. */
  wanted: number;
  /** When it was made, in ms since the visit began. */
  madeAt: number;
  /** Whether it was done or shown as heard within 100 ms; null where nothing has to be shown. */
  isAcknowledged: boolean | null;
  /** Oldest first; the last ones after everything was served again and something else was pressed. */
  moments: readonly Moment[];
};

/** What became of an act, and where it is open, why. */
export type Verdict = { outcome: 'done' | 'said' } | { outcome: 'open'; why: string };

/** The longest that an act may wait for its code, in ms, and what the page's own looks may add to it. */
const limit = 30_000;
const slack = 2000;
/** Between two looks of a visit on a busy machine, in ms: what is first seen at one may have been there for as long, not before the last. */
const between = 4000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/**
 * What became of an act: done exactly as often as it was asked for, or said to have failed within the limits; never both, never
 * neither, never done after it was said.
 */
export function judge({ wanted, madeAt, isAcknowledged, moments }: Act): Verdict {
  const open = (why: string): Verdict => ({ outcome: 'open', why });
  const most = Math.max(0, ...moments.map(({ done }) => done));
  const begun = moments.find(({ done }) => done > 0);
  const whole = moments.find(({ done }) => done >= wanted);
  const said = moments.find((moment) => moment.said !== null);
  // What stood there already when the act was made says nothing of it, as long as it is done.
  // The line speaks of the page: an act that is marked as heard still is not over with it.
  const denial = moments.find(
    (moment, index) =>
      moment.said === 'own' ||
      (moment.said === 'line' && !moment.isHeard && moments[index - 1]?.said === null),
  );
  const sinceMade = (seen: Moment): number =>
    Math.max(moments[moments.indexOf(seen) - 1]?.at ?? 0, seen.at - between) - madeAt;
  const isLate = (seen: Moment): boolean => sinceMade(seen) > limit + slack;
  const last = moments.at(-1);
  if (last === undefined) return open('nothing was seen of it');
  if (most > wanted) return open(`done ${most} times instead of ${wanted}`);
  if (begun !== undefined && denial !== undefined && denial.at < begun.at) {
    return open(`done ${seconds(begun.at - denial.at)} after it was said to have failed`);
  }
  if (whole !== undefined) {
    const denied = moments.find((moment) => moment.at >= whole.at && moment.said === 'own');
    if (denied !== undefined) return open('done, and said to have failed');
    if (isLate(whole)) return open(`done after ${seconds(whole.at - madeAt)}`);
    if (isAcknowledged === false) {
      return open(`done after ${seconds(whole.at - madeAt)}, but did not show that it was heard`);
    }
    return last.isHeard ? open('done, but still marked as heard') : { outcome: 'done' };
  }
  if (most > 0) return open(`done ${most} times instead of ${wanted}`);
  if (said === undefined) return open('silent: neither done nor said');
  if (isLate(said)) return open(`said only after ${seconds(said.at - madeAt)}`);
  if (isAcknowledged === false) return open('said, but did not show that it was heard');
  if (last.isHeard) return open('said, but still marked as heard');
  return { outcome: 'said' };
}

/** What became of a text, or of a value that a program filled in. */
export type Text = {
  /** What was typed in all, as it would stand with the code there. */
  wanted: string;
  /** What stands in the field at the end; null where there is no field. */
  found: string | null;
  /** Where else it, or its second half, was found: names of fields, a draft, an address. */
  elsewhere: readonly string[];
};

/** Text stays where it was typed, in order, and nowhere else: no sentence makes up for it. */
export function judgeText({ wanted, found, elsewhere }: Text): Verdict {
  if (elsewhere.length > 0) return { outcome: 'open', why: `found in ${elsewhere.join(', ')}` };
  if (found === null) return { outcome: 'open', why: 'the field is gone' };
  return found === wanted ? { outcome: 'done' } : { outcome: 'open', why: `“${wanted}” became “${found}”` };
}
