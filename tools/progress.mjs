/** A span of time as one says it, in seconds: `40 s`, `7 min`. */
export const inWords = (seconds) =>
  seconds < 95 ? `${Math.max(1, Math.round(seconds / 5) * 5)} s` : `${Math.round(seconds / 60)} min`;

/**
 * How far a run of parts is, of which `lanes` go on at a time. `expected`: what each part takes, in seconds, on a machine that nobody
 * else uses; how much slower this one is shows at the parts that are over. `now`: the time in ms.
 */
export function createProgress(expected, lanes, now = Date.now) {
  const began = new Map();
  const spent = new Map();
  const of = (title) => {
    if (expected[title] === undefined) throw new Error(`Nobody says how long « ${title} » takes.`);
    return expected[title];
  };

  /** How many times slower than expected this run is so far. */
  const pace = () => {
    const over = [...spent].filter(([title]) => of(title) >= 5);
    const wanted = over.reduce((sum, [title]) => sum + of(title), 0);
    return wanted === 0 ? 1 : over.reduce((sum, [, seconds]) => sum + seconds, 0) / wanted;
  };
  const elapsed = (title) => (now() - began.get(title)) / 1000;

  return {
    begin(title) {
      of(title);
      began.set(title, now());
    },
    end(title) {
      const seconds = elapsed(title);
      spent.set(title, seconds);
      began.delete(title);
      return seconds;
    },
    /** What is under way, each with the seconds that it has taken. */
    running: () => [...began.keys()].map((title) => ({ title, seconds: elapsed(title) })),
    /** About how many seconds are left: no less than the longest part, and no less than a lane's share of all. */
    left() {
      const slower = pace();
      const rest = Object.keys(expected).flatMap((title) => {
        if (spent.has(title)) return [];
        const whole = of(title) * slower;
        // One that takes longer than expected may be over at any moment, and has not much left.
        return began.has(title) ? Math.max(whole - elapsed(title), whole / 20) : whole;
      });
      return Math.max(0, ...rest, rest.reduce((sum, one) => sum + one, 0) / lanes);
    },
    /** The parts that never ran. */
    never: () => Object.keys(expected).filter((title) => !spent.has(title)),
  };
}
