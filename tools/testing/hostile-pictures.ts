import type { IncomingMessage, ServerResponse } from 'node:http';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/**
 * What becomes of a picture: `drawn` whole; `cleaned`, drawn without what it may not fetch; `left out`; `limited`, left out where it
 * takes too long or too much memory, which depends on the machine; `endless`, left out when its time is over.
 */
type Fate = 'drawn' | 'cleaned' | 'left out' | 'limited' | 'endless';

export type HostilePicture = {
  name: string;
  fate: Fate;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
};

/** A file of this machine in the colour that must never be seen, with a drawing in that colour beside it (`.svg`), a server that must never be asked, and its address. */
export type Prey = { file: string; elsewhere: string };

/** Of the file of this machine. */
export const forbidden = { r: 255, g: 0, b: 255 };

/** The number of pixels of a picture in the colour of that file, and in the green that each drawing here has. */
export async function coloursOf(path: string) {
  const data = await sharp(path).removeAlpha().raw().toBuffer();
  const counts = { forbidden: 0, green: 0 };
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    if (r > 200 && g < 60 && b > 200) counts.forbidden += 1;
    if (r < 20 && Math.abs(g - 136) < 8 && b < 20) counts.green += 1;
  }
  return counts;
}

const svg = 'xmlns="http://www.w3.org/2000/svg"';
const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const box = 'viewBox="0 0 10 10"';
const all = 'width="10" height="10"';
const ground = `<rect ${all} fill="#080"/>`;
const drawing = (inner: string, more = '') => `<svg ${svg} ${box} ${more}>${ground}${inner}</svg>`;
const gradient = '<linearGradient id="a"><stop stop-color="#080"/></linearGradient>';
const bytes = (content: string | Uint8Array) => Buffer.from(content);

const plain = { create: { width: 40, height: 40, channels: 3, background: '#080' } } as const;
const small = await sharp(plain).png().toBuffer();
const photo = await sharp({ ...plain, create: { ...plain.create, width: 900, height: 900 } })
  .jpeg()
  .toBuffer();

/** A chunk of a PNG (W3C PNG, section 5.3). */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
const [wide, high] = [15_000, 10_000];
const header = Buffer.alloc(13);
header.writeUInt32BE(wide);
header.writeUInt32BE(high, 4);
// One bit for each pixel.
header[8] = 1;
/** A black picture of 150 megapixels in 20 kB, without an encoder, which takes ten seconds for it. */
const huge = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', header),
  chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(wide / 8) + 1) * high))),
  chunk('IEND', Buffer.alloc(0)),
]);

const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const uses = Array.from(
  { length: 12 },
  (_, n) => `<g id="u${n + 1}">${`<use href="#u${n}"/>`.repeat(10)}</g>`,
).join('');

type Given = readonly [
  name: string,
  fate: Fate,
  content: string | Uint8Array,
  headers?: Record<string, string>,
];

