import { describe, expect, it } from 'vitest';
import { layOut } from '../layout/lay-out.ts';
import { readMachine } from '../model/read-machine.ts';
import { inEnglish } from '../model/words.ts';
import { editor, forecast, journey, player, thermostat } from '../testing/machines.ts';
import { tableMarkup } from '../view/table.ts';
import { captioned } from './captions.ts';
import { drawChart, hidingOf } from './draw.ts';

const drawn = async (machine: Parameters<typeof readMachine>[0], options?: Parameters<typeof drawChart>[1]) =>
  drawChart(await layOut(readMachine(machine)), options);
const classesOf = (svg: string, state: string): string =>
  new RegExp(`<g class="([^"]*)" data-state="${state}">`).exec(svg)?.[1] ?? '';

describe('the drawing', () => {
  it.each([player, editor, thermostat, forecast, journey])('of $id names each state', async (machine) => {
    const chart = readMachine(machine);
    const svg = await drawn(machine);
    for (const { id, key, type } of Object.values(chart.states)) {
      expect(svg).toContain(`data-state="${id}"`);
      if (type !== 'history') expect(svg).toContain(`>${key}</text>`);
    }
  });

  it('marks regions, history and ends', async () => {
    expect(classesOf(await drawn(player), 'player.sound')).toContain('region');
    const history = await drawn(editor);
    expect(history).toContain('>H</text>');
    expect(history).toContain('>H*</text>');
    expect(await drawn(journey)).toMatch(/data-state="journey.arrived"><rect[^>]*\/>\n?<rect class="inner"/);
  });

  it('highlights the active states, and nothing else', async () => {
    const svg = await drawn(player, { active: ['player.sound.muted'] });
    expect(classesOf(svg, 'player.sound.muted')).toContain('lit');
    expect(classesOf(svg, 'player.sound.audible')).not.toContain('lit');
  });

  it('is focusable if asked for, and a single image in a file', async () => {
    const svg = await drawn(player, { isReached: true, active: ['player.sound.muted'] });
    expect(svg).toMatch(
      /data-state="player.sound.muted" tabindex="-1" role="group"[^>]* aria-current="true"/,
    );
    expect(svg).toMatch(/data-transition="[^"]*" tabindex="-1" role="button" aria-label="mute \[isLoud\]"/);
    expect(await drawn(player)).not.toContain('tabindex');
  });

  it('finds words within names, past capitals and accents', async () => {
    const svg = await drawn(forecast, { search: 'forécast FETCH' });
    expect(svg).not.toContain(' found');
    const found = await drawn(forecast, { search: 'fetch forécast' });
    expect(classesOf(found, 'forecast.asking')).toContain('found');
    expect(classesOf(found, 'forecast.idle')).toContain('inactive');
  });

  it('shows names as text, whatever they contain', async () => {
    const chart = readMachine(player);
    const layout = await layOut({
      ...chart,
      transitions: chart.transitions.map((each) => ({
        ...each,
        cause: { kind: 'event', event: '<script>"&' },
      })),
    });
    expect(drawChart(layout)).not.toContain('<script>');
  });

  it('shows a caption in its state, cut to its width; the table has all of it', async () => {
    const chart = readMachine(forecast);
    const captions = {
      'forecast.idle': 'Nothing was asked yet',
      'forecast.asking': 'The weather of tomorrow is asked for, and its answer is awaited for a while',
    };
    const svg = drawChart(captioned(await layOut(chart, { isCaptioned: true }), captions), {
      isReached: true,
    });
    expect(svg).toContain('class="caption">Nothing was asked yet</tspan>');
    expect(svg).toMatch(/class="caption">The weather of tomorrow [^<]*…</);
    expect(svg).toMatch(/data-state="forecast.idle"[^>]* aria-label="idle, Nothing was asked yet/);
    expect(tableMarkup(chart, inEnglish, [], '', captions)).toContain(captions['forecast.asking']);
    expect(await drawn(forecast)).not.toContain('class="caption"');
  });

  it('opens the closed states that hide a match, and no other', () => {
    const chart = readMachine(thermostat);
    const closed = ['thermostat.on.heating.boosting', 'thermostat.on.heating'];
    expect(hidingOf(chart, closed, 'weak', inEnglish)).toEqual(closed);
    expect(hidingOf(chart, closed, 'cut', inEnglish)).toEqual(closed);
    expect(hidingOf(chart, closed, 'heating', inEnglish)).toEqual([]);
    expect(hidingOf(chart, closed, '', inEnglish)).toEqual([]);
  });
});
