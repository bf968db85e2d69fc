/** The opening hours of a range of days: from Monday (1) to Sunday (7), times in minutes since midnight. */
export type Opening = {
  readonly from: number;
  readonly to: number;
  readonly opens: number;
  readonly closes: number;
};

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Parses `1-5 8:00-18:00, 6 9:00-14:00` (days from Monday to Sunday, Abidjan's time); invalid parts are ignored. */
export function openingsOf(text: string): Opening[] {
  return text.split(',').flatMap((part) => {
    const read = /^\s*([1-7])(?:-([1-7]))?\s+(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})\s*$/.exec(part);
    if (read === null) return [];
    const [from = 0, last = from, hour = 0, minute = 0, endHour = 0, endMinute = 0] = read
      .slice(1)
      .map((number) => (number === undefined ? undefined : Number(number)));
    const opening = { from, to: last, opens: hour * 60 + minute, closes: endHour * 60 + endMinute };
    const isReal = from <= last && opening.opens < opening.closes && opening.closes <= 24 * 60;
    return isReal && minute < 60 && endMinute < 60 ? [opening] : [];
  });
}

/**
 * The closing time of the opening at `now` (ms since the epoch), in minutes since midnight; null if it is closed. Abidjan is on
 * UTC all year, whatever the time zone of the device.
 */
export function openUntil(openings: readonly Opening[], now: number): number | null {
  const minutes = Math.floor((now % dayMs) / minuteMs);
  // The epoch started on a Thursday.
  const day = ((Math.floor(now / dayMs) + 3) % 7) + 1;
  const open = openings.find(
    ({ from, to, opens, closes }) => from <= day && day <= to && opens <= minutes && minutes < closes,
  );
  return open?.closes ?? null;
}