/** What is answered at once with 200. */
const answered = ({ file, elsewhere }: Prey): readonly Given[] => [
  [
    'a prefix for links',
    'drawn',
    drawing(
      `<defs>${gradient}<linearGradient id="b" xlink:href="#a"/></defs><rect ${all} fill="url(#b)"/>`,
      xlink,
    ),
  ],
  [
    'the namespaces of Inkscape',
    'drawn',
    drawing(
      '<inkscape:grid id="g"/><g inkscape:label="1"/>',
      'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
    ),
  ],
  [
    'a document type',
    'drawn',
    `<?xml version="1.0" standalone="no"?>\n<!-- Generator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${drawing('')}`,
  ],
  [
    'elements with a prefix',
    'left out',
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" ${box}><s:rect ${all} fill="#080"/></s:svg>`,
  ],
  [
    'Latin-1, declared',
    'drawn',
    Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${drawing('<title>Zébu</title>')}`, 'latin1'),
  ],
  ['a byte order mark', 'drawn', `\ufeff${drawing('')}`],
  ['sizes without a view box', 'drawn', `<svg ${svg} width="10px" height="10px">${ground}</svg>`],
  [
    'a size of a thousand kilometres',
    'left out',
    `<svg ${svg} ${box} width="1e12" height="1e12">${ground}</svg>`,
  ],
  ['parts of itself', 'drawn', drawing(`<defs><g id="a">${ground}</g></defs><use href="#a"/>`)],
  [
    'a style sheet',
    'drawn',
    drawing(`${gradient}<style><![CDATA[.a{fill:url(#a)}]]></style><rect ${all} class="a"/>`),
  ],
  [
    'a photo in a drawing',
    'drawn',
    drawing(`<image ${all} href="data:image/png;base64,${small.toString('base64')}"/>`),
  ],
  ['a photo', 'drawn', photo],

  ['a file by its path', 'cleaned', drawing(`<image ${all} href="${file}"/>`)],
  ['a file by xlink', 'cleaned', drawing(`<image ${all} xlink:href="${file}"/>`, xlink)],
  ['a file by its URL', 'cleaned', drawing(`<image ${all} href="file://${file}"/>`)],
  [
    'a file by a relative path',
    'cleaned',
    drawing(`<image ${all} href="${'../'.repeat(20)}${file.slice(1)}"/>`),
  ],
  [
    'a file by a base',
    'cleaned',
    drawing(`<image ${all} href="canary.png"/>`, `xml:base="${file.replace(/[^/]*$/, '')}"`),
  ],
  [
    'a file in a filter',
    'cleaned',
    drawing(`<filter id="f"><feImage href="${file}"/></filter><rect ${all} fill="none" filter="url(#f)"/>`),
  ],
  [
    'a file in a data SVG',
    'cleaned',
    drawing(
      `<image ${all} href="data:image/svg+xml;base64,${bytes(drawing(`<image ${all} href="${file}"/>`)).toString('base64')}"/>`,
    ),
  ],
  [
    'a file in a data SVG that calls itself text',
    'cleaned',
    drawing(
      `<image ${all} href="data:text/plain,${encodeURIComponent(drawing(`<image ${all} href="${file}"/>`))}"/>`,
    ),
  ],
  [
    'a file by an animation',
    'cleaned',
    drawing(`<image ${all} href="#a"><set attributeName="href" to="${file}"/></image>`),
  ],
  [
    'a file of HTML',
    'cleaned',
    drawing(
      `<foreignObject ${all}><img xmlns="http://www.w3.org/1999/xhtml" src="${file}"/></foreignObject>`,
    ),
  ],
  [
    'a drawing of this machine',
    'cleaned',
    drawing(
      `<image ${all} href="${file}.svg"/><use href="file://${file}.svg#a"/><xi:include href="file://${file}.svg"/>`,
      'xmlns:xi="http://www.w3.org/2001/XInclude"',
    ),
  ],
  ['a picture of another server', 'cleaned', drawing(`<image ${all} href="${elsewhere}/a.png"/>`)],
  ['a part of another file', 'cleaned', drawing(`<use href="${elsewhere}/a.svg#a"/>`)],
  [
    'an imported style sheet',
    'cleaned',
    drawing(`<style>@import url("${elsewhere}/a.css"); rect{fill:#080}</style>`),
  ],
  [
    'a colour of another server',
    'cleaned',
    drawing(`<rect ${all} fill="none" stroke="url(${elsewhere}/a.svg#a) #080"/>`),
  ],
  ['a mask of a file', 'cleaned', drawing(`<g style="mask:url('file://${file}#m')"/>`)],
  ['a spelled address', 'cleaned', drawing(`<g style="fill:u\\72l(${elsewhere}/a.svg)"/>`)],
  [
    'a script',
    'cleaned',
    drawing(`<script>fetch("${elsewhere}")</script>`, `onload="fetch('${elsewhere}')"`),
  ],

  [
    'an entity that is a file',
    'left out',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file://${file}">]>${drawing('<text>&x;</text>')}`,
  ],
  [
    'a parameter entity',
    'left out',
    `<!DOCTYPE svg [<!ENTITY % x SYSTEM "${elsewhere}/x.dtd"> %x;]>${drawing('')}`,
  ],
  [
    'a billion laughs',
    'left out',
    `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>${drawing('<text>&l9;</text>')}`,
  ],
  ['an unknown entity', 'left out', drawing('<text>&eacute;</text>')],
  ['a file that is cut', 'left out', drawing('').slice(0, -9)],
  ['a prefix without its namespace', 'left out', drawing('<use xlink:href="#a"/>')],
  ['no namespace', 'drawn', `<svg ${box}>${ground}</svg>`],
  ['another namespace', 'left out', `<svg xmlns="http://www.w3.org/1999/xhtml" ${box}>${ground}</svg>`],
  ['a page', 'left out', '<!doctype html><title>Introuvable</title><p>404'],
  ['bytes that are no UTF-8', 'left out', Buffer.from(drawing('<title>Zébu</title>'), 'latin1')],
  ['a hundred thousand levels', 'left out', drawing(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`)],
  ['150 megapixels', 'left out', huge],
  [
    '150 megapixels in a drawing',
    'limited',
    drawing(`<image ${all} href="data:image/png;base64,${huge.toString('base64')}"/>`),
  ],
  ['6 MB', 'left out', drawing(`<!--${'a'.repeat(6_000_000)}-->`)],
  ['20 MB in 20 kB', 'left out', gzipSync(Buffer.alloc(20_000_000, ' ')), { 'content-encoding': 'gzip' }],
  ['a compressed drawing', 'drawn', gzipSync(drawing(''))],
  ['a PDF', 'left out', '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj'],
  ['a text', 'left out', 'Agneau'],
  ['nothing', 'left out', ''],
  ['a cut photo', 'left out', photo.subarray(0, photo.length / 2)],
  ['a cut PNG', 'left out', small.subarray(0, 40)],

  [
    'ten to the power of twelve parts',
    'endless',
    drawing(`<defs><g id="u0">${ground}</g>${uses}</defs><use href="#u12"/>`),
  ],
];

/** Pictures that hosts answer in other ways. */
const served = ({ file, elsewhere }: Prey): readonly HostilePicture[] => {
  const redirected =
    (location: string): HostilePicture['answer'] =>
    (_, response) =>
      response.writeHead(302, { location }).end();
  return [
    { name: 'a redirect to another host', fate: 'left out', answer: redirected(`${elsewhere}/a.png`) },
    { name: 'a redirect to a file', fate: 'left out', answer: redirected(`file://${file}`) },
    { name: 'a redirect to itself', fate: 'left out', answer: redirected('') },
    { name: 'a failing host', fate: 'left out', answer: (_, response) => response.writeHead(500).end(small) },
    { name: 'a closed line', fate: 'left out', answer: (request) => request.socket.destroy() },
    {
      name: 'a line closed amid the picture',
      fate: 'left out',
      answer: (request, response) => {
        response.writeHead(200, { 'content-length': 9000 }).write(small, () => request.socket.destroy());
      },
    },
    { name: 'no answer', fate: 'endless', answer: () => {} },
    {
      name: 'an answer without end',
      fate: 'endless',
      answer: (request, response) => {
        response.writeHead(200);
        const drops = setInterval(() => response.write(' '), 50);
        request.socket.once('close', () => clearInterval(drops));
      },
    },
  ];
};

/** Pictures of a provider that is broken, careless or hostile. */
export const hostilePictures = (prey: Prey): readonly HostilePicture[] => [
  ...answered(prey).map(([name, fate, content, headers = {}]) => ({
    name,
    fate,
    answer: (_: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, headers).end(content);
    },
  })),
  ...served(prey),
];
