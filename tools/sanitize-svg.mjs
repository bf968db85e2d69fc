import { SaxesParser } from 'saxes';

const namespace = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';
const xml = 'http://www.w3.org/XML/1998/namespace';

/** Deeper trees overflow the stack of renderers. */
const deepest = 200;
/** What fetches, runs or moves something. */
const dropped = new Set([
  ...['script', 'foreignObject', 'feImage', 'animate', 'animateMotion', 'animateTransform', 'set'],
]);
/** Set anew on the root, which has a place of its own. */
const placing = new Set(['x', 'y', 'width', 'height', 'viewBox', 'preserveAspectRatio']);
const raster = /^data:image\/(?:png|jpeg|webp|gif);base64,([A-Za-z\d+/=\s]+)$/;

const escaped = (text) => text.replace(/[&<>"\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Whether CSS, or the value of an attribute, refers to parts of its own document only. An escape could spell anything. */
const isSelfContained = (css) =>
  !/\\|@import|@namespace|\b(?:image|image-set|src)\(/i.test(css) &&
  !/url\((?!\s*(["']?)#[^()"'\\]*\1\s*\))/i.test(css);

/** The text of a file in its declared encoding; throws for bytes that are not in it. */
function textOf(content) {
  const encoding = /^<\?xml[^>]*\bencoding=["']([\w.-]+)["']/.exec(
    content.subarray(0, 200).toString('latin1'),
  )?.[1];
  return new TextDecoder(encoding ?? 'utf-8', { fatal: true }).decode(content);
}

/** The view box of a root: its own, else one from its width and height in px; undefined if it has neither. */
function viewBoxOf({ viewBox, width, height }) {
  const numbers = (viewBox ?? `0 0 ${parseFloat(width)} ${parseFloat(height)}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isUsable = numbers.length === 4 && numbers.every(Number.isFinite) && numbers[2] > 0 && numbers[3] > 0;
  return isUsable ? numbers.join(' ') : undefined;
}

/**
 * An SVG of somebody else, written anew for a renderer of this machine: it covers `width` × `height` and contains only elements
 * and attributes of SVG, references to its own parts (`#id`), and raster pictures as `data:` (`images`, which are not checked).
 * Throws for what is no well-formed SVG, and for one that declares entities.
 * @param {Uint8Array} content
 * @param {{ width: number, height: number }} size in px
 * @returns {{ svg: string, images: Buffer[] }}
 */
export function sanitizeSvg(content, { width, height }) {
  const parser = new SaxesParser({ xmlns: true, fragment: false });
  const images = [];
  const parts = [];
  /** Text inside `style`, until its end. */
  let style;
  let depth = 0;
  /** The depth of the outermost element that is being dropped; 0 if none is. */
  let droppedAt = 0;

  const attributeOf = (element, { uri, local, value }) => {
    if (local === 'href' && (uri === '' || uri === xlink)) {
      if (/^\s*#/.test(value)) return ['href', value.trim()];
      const bytes = element === 'image' ? raster.exec(value)?.[1] : undefined;
      if (bytes === undefined) return null;
      images.push(Buffer.from(bytes, 'base64'));
      return ['href', value];
    }
    if (uri === xml) return local === 'space' ? ['xml:space', value] : null;
    return uri === '' && !/^on/i.test(local) && isSelfContained(value) ? [local, value] : null;
  };
  const open = ({ uri, local, attributes }) => {
    depth += 1;
    if (depth > deepest) throw new Error('is nested too deeply');
    if (depth === 1 && (uri !== namespace || local !== 'svg')) throw new Error('is no SVG');
    if (droppedAt > 0) return;
    if (uri !== namespace || dropped.has(local)) {
      droppedAt = depth;
      return;
    }
    if (local === 'style') style = '';
    const kept = Object.values(attributes)
      .map((one) => attributeOf(local, one))
      .filter(Boolean);
    const named = new Map(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
    let start = '';
    if (depth === 1) {
      const box = viewBoxOf(Object.fromEntries(named));
      for (const name of placing) named.delete(name);
      start = ` xmlns="${namespace}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"${box === undefined ? '' : ` viewBox="${box}"`}`;
    }
    parts.push(
      `<${local}${start}${[...named].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}>`,
    );
  };
  const close = ({ local }) => {
    if (droppedAt === 0) {
      if (local === 'style' && isSelfContained(style)) parts.push(escaped(style));
      if (local === 'style') style = undefined;
      parts.push(`</${local}>`);
    } else if (droppedAt === depth) droppedAt = 0;
    depth -= 1;
  };
  const add = (text) => {
    if (droppedAt > 0 || depth === 0) return;
    if (style === undefined) parts.push(escaped(text));
    else style += text;
  };

  parser.on('error', (error) => {
    throw new Error(`is not well-formed (${error.message})`);
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) throw new Error('declares entities');
  });
  parser.on('opentag', open);
  parser.on('closetag', close);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(textOf(content)).close();
  return { svg: parts.join(''), images };
}
