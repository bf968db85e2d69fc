import { describe, expect, it } from 'vitest';
import { editor, forecast, journey, player, thermostat } from '../testing/machines.ts';
import { leavesOf } from './chart.ts';
import { causeText } from './label.ts';
import { collapsed, enteredBy, leadsTo, pathTo, transitionsFrom, waysTo } from './paths.ts';
import { readMachine } from './read-machine.ts';
import { inEnglish } from './words.ts';

const wayTo = (chart: ReturnType<typeof readMachine>, leaf: string) =>
  pathTo(chart, leaf)?.map(({ cause }) => causeText(cause, inEnglish));

describe('paths through a chart', () => {
  it('starts in every region at once', () => {
    const chart = readMachine(player);
    expect(enteredBy(chart, 'player')).toEqual(['player.picture.stopped', 'player.sound.audible']);
    expect(wayTo(chart, 'player.sound.audible')).toEqual([]);
    expect(wayTo(chart, 'player.picture.playing')).toEqual(['play']);
  });

  it('is listed once for the leaves of several regions that it enters together', () => {
    const chart = readMachine(player);
    const paths = waysTo(chart, ['player.picture.stopped', 'player.sound.audible']);
    expect(paths).toEqual([{ leaves: ['player.picture.stopped', 'player.sound.audible'], path: [] }]);
    const apart = waysTo(chart, ['player.picture.playing', 'player.sound.audible']);
    expect(apart.map(({ leaves }) => leaves)).toEqual([['player.picture.playing'], ['player.sound.audible']]);
  });

  it('goes through calls, delays and ends', () => {
    expect(wayTo(readMachine(forecast), 'forecast.shown')).toEqual(['asked', 'fetchForecast: done']);
    expect(wayTo(readMachine(journey), 'journey.arrived')).toEqual(['packed', 'finished', 'at once', 'left']);
  });

  it('enters history at its default target', () => {
    const chart = readMachine(editor);
    expect(enteredBy(chart, 'editor.writing.last')).toEqual(['editor.writing.text.upright']);
    expect(enteredBy(chart, 'editor.writing.lastInside')).toEqual(['editor.writing.items']);
  });

  it('reports unreachable leaves', () => {
    const chart = readMachine(thermostat);
    expect(pathTo(chart, 'thermostat.on.heating.idle')).toBeUndefined();
    expect(leavesOf(chart).filter(({ id }) => pathTo(chart, id) === undefined).length).toBe(1);
  });

  it('includes in a leaf the transitions of its ancestors', () => {
    const chart = readMachine(editor);
    const offered = transitionsFrom(chart, 'editor.writing.text.upright');
    expect(offered.map(({ eventType }) => eventType)).toEqual(['italic', 'list', 'lost']);
    expect(offered.flatMap((each) => leadsTo(chart, each))).toEqual([
      'editor.writing.text.slanted',
      'editor.writing.items',
      'editor.away',
    ]);
  });

  it('closes a state: its children are hidden, transitions in and out of it remain', () => {
    const chart = collapsed(readMachine(editor), ['editor.writing']);
    expect(Object.keys(chart.states)).toEqual(['editor', 'editor.writing', 'editor.away']);
    expect(chart.transitions.map(({ source, targets }) => [source, ...targets])).toEqual([
      ['editor.writing', 'editor.away'],
      ['editor.away', 'editor.writing'],
      ['editor.away', 'editor.writing'],
    ]);
  });
});
