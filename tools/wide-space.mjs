/** The tables of a font file (OpenType), by name. */
function tablesOf(font) {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const record = 12 + index * 16;
      const start = font.readUInt32BE(record + 8);
      const table = font.subarray(start, start + font.readUInt32BE(record + 12));
      return [font.toString('latin1', record, record + 4), table];
    }),
  );
}

/** The font file of these tables; who reads it next writes the checksums. */
function fontOf(version, tables) {
  const named = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const records = Buffer.alloc(12 + named.length * 16);
  records.writeUInt32BE(version, 0);
  records.writeUInt16BE(named.length, 4);
  let end = records.length;
  const parts = named.flatMap(([name, table], index) => {
    const record = 12 + index * 16;
    records.write(name, record, 'latin1');
    records.writeUInt32BE(end, record + 8);
    records.writeUInt32BE(table.length, record + 12);
    const padding = Buffer.alloc(-table.length & 3);
    end += table.length + padding.length;
    return [table, padding];
  });
  return Buffer.concat([records, ...parts]);
}

/** Which glyph each character of a segmented character map (format 4) has. */
function glyphsOf(cmap) {
  const at = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = at.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no character map of format 4.');
  const map = cmap.subarray(start);
  const size = map.readUInt16BE(6);
  const glyphs = new Map();
  for (let segment = 14; segment < 14 + size; segment += 2) {
    const [last, first, delta] = [segment, segment + size + 2, segment + size * 2 + 2].map((place) =>
      map.readUInt16BE(place),
    );
    const offsetAt = segment + size * 3 + 2;
    const offset = map.readUInt16BE(offsetAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const found = offset === 0 ? code : map.readUInt16BE(offsetAt + offset + (code - first) * 2);
      if (found !== 0) glyphs.set(code, (found + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** A character map of format 12, a group for each character. */
function cmapOf(glyphs) {
  const codes = [...glyphs].toSorted(([one], [other]) => one - other);
  const cmap = Buffer.alloc(28 + codes.length * 12);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(cmap.length - 12, 16);
  cmap.writeUInt32BE(codes.length, 24);
  codes.forEach(([code, glyph], index) => {
    const group = 28 + index * 12;
    cmap.writeUInt32BE(code, group);
    cmap.writeUInt32BE(code, group + 4);
    cmap.writeUInt32BE(glyph, group + 8);
  });
  return cmap;
}

/** The font with one space more: `code`, with the glyph of `like`; both are `width` em wide from now on. */
export function withSpace(font, { code, like, width }) {
  const tables = tablesOf(Buffer.from(font));
  const glyphs = glyphsOf(tables.get('cmap'));
  const glyph = glyphs.get(like);
  if (glyph === undefined || glyph >= tables.get('hhea').readUInt16BE(34)) {
    throw new Error(`The font has no U+${like.toString(16)} of its own width.`);
  }
  tables.set('cmap', cmapOf(glyphs.set(code, glyph)));
  tables.get('hmtx').writeUInt16BE(Math.ceil(width * tables.get('head').readUInt16BE(18)), glyph * 4);
  return fontOf(font.readUInt32BE(0), tables);
}
