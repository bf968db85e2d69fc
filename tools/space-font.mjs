const words = (...values) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
};
const longs = (...values) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};
const nothing = (count) => Array(count).fill(0);

/** Of a table, as OpenType sums it up; a part of four bytes is filled with nothing. */
function checksumOf(table) {
  const whole = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The font file (OpenType with TrueType outlines) of these tables. */
function fontOf(tables) {
  const named = Object.entries(tables).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const records = [];
  const parts = [];
  let end = 12 + named.length * 16;
  for (const [name, table] of named) {
    records.push(Buffer.from(name, 'latin1'), longs(checksumOf(table), end, table.length));
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    end += table.length + padding.length;
  }
  const step = 2 ** Math.floor(Math.log2(named.length));
  const search = words(named.length, step * 16, Math.log2(step), (named.length - step) * 16);
  return Buffer.concat([longs(0x0001_0000), search, ...records, ...parts]);
}

/** A triangle: what stands for a character that is not there. Browsers refuse a font without any outline. */
const outline = Buffer.concat([
  words(1, 0, 0, 100, 100),
  words(2, 0),
  Buffer.from([1, 1, 1]),
  words(0, 100, -50),
  words(0, 0, 100),
  Buffer.alloc(3),
]);

/**
 * A font that holds one space and nothing else: the character `code`, `width` wide, between `ascent` and `descent`, all in
 * thousandths of an em.
 */
export function spaceFont({ code, width, ascent, descent }) {
  return fontOf({
    'OS/2': Buffer.concat([
      words(0, width, 400, 5, ...nothing(12)),
      Buffer.alloc(10),
      longs(...nothing(4)),
      Buffer.from('    '),
      words(0x40, code, code, ascent, -descent, 0, ascent, descent),
    ]),
    // A map of format 4: a segment of the one character, and the closing one.
    cmap: Buffer.concat([
      words(0, 1, 3, 1),
      longs(12),
      words(4, 32, 0, 4, 4, 1, 0, code, 0xffff, 0, code, 0xffff, 1 - code, 1, 0, 0),
    ]),
    glyf: outline,
    head: Buffer.concat([
      longs(0x0001_0000, 0x0001_0000, 0, 0x5f0f_3cf5),
      words(0, 1000, ...nothing(8), 0, 0, 100, 100, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([
      longs(0x0001_0000),
      words(ascent, -descent, 0, width, ...nothing(3), 1, ...nothing(7), 2),
    ]),
    hmtx: words(width, 0, width, 0),
    loca: words(0, outline.length / 2, outline.length / 2),
    maxp: Buffer.concat([longs(0x0001_0000), words(2, 3, 1, 0, 0, 2, ...nothing(8))]),
    name: words(0, 0, 6),
    post: Buffer.concat([longs(0x0003_0000, 0), words(0, 0), longs(...nothing(5))]),
  });
}
