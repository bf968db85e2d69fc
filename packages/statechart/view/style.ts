import { type Colours, colours } from '../drawing/style.ts';

export const viewStyle = (given?: Colours): string => `
${colours(':host', 'light', given)}
${colours(":host([scheme='dark'])", 'dark', given)}
:host{display:flex;flex-direction:column;min-height:0;background:var(--sc-page);color:var(--sc-text);font-size:13px;line-height:1.45;border-radius:inherit}
svg.sc{display:block;background:none}
.bar{display:flex;flex-wrap:wrap;gap:5px;align-items:center;padding:6px 8px;border-bottom:1px solid color-mix(in srgb,var(--sc-line) 40%,transparent)}
.bar output{color:var(--sc-quiet)}
.bar output:empty{display:none}
button,input{font:inherit;color:inherit;background:var(--sc-state);border:1px solid var(--sc-line);border-radius:8px;min-height:28px;padding:2px 8px}
button{cursor:pointer}
button[aria-pressed='true']{background:var(--sc-lit-fill);border-color:var(--sc-lit)}
button:focus-visible,input:focus-visible,.stage:focus-visible{outline:2px solid var(--sc-lit);outline-offset:1px}
input{flex:1 1 120px;min-width:0;max-width:260px}
.stage{flex:1;overflow:auto;min-height:0;cursor:grab}
.stage.dragged{cursor:grabbing;user-select:none}
.stage>svg{margin:auto}
.stage .sc [tabindex]:focus{outline:none}
.stage .sc [data-state]:focus-visible>rect,.stage .sc [data-state]:focus-visible>circle{stroke:var(--sc-lit);stroke-width:3;stroke-dasharray:2 3}
.stage .sc [data-transition]:focus-visible>text,.stage .sc [data-collapse]:focus-visible{text-decoration:underline 2px;fill:var(--sc-lit)}
.table{flex:1;overflow:auto;min-height:0;padding:8px}
table{border-collapse:collapse;width:100%;font-size:12.5px}
th,td{text-align:left;vertical-align:top;padding:5px 8px;border-top:1px solid color-mix(in srgb,var(--sc-line) 35%,transparent)}
thead th{position:sticky;top:-8px;background:var(--sc-page);border-top:0}
tbody th{font-weight:700}
tbody th small,td small{display:block;font-weight:400;color:var(--sc-quiet)}
tr.lit th,tr.lit td{background:var(--sc-lit-fill);color:var(--sc-lit-text)}
td button{min-height:24px;padding:1px 8px;text-align:left}
@media (forced-colors:active){button[aria-pressed='true']{forced-color-adjust:none;background:Highlight;color:HighlightText;border-color:Highlight}}
.wait{padding:16px;color:var(--sc-quiet)}
[hidden]{display:none!important}
`;
