import { horn, trolley } from '#ui/mark.tsx';
import { palette } from '#ui/palette.ts';
import type { ReceiptRow } from '#wording/receipt.ts';

/** In px. */
const [width, margin, head, lineHeight] = [720, 48, 112, 52];
const room = width - 2 * margin;

/** Breaks a text at its spaces where it is wider than the room. */
function broken(pen: CanvasRenderingContext2D, text: string): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...rows.slice(-1), word].join(' ');
    if (rows.length > 0 && pen.measureText(longer).width <= room) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

/**
 * Draws the card of an order, and returns it as a PNG in a data URL; '' where the browser draws nothing. It contains no picture of
 * another origin, which would taint the canvas.
 */
export function drawReceipt(canvas: HTMLCanvasElement, brand: string, rows: readonly ReceiptRow[]): string {
  const pen = canvas.getContext('2d');
  if (pen === null) return '';
  const lines = rows.flatMap(([text, amount], place) => {
    const font = `${place === 0 ? '800 40px' : amount === undefined ? '500 28px' : '700 30px'} "Figtree Variable", sans-serif`;
    pen.font = font;
    const parts = amount === undefined ? broken(pen, text) : [text];
    return parts.map((part) => ({ part, amount: amount ?? '', font }));
  });
  canvas.width = width;
  canvas.height = head + margin + lines.length * lineHeight;
  pen.fillStyle = palette.page.light;
  pen.fillRect(0, 0, width, canvas.height);
  pen.fillStyle = palette.bar.light;
  pen.fillRect(0, 0, width, head);
  pen.fillStyle = palette.onBar.light;
  pen.font = '800 44px "Bricolage Grotesque Variable", sans-serif';
  pen.fillText(brand, margin + 76, 72, room - 76);
  pen.translate(margin - 4, 22);
  for (const path of [horn, trolley]) pen.fill(new Path2D(path), 'evenodd');
  pen.resetTransform();
  pen.fillStyle = palette.text.light;
  for (const [place, { part, amount, font }] of lines.entries()) {
    pen.font = font;
    const side = pen.measureText(amount).width;
    const bottom = head + 64 + place * lineHeight;
    pen.fillText(part, margin, bottom, room - side);
    pen.fillText(amount, width - margin - side, bottom);
  }
  return canvas.toDataURL('image/png');
}
