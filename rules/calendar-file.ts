/** An all-day event of a calendar file (RFC 5545). `day` as `2027-05-10`; `now` in ms since the epoch. */
type CalendarEvent = { id: string; day: string; title: string; text: string; now: number };

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const basic = (day: string): string => day.replaceAll('-', '');

/** The octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
}

/** Lines of at most 75 octets, continued after a line break and a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    // A continued line begins with a space.
    if (octets + octetsOf(character) > 74) {
      parts.push(part);
      part = '';
      octets = 0;
    }
    part += character;
    octets += octetsOf(character);
  }
  return [...parts, part].join('\r\n ');
}

/** The text of a calendar file (.ics) with one tentative event. */
export function calendarFile({ id, day, title, text, now }: CalendarEvent): string {
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Belier//Livraison//FR',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(next)}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
