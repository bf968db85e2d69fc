/** The colours of a chart; each can be overridden by a custom property of an ancestor. */
const light = `--sc-page:#fffbf4;--sc-state:#ffffff;--sc-nest:rgb(168 67 31/.045);--sc-line:#9a8266;--sc-text:#2b1b12;--sc-quiet:#6b5848;--sc-event:#8f3517;--sc-answer:#17593c;--sc-lit:#a8431f;--sc-lit-fill:#fdeadb;--sc-lit-text:#2b1b12;--sc-found:#f4cf7c`;
const dark = `--sc-page:#1c120c;--sc-state:#2b1d14;--sc-nest:rgb(255 220 180/.045);--sc-line:#8d765f;--sc-text:#f8efe2;--sc-quiet:#c9b59f;--sc-event:#f2a47d;--sc-answer:#85cfa7;--sc-lit:#f0a06f;--sc-lit-fill:#5a2b16;--sc-lit-text:#fff6ec;--sc-found:#7a5a12`;

export type Scheme = 'light' | 'dark' | 'auto';

/** For forced colours: active states have a mark besides their colour. */
const forced = `--sc-page:Canvas;--sc-state:Canvas;--sc-nest:Canvas;--sc-line:CanvasText;--sc-text:CanvasText;--sc-quiet:CanvasText;--sc-event:LinkText;--sc-answer:CanvasText;--sc-lit:Highlight;--sc-lit-fill:Canvas;--sc-lit-text:CanvasText;--sc-found:Mark`;

/** `auto` follows the user's colour scheme, also where the drawing is in an `img`. */
export const colours = (selector: string, scheme: Scheme): string =>
  [
    scheme === 'auto'
      ? `${selector}{${light}}@media (prefers-color-scheme:dark){${selector}{${dark}}}`
      : `${selector}{${scheme === 'dark' ? dark : light}}`,
    `@media (forced-colors:active){${selector}{${forced}}}`,
  ].join('');

export const drawingStyle = `
svg.sc{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;font-size:12px;background:var(--sc-page)}
.sc text{fill:var(--sc-text);white-space:pre;dominant-baseline:central}
.sc .title{font-size:13px;font-weight:700}
.sc .cause{fill:var(--sc-event);font-weight:600}
.sc .answer{fill:var(--sc-answer);font-weight:600}
.sc .guard,.sc .tag{fill:var(--sc-quiet)}
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
