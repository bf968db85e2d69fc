import { horn, trolley } from '#ui/mark.tsx';
import { palette } from '#ui/palette.ts';
import type { ReceiptTexts } from '#wording/receipt.ts';

/** In px. */
const width = 720;
const margin = 48;
const room = width - 2 * margin;

type Line = { text: string; value?: string; size: number; weight: number; colour: string; gap: number };

const fontOf = ({ size, weight }: Line): string =>
  `${weight} ${size}px "Figtree Variable", Figtree, sans-serif`;

/** Breaks a text where it is wider than the room. */
function wrapped(pen: CanvasRenderingContext2D, line: Line): Line[] {
  pen.font = fontOf(line);
  const rows = [''];
  for (const word of line.text.split(' ')) {
    const longer = [rows.at(-1), word].filter(Boolean).join(' ');
    if (rows.at(-1) !== '' && pen.measureText(longer).width > room) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  return rows.map((text, place) => ({ ...line, text, gap: place === 0 ? line.gap : 6 }));
}

/**
 * Draws the card of an order, and returns it as a PNG in a data URL. It contains no picture of another origin, which would taint the
 * canvas. Throws where the browser draws nothing.
 */
export function drawReceipt(canvas: HTMLCanvasElement, texts: ReceiptTexts): string {
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws nothing.');
  const text = { size: 30, weight: 500, colour: palette.text.light, gap: 12 };
  const lines: Line[] = [
    { ...text, text: texts.title, size: 40, weight: 800, gap: 40 },
    ...texts.animals.map((animal) => ({ ...text, text: animal })),
    ...texts.sums.map(([name, value], place) => ({
      ...{ ...text, text: name, value, weight: 700 },
      gap: place === 0 ? 36 : 12,
    })),
    { ...text, text: texts.state, size: 26, colour: palette.success.light, gap: 36 },
    { ...text, text: texts.service, size: 26, colour: palette.muted.light },
  ].flatMap((line: Line) => (line.value === undefined ? wrapped(pen, line) : [line]));
  const head = 112;
  canvas.width = width;
  canvas.height = lines.reduce((sum, { size, gap }) => sum + size + gap, head + margin);
  pen.fillStyle = palette.page.light;
  pen.fillRect(0, 0, width, canvas.height);
  pen.fillStyle = palette.bar.light;
  pen.fillRect(0, 0, width, head);
  pen.fillStyle = palette.onBar.light;
  pen.save();
  pen.translate(margin - 4, 24);
  for (const path of [horn, trolley]) pen.fill(new Path2D(path), 'evenodd');
  pen.restore();
  pen.textBaseline = 'alphabetic';
  pen.font = '800 44px "Bricolage Grotesque Variable", "Bricolage Grotesque", sans-serif';
  pen.fillText(texts.brand, margin + 76, 72, room - 76);
  let bottom = head;
  for (const line of lines) {
    bottom += line.gap + line.size;
    pen.font = fontOf(line);
    pen.fillStyle = line.colour;
    const { value = '' } = line;
    const side = pen.measureText(value).width;
    pen.fillText(line.text, margin, bottom, room - side);
    pen.fillText(value, width - margin - side, bottom);
  }
  return canvas.toDataURL('image/png');
}
