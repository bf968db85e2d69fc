/** The colours of a chart by what they paint. */
const light = {
  page: '#ffffff',
  state: '#ffffff',
  nest: 'rgb(30 60 110/.045)',
  line: '#74808c',
  text: '#1f2933',
  quiet: '#52606d',
  event: '#1f4f99',
  answer: '#17593c',
  lit: '#0b63ba',
  'lit-fill': '#e3f0fd',
  'lit-text': '#1f2933',
  found: '#f4cf7c',
};

type Colour = keyof typeof light;
/** Colours instead of the addon's own, for each scheme. */
export type Colours = { light?: Partial<Record<Colour, string>>; dark?: Partial<Record<Colour, string>> };

const dark: Record<Colour, string> = {
  page: '#1b1c1d',
  state: '#26292c',
  nest: 'rgb(200 220 255/.045)',
  line: '#7b8794',
  text: '#eef1f4',
  quiet: '#b8c1cb',
  event: '#8ab8f5',
  answer: '#85cfa7',
  lit: '#62a8f5',
  'lit-fill': '#173a5e',
  'lit-text': '#f2f7fd',
  found: '#7a5a12',
};

const declared = (own: Record<Colour, string>, given: Partial<Record<Colour, string>> = {}): string =>
  Object.entries({ ...own, ...given })
    .map(([name, value]) => `--sc-${name}:${value}`)
    .join(';');

export type Scheme = 'light' | 'dark' | 'auto';

/** For forced colours: active states have a mark besides their colour. */
const forced = `--sc-page:Canvas;--sc-state:Canvas;--sc-nest:Canvas;--sc-line:CanvasText;--sc-text:CanvasText;--sc-quiet:CanvasText;--sc-event:LinkText;--sc-answer:CanvasText;--sc-lit:Highlight;--sc-lit-fill:Canvas;--sc-lit-text:CanvasText;--sc-found:Mark`;

/** `auto` follows the user's colour scheme, also where the drawing is in an `img`. */
export const colours = (selector: string, scheme: Scheme, given: Colours = {}): string => {
  const [inLight, inDark] = [declared(light, given.light), declared(dark, given.dark)];
  return [
    scheme === 'auto'
      ? `${selector}{${inLight}}@media (prefers-color-scheme:dark){${selector}{${inDark}}}`
      : `${selector}{${scheme === 'dark' ? inDark : inLight}}`,
    `@media (forced-colors:active){${selector}{${forced}}}`,
  ].join('');
};

export const drawingStyle = `
svg.sc{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;font-size:12px;background:var(--sc-page)}
.sc text{fill:var(--sc-text);white-space:pre;dominant-baseline:central}
.sc .title{font-size:13px;font-weight:700}
.sc .cause{fill:var(--sc-event);font-weight:600}
.sc .answer{fill:var(--sc-answer);font-weight:600}
.sc .guard,.sc .tag,.sc .caption{fill:var(--sc-quiet)}
.sc .guard{font-style:italic}
.sc .action{fill:var(--sc-quiet)}
.sc .call{fill:var(--sc-answer)}
.sc .box>rect{fill:var(--sc-state);stroke:var(--sc-line);stroke-width:1.2}
.sc .compound>rect,.sc .parallel>rect,.sc .region>rect{fill:var(--sc-nest)}
.sc .region>rect{stroke-dasharray:6 4}
.sc .final>rect.inner{fill:none}
.sc .start>circle{fill:var(--sc-text)}
.sc .history>circle{fill:var(--sc-state);stroke:var(--sc-line);stroke-width:1.2}
.sc .anywhere>rect{fill:none;stroke:var(--sc-line);stroke-dasharray:3 3}
.sc .anywhere>text{fill:var(--sc-quiet);font-size:11px}
.sc .rule{stroke:var(--sc-line);stroke-opacity:.45}
.sc .wire>path{fill:none;stroke:var(--sc-line);stroke-width:1.4}
.sc .wire>path.head{fill:var(--sc-line);stroke:none}
.sc .wire>rect{fill:var(--sc-page);fill-opacity:.9}
.sc .inactive{opacity:.22}
.sc .lit>rect,.sc .lit>circle{stroke:var(--sc-lit);stroke-width:2.4}
.sc .lit.atomic>rect,.sc .lit.final>rect,.sc .lit.collapsed>rect,.sc .lit.region.leaf>rect{fill:var(--sc-lit-fill);stroke-width:3}
.sc .live>path{stroke:var(--sc-lit);stroke-width:2}
.sc .live>path.head{fill:var(--sc-lit)}
.sc .found>rect{stroke:var(--sc-lit)}
.sc .found>rect.mark,.sc .wire.found>rect{fill:var(--sc-found);fill-opacity:.75}
.sc [data-transition]{cursor:pointer}
.sc [data-transition]:hover>text,.sc [data-collapse]:hover{text-decoration:underline}
.sc [data-collapse]{cursor:pointer}
`;
