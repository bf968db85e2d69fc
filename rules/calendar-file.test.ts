import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  id: 'BL-1@belier',
  day: '2027-05-31',
  title: 'Livraison, à confirmer par téléphone',
  text: 'Commande BL-1\nLe matin ; appelez-nous.',
  now: Date.parse('2026-11-27T10:11:12.345Z'),
};

it('a calendar file has one tentative event of a whole day, with CRLF and escaped texts', () => {
  expect(calendarFile(event)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Belier//Livraison//FR',
      'BEGIN:VEVENT',
      'UID:BL-1@belier',
      'DTSTAMP:20261127T101112Z',
      'DTSTART;VALUE=DATE:20270531',
      'DTEND;VALUE=DATE:20270601',
      'STATUS:TENTATIVE',
      'SUMMARY:Livraison\\, à confirmer par téléphone',
      'DESCRIPTION:Commande BL-1\\nLe matin \\; appelez-nous.',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('its lines have at most 75 octets, and the text is whole when they are joined again', () => {
  const text = 'Éléonore reçoit l’animal à la porte bleue. '.repeat(9).trim();
  const file = calendarFile({ ...event, text });
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`);
});
