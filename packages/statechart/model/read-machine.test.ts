import { describe, expect, it } from 'vitest';
import { and, createMachine, not } from 'xstate';
import { editor, forecast, journey, player, thermostat } from '../testing/machines.ts';
import { type ChartTransition, stateOf } from './chart.ts';
import { causeText, turnText } from './label.ts';
import { guardText } from './names.ts';
import { readMachine } from './read-machine.ts';
import { inEnglish } from './words.ts';

const said = ({ cause, guard, source, targets }: ChartTransition): string =>
  `${source} --${causeText(cause, inEnglish)}${guard === null ? '' : `[${guardText(guard)}]`}--> ${targets.join('+')}`;

describe('a machine becomes data', () => {
  it('holds the regions of a parallel state, a transition to two of them, and a guard on a state', () => {
    const chart = readMachine(player);
    expect(stateOf(chart, 'player').type).toBe('parallel');
    expect(stateOf(chart, 'player').initial).toBeNull();
    expect(stateOf(chart, 'player.picture.playing').tags).toEqual(['busy', 'visible']);
    expect(chart.transitions.map(said)).toEqual([
      'player --unload--> player.picture.stopped+player.sound.muted',
      'player.picture.stopped --play[not in sound › muted]--> player.picture.playing',
      'player.picture.playing --pause--> player.picture.stopped',
      'player.sound.audible --mute[isLoud]--> player.sound.muted',
      'player.sound.muted --unmute--> player.sound.audible',
    ]);
  });

  it('contains shallow and deep history with default targets', () => {
    const chart = readMachine(editor);
    expect(stateOf(chart, 'editor.writing.last')).toMatchObject({
      type: 'history',
      history: 'shallow',
      initial: null,
    });
    expect(stateOf(chart, 'editor.writing.lastInside')).toMatchObject({
      history: 'deep',
      initial: 'editor.writing.items',
    });
    expect(chart.transitions.map(said)).toContain('editor.away --found--> editor.writing.last');
  });

  it('contains a transition out of the deepest state, and one that enters again', () => {
    const chart = readMachine(thermostat);
    expect(chart.transitions.map(said)).toContain(
      'thermostat.on.heating.boosting.strong --cut--> thermostat.off',
    );
    expect(chart.transitions.filter(({ reenters }) => reenters).map(said)).toEqual([
      'thermostat.on.heating.boosting.weak --step--> thermostat.on.heating.boosting.weak',
    ]);
  });

  it('names calls, outcomes, delays, guards over guards, and the calls of a state', () => {
    const outcomeOf = ({ type, params }: { type: string; params: unknown }) =>
      type === 'answered' ? String(params) : null;
    const chart = readMachine(forecast, outcomeOf);
    expect(chart.transitions.map(said)).toEqual([
      'forecast.idle --asked--> forecast.asking',
      'forecast.idle --typed--> ',
      'forecast.idle --*--> ',
      'forecast.asking --fetchForecast: read--> forecast.shown',
      'forecast.asking --fetchForecast: refused[isPatient]--> forecast.waiting',
      'forecast.asking --fetchForecast: error--> forecast.waiting',
      'forecast.asking --after 30 s--> forecast.idle',
      'forecast.waiting --after backoff[isPatient and isNight or not isNight]--> forecast.asking',
    ]);
    expect(stateOf(chart, 'forecast.asking')).toMatchObject({
      calls: [{ name: 'fetchForecast' }],
      entry: [{ name: 'count' }, { name: 'raise', detail: 'asked' }],
      exit: [],
    });
    expect(stateOf(chart, 'forecast.shown').meta).toEqual({ unseen: 'never mind' });
    expect(stateOf(chart, 'forecast.idle').description).toBe('Nothing was asked yet.');
  });

  it('shows an outcome as an ordinary guard unless configured', () => {
    expect(readMachine(forecast).transitions.map(said)).toContain(
      'forecast.asking --fetchForecast: done[answered(read)]--> forecast.shown',
    );
  });

  it('distinguishes named actions from anonymous ones', () => {
    const chart = readMachine(forecast);
    const actions = chart.transitions.flatMap((transition) => transition.actions);
    expect(actions).toEqual([
      { name: 'assign', detail: null, isAnonymous: true },
      { name: 'count', detail: null, isAnonymous: false },
      { name: 'showDegrees', detail: 'digits: 1', isAnonymous: false },
      { name: 'emit', detail: 'shown', isAnonymous: false },
      { name: 'send', detail: 'asked → call', isAnonymous: false },
    ]);
  });

  it('contains eventless transitions, final states, and the transitions at their end', () => {
    const chart = readMachine(journey);
    expect(stateOf(chart, 'journey.packing.closed').type).toBe('final');
    expect(chart.transitions.map(said)).toEqual([
      'journey.packing --finished--> journey.deciding',
      'journey.packing.filling --packed--> journey.packing.closed',
      'journey.deciding --at once[isLight]--> journey.walking',
      'journey.deciding --at once[true]--> journey.riding',
      'journey.walking --left--> journey.arrived',
      'journey.riding --left--> journey.arrived',
    ]);
    expect(chart.transitions[3]?.guard?.isAnonymous).toBe(true);
  });

  it('numbers the guards of one event in their order', () => {
    const lift = createMachine({
      id: 'lift',
      initial: 'idle',
      states: {
        idle: {
          on: {
            called: [
              { guard: ({ context }) => context.floor > 3, target: 'rising' },
              { guard: 'isBelow', target: 'sinking' },
              { target: 'opening' },
            ],
            held: 'opening',
          },
        },
        rising: {},
        sinking: {},
        opening: {},
      },
    });
    const { transitions } = readMachine(lift);
    expect(transitions.map((each) => turnText(each, inEnglish))).toEqual([
      '1. called',
      '2. called',
      '3. called',
      'held',
    ]);
    expect(transitions[0]?.guard).toMatchObject({ name: 'context.floor > 3', isAnonymous: true });
  });

  it('is plain data: a channel or a file can carry it', () => {
    for (const machine of [player, editor, thermostat, forecast, journey]) {
      const chart = readMachine(machine);
      expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
    }
  });

  it('reads a short inline guard as it was written, where a bundle has shortened its argument', () => {
    const guard = ({ context: e }: { context: { bags?: number } }) => e?.bags === e.bags;
    const { transitions } = readMachine(
      createMachine({ id: 'bag', on: { shut: { guard: guard as never } } }),
    );
    expect(transitions[0]?.guard?.name).toMatch(/^context\?\.bags ?=== ?context\.bags$/);
  });

  it('identifies an operator over guards whose name a bundle has shortened', () => {
    const shortened = <Guard extends object>(guard: Guard): Guard =>
      Object.defineProperty(guard, 'name', { value: 't' });
    const lamp = createMachine({
      id: 'lamp',
      on: { pressed: { guard: shortened(and(['isDark', shortened(not('isBroken'))])) } },
    });
    expect(readMachine(lamp).transitions.map(said)).toEqual(['lamp --pressed[isDark and not isBroken]--> ']);
  });
});
