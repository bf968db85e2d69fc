// The imports of the project -> docs/house.svg, who knows whom. With --check: fails where the committed file differs.
import { placedByElk } from '../statechart/layout/lay-out.ts';
import { settle } from './generated-file.mjs';
import { arrowsOf, rooms, whoKnowsWhom } from './house.ts';
import { projectFiles, textOf } from './named-paths.ts';

const { imports } = JSON.parse(textOf('package.json')) as { imports: Record<string, string> };
const arrows = arrowsOf(whoKnowsWhom(projectFiles(), textOf, imports));

const size = { width: 186, height: 46 };
const house = {
  id: 'house',
  layoutOptions: {
    'elk.algorithm': 'layered',
    'elk.direction': 'DOWN',
    'elk.edgeRouting': 'SPLINES',
    'elk.spacing.nodeNode': '26',
    'elk.layered.spacing.nodeNodeBetweenLayers': '52',
    'elk.padding': '[top=16,left=16,bottom=16,right=16]',
  },
  children: rooms.map(({ name }) => ({ id: name, ...size })),
  edges: arrows.map(([from, to]) => ({ id: `${from} ${to}`, sources: [from], targets: [to] })),
};
const { children = [], edges = [], width = 0, height = 0 } = await placedByElk(house);

const n = (value = 0): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: { x: number; y: number }): string => `${n(x)} ${n(y)}`;

const lines = edges.flatMap(({ id, sections = [] }) =>
  sections.map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [...bendPoints, endPoint];
    const curve = points.length % 3 === 0 ? `C${points.map(at).join(' ')}` : `L${points.map(at).join(' L')}`;
    return `<path d="M${at(startPoint)}${curve}" marker-end="url(#head)"><title>${id.replace(' ', ' knows ')}</title></path>`;
  }),
);
const boxes = children.map(({ id, x = 0, y = 0 }) => {
  const { about = '' } = rooms.find(({ name }) => name === id) ?? {};
  const middle = n(x + size.width / 2);
  return [
    `<rect x="${n(x)}" y="${n(y)}" width="${size.width}" height="${size.height}" rx="8"/>`,
    `<text class="name" x="${middle}" y="${n(y + 20)}">${id.includes('.') ? id : `${id}/`}</text>`,
    `<text x="${middle}" y="${n(y + 36)}">${about}</text>`,
  ].join('');
});

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="Who knows whom" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}">
<style>svg{--page:#fffbf4;--box:#fff;--line:#9a8266;--text:#2b1b12;--quiet:#6b5848;font:12px system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;background:var(--page)}@media (prefers-color-scheme:dark){svg{--page:#1c120c;--box:#2b1d14;--line:#8d765f;--text:#f8efe2;--quiet:#c9b59f}}
rect{fill:var(--box);stroke:var(--line);stroke-width:1.2}path{fill:none;stroke:var(--line);stroke-width:1.3}marker path{fill:var(--line);stroke:none}text{fill:var(--quiet);text-anchor:middle}.name{fill:var(--text);font-weight:700;font-size:13px}</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>
${lines.join('\n')}
${boxes.join('\n')}
</svg>
`;

await settle(new URL('../docs/house.svg', import.meta.url), drawing, 'npx tsx tools/generate-house.ts');
