import { inset } from '../layout/graph.ts';
import type { Box, Layout } from '../layout/layout.ts';
import { textWidth } from '../layout/measure.ts';

/** A line about a state, by the state's id. */
export type Captions = Readonly<Record<string, string>>;

function cut(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  const kept = [...text];
  while (kept.length > 0 && textWidth(`${kept.join('')}…`) > width) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

const withCaption = (box: Box, caption: string): Box => ({
  ...box,
  rows: box.rows.map((row) =>
    row.spans[0]?.tone === 'caption'
      ? { ...row, spans: [{ text: cut(caption, box.width - 2 * inset), tone: 'caption' }] }
      : row,
  ),
});

/** A layout that leaves room for captions (`isCaptioned`), with them: cut where a box is too narrow. */
export const captioned = (layout: Layout, captions: Captions): Layout => ({
  ...layout,
  boxes: layout.boxes.map((box) => withCaption(box, captions[box.id] ?? '')),
});
