import type { Captions } from '../drawing/captions.ts';
import { escaped, plain } from '../drawing/draw.ts';
import { type Chart, type ChartState, lineage } from '../model/chart.ts';
import { actionsText, turnText } from '../model/label.ts';
import { guardText } from '../model/names.ts';
import type { Words } from '../model/words.ts';

/** The path of a state in the machine: `filling › confirming`. The machine itself by its id. */
export const stateName = (chart: Chart, id: string): string =>
  id === chart.root
    ? chart.id
    : lineage(chart, id)
        .filter((state) => state.id !== chart.root)
        .map(({ key }) => key)
        .toReversed()
        .join(' › ');

function notes(state: ChartState, words: Words): readonly string[] {
  return [
    ...state.tags.map((tag) => `#${tag}`),
    ...state.calls.map((call) => `${words.call} ${guardText(call)}`),
    ...(state.entry.length === 0 ? [] : [`${words.entry} / ${actionsText(state.entry)}`]),
    ...(state.exit.length === 0 ? [] : [`${words.exit} / ${actionsText(state.exit)}`]),
    ...(state.description === null ? [] : [state.description]),
    ...Object.entries(state.meta).map(([key, text]) => `${key}: ${text}`),
  ];
}

function rowsOf(
  chart: Chart,
  state: ChartState,
  words: Words,
  isLit: boolean,
  captions: Captions,
): readonly string[] {
  const own = chart.transitions.filter(({ source }) => source === state.id);
  const type = state.type === 'atomic' ? '' : ` <small>${escaped(words[state.type])}</small>`;
  const head = [
    `<th scope="rowgroup" rowspan="${Math.max(1, own.length)}">${escaped(stateName(chart, state.id))}${type}`,
    isLit ? `<small>${escaped(words.active)}</small>` : '',
    ...[captions[state.id] ?? [], notes(state, words)]
      .flat()
      .map((note) => `<small>${escaped(note)}</small>`),
    '</th>',
  ].join('');
  if (own.length === 0) return [`${head}<td></td><td></td><td></td><td></td>`];
  return own.map((transition, index) =>
    [
      index === 0 ? head : '',
      `<td><button type="button" data-transition="${escaped(transition.id)}">${escaped(turnText(transition, words))}</button></td>`,
      `<td>${transition.guard === null ? '' : escaped(guardText(transition.guard))}</td>`,
      `<td>${escaped(actionsText(transition.actions))}</td>`,
      `<td>${escaped(transition.targets.map((target) => stateName(chart, target)).join(', ') || words.stays)}</td>`,
    ].join(''),
  );
}

/** The chart as a table: the content of the drawing, and the actions, for screen readers and reading. */
export function tableMarkup(
  chart: Chart,
  words: Words,
  active: readonly string[],
  search: string,
  captions: Captions = {},
): string {
  const wanted = plain(search);
  const head = [words.state, words.event, words.guard, words.does, words.target]
    .map((text) => `<th scope="col">${escaped(text)}</th>`)
    .join('');
  const groups = Object.values(chart.states).map((state) => {
    const isLit = active.includes(state.id);
    const rows = rowsOf(chart, state, words, isLit, captions);
    const isShown =
      wanted === '' || plain(rows.join(' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).includes(wanted);
    return isShown ? rows.map((row) => `<tr${isLit ? ' class="lit"' : ''}>${row}</tr>`).join('') : '';
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${groups.join('')}</tbody></table>`;
}
