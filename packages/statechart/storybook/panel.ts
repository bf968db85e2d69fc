import { createElement as h, type ReactElement, useEffect, useMemo, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import type { Layout } from '../layout/layout.ts';
import type { Chart } from '../model/chart.ts';
import type { LayOut } from '../view/state-chart.ts';
import { Card } from './card.ts';
import { Drawing, storyBehind } from './drawing.ts';
import { type LaidOut, messages, type Shown, type ShownChart } from './messages.ts';

let requests = 0;

/** The preview computes layouts: it has ELK, so the panel need not load it. */
const layOutInPreview: LayOut = (chart, options) =>
  new Promise<Layout>((resolve, reject) => {
    const channel = addons.getChannel();
    requests += 1;
    const request = requests;
    const hear = (answer: LaidOut): void => {
      if (answer.request !== request) return;
      channel.off(messages.laidOut, hear);
      if (answer.layout === null) reject(new Error(`${chart.id} cannot be laid out.`));
      else resolve(answer.layout);
    };
    channel.on(messages.laidOut, hear);
    channel.emit(messages.layOut, { request, chart, options });
  });

const charts = new Map<string, Chart>();

/** The last message of the preview, with the chart of each machine as the same object each time. */
function known(said: Shown): Shown {
  const withOwn = (shown: ShownChart): ShownChart => {
    const chart = charts.get(shown.machine) ?? shown.chart;
    charts.set(shown.machine, chart);
    return { ...shown, chart };
  };
  return { ...said, charts: said.charts.map(withOwn) };
}

const style = `
.sc-room{container-type:size;height:100%}
.sc-panel{display:grid;grid-template-columns:clamp(200px,26%,320px) 1fr;height:100%;min-height:0;font-size:13px;line-height:1.45}
.sc-panel .card{overflow:auto;padding:10px 14px;border-right:1px solid rgb(128 110 90/.3)}
.sc-panel h3{font-size:12px;margin:10px 0 4px;font-weight:700}
.sc-panel ul,.sc-panel ol{margin:0;padding-left:18px}
.sc-panel li{margin:3px 0}
.sc-panel p{margin:2px 0}
.sc-panel code{font-size:12px}
.sc-panel .alone{grid-column:1/-1;border-right:0;display:flex;flex-wrap:wrap;align-content:flex-start;gap:0 40px}
.sc-panel .call{margin:6px 0;padding:6px 8px;border:1px solid rgb(128 110 90/.35);border-radius:8px}
.sc-panel .call code{display:block;margin-bottom:2px;font-weight:700}
.sc-panel button{font:inherit;text-align:left;overflow-wrap:anywhere;cursor:pointer;margin:2px 4px 2px 0;border-radius:8px;border:1px solid color-mix(in srgb,currentColor 50%,transparent);background:transparent;color:inherit;min-height:26px;padding:1px 9px}
.sc-panel a{color:inherit;text-decoration:underline}
.sc-panel .side{display:flex;flex-direction:column;min-width:0;min-height:0}
.sc-panel nav{padding:6px 8px 0}
.sc-panel nav button[aria-pressed=true]{border:2px solid currentColor;font-weight:700}
.sc-panel state-chart{display:flex;flex:1;min-height:0}
.sc-panel :focus-visible{outline:2px solid currentColor;outline-offset:1px}
/* At the right of the window the panel is narrow: the drawing comes first, the card below it. */
@container (max-width:640px){.sc-panel{grid-template-columns:1fr;grid-template-rows:minmax(200px,1fr) minmax(120px,42%)}.sc-panel .card{grid-row:2;border-right:0;border-top:1px solid rgb(128 110 90/.3)}.sc-panel .card.alone{grid-row:1/-1;border-top:0}}
@media (forced-colors:active){.sc-panel nav button[aria-pressed=true]{forced-color-adjust:none;background:Highlight;color:HighlightText}}
`;

/** A machine's name; with the name of its arg where two are equal. */
const nameAmong = ({ chart, holder }: ShownChart, all: readonly ShownChart[]): string =>
  all.filter((other) => other.chart.id === chart.id).length > 1 ? `${chart.id} · ${holder}` : chart.id;

type PanelProps = { isOpen: boolean; open: (story: string) => void };

/** The panel of a story: its state card, and its machine's chart with the active states. */
export function Panel({ isOpen, open }: PanelProps): ReactElement | null {
  const [said, setSaid] = useState<Shown | null>(null);
  const [holder, setHolder] = useState('');
  const isDark = useTheme().base === 'dark';
  const { storyId } = useStorybookState();
  useEffect(() => {
    if (!isOpen) return;
    const channel = addons.getChannel();
    const ask = (): void => {
      channel.emit(messages.ask);
    };
    const hear = (shown: Shown): void => setSaid(known(shown));
    channel.on(messages.shown, hear);
    // The preview may load later than the panel, and receives nothing before its first story.
    channel.on(STORY_RENDERED, ask);
    ask();
    return () => {
      channel.off(messages.shown, hear);
      channel.off(STORY_RENDERED, ask);
    };
  }, [isOpen]);
  const all = said?.charts ?? [];
  const shown = all.find((each) => each.holder === holder) ?? all[0];
  const choose = useMemo(
    () =>
      (transition: string): void => {
        if (shown === undefined) return;
        if (shown.isLive) {
          addons.getChannel().emit(messages.take, { holder: shown.holder, transition });
          return;
        }
        const story = storyBehind(shown.chart, transition, shown.stories);
        if (story !== undefined) open(story.id);
      },
    [shown, open],
  );
  // Until the preview speaks of this story, the former one's chart would be taken for its own.
  if (!isOpen || said === null || said.story !== storyId) return null;
  const answer = (call: string, name: string): void =>
    addons.getChannel().emit(messages.answer, { call, answer: name });
  const tabs =
    all.length < 2
      ? null
      : h(
          'nav',
          { 'aria-label': said.words.machine },
          ...all.map((each) =>
            h(
              'button',
              {
                type: 'button',
                key: each.holder,
                'aria-pressed': each === shown,
                onClick: () => setHolder(each.holder),
              },
              nameAmong(each, all),
            ),
          ),
        );
  return h(
    'div',
    { className: 'sc-room' },
    h('style', null, style),
    h(
      'div',
      { className: 'sc-panel' },
      h(Card, { said, shown, open, send: choose, answer }),
      shown === undefined
        ? null
        : h(
            'div',
            { className: 'side' },
            tabs,
            h(Drawing, {
              ...shown,
              words: said.words,
              colours: said.colours,
              layOut: layOutInPreview,
              isDark,
              isTurned: true,
              choose,
            }),
          ),
    ),
  );
}
