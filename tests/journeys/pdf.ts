import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page of a PDF: its lines from top to bottom, words separated by one space. */
export type PdfPage = readonly string[];

/** Glyphs whose baselines are at most this far apart belong to one line, in points. */
const sameLine = 3;

type Word = { text: string; x: number; y: number; beyond: number };

/** The words of each page of a PDF from top to bottom; `beyond`: how far each exceeds the right edge, in points. */
async function wordsOf(pdf: Buffer): Promise<Word[][]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const pages: Word[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const paper = page.getViewport({ scale: 1 }).width;
    const words: Word[] = [];
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const x = Number(item.transform[4]);
      words.push({ text: item.str, x, y: Number(item.transform[5]), beyond: x + item.width - paper });
    }
    pages.push(words.sort((one, other) => other.y - one.y));
  }
  await loading.destroy();
  return pages;
}

function linesOf(words: readonly Word[]): PdfPage {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line?.[0] !== undefined && line[0].y - word.y < sameLine) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) =>
    line
      .sort((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** The text of each page of a PDF. */
export const readPdf = async (pdf: Buffer): Promise<PdfPage[]> => (await wordsOf(pdf)).map(linesOf);

/** How far the text of a PDF exceeds the right edge of its pages, in points; 0 or less where it fits. */
export const overhangOf = async (pdf: Buffer): Promise<number> =>
  Math.max(...(await wordsOf(pdf)).flat().map(({ beyond }) => beyond));
