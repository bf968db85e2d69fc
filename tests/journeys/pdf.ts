import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page of a PDF: its lines from top to bottom, words separated by one space. */
export type PdfPage = readonly string[];

/** Glyphs whose baselines are at most this far apart belong to one line, in points. */
const sameLine = 3;

/** The text of each page of a PDF. */
export async function readPdf(pdf: Buffer): Promise<PdfPage[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const words = items
      .flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
      .map(({ str, transform }) => ({ text: str, x: Number(transform[4]), y: Number(transform[5]) }))
      .sort((one, other) => other.y - one.y);
    const lines: (typeof words)[] = [];
    for (const word of words) {
      const line = lines.at(-1);
      if (line?.[0] !== undefined && line[0].y - word.y < sameLine) line.push(word);
      else lines.push([word]);
    }
    pages.push(
      lines.map((line) =>
        line
          .sort((one, other) => one.x - other.x)
          .map(({ text }) => text)
          .join(' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    );
  }
  await loading.destroy();
  return pages;
}

/** How far the text of a PDF exceeds the right edge of its pages, in points; 0 or less where it fits. */
export async function overhangOf(pdf: Buffer): Promise<number> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  let most = Number.NEGATIVE_INFINITY;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width } = page.getViewport({ scale: 1 });
    for (const item of (await page.getTextContent()).items) {
      if ('str' in item && item.str.trim() !== '') {
        most = Math.max(most, Number(item.transform[4]) + item.width - width);
      }
    }
  }
  await loading.destroy();
  return most;
}
