import { type Captions, captioned } from '../drawing/captions.ts';
import { boxHolds, drawChart, escaped, hidingOf, plain, wireHolds } from '../drawing/draw.ts';
import type { Colours } from '../drawing/style.ts';
import type { Layout, LayoutOptions } from '../layout/layout.ts';
import { type Chart, isWithin } from '../model/chart.ts';
import { closedAtFirst } from '../model/closed.ts';
import { activeLeaves, transitionsFrom } from '../model/paths.ts';
import { inEnglish, type Words } from '../model/words.ts';
import { viewStyle } from './style.ts';
import { tableMarkup } from './table.ts';

export type LayOut = (
  chart: Chart,
  options: LayoutOptions & { words: Words; closed: readonly string[] },
) => Promise<Layout>;

/** The detail of a `transition-chosen` event. */
export type Chosen = { transition: string };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const smallest = 0.15;
const largest = 3;
/** The smallest readable scale: a larger chart scrolls, until it is fitted on request. */
const readable = 0.72;
/**
 * `<state-chart>`: a chart with zoom, search, closing of states, and the same as a table, without a framework. Set `layOut` (which
 * may run elsewhere, since ELK is large) and `words`, and call `show` with a chart and the ids of its active states. Dispatches
 * `transition-chosen` when an event is pressed. The attribute `scheme` (`light`, `dark`) selects its colours.
 */
export class StateChart extends HTMLElement {
  layOut: LayOut | undefined;
  words: Words = inEnglish;
  /** Colours instead of the addon's own, set before the first chart. */
  colours: Colours = {};
  /** Whether a chart opens as a whole; else as large as it stays readable. */
  isEntire = false;
  #chart: Chart | undefined;
  #active: readonly string[] = [];
  #captions: Captions | undefined;
  #closed: readonly string[] = [];
  #layout: Layout | undefined;
  #asked = 0;
  #scale = 1;
  #isFitted = true;
  #isEntire = false;
  /** Some states started closed: they open when they are entered. */
  #isFolded = false;
  #view: 'chart' | 'table' = 'chart';
  #search = '';
  #options: LayoutOptions = { detailed: false, direction: 'DOWN', isCaptioned: false };
  /** The direction outside of full screen, restored afterwards. */
  #before: LayoutOptions['direction'] | undefined;
  readonly #root = this.attachShadow({ mode: 'open' });

  /**
   * Draws a chart with its active states and a caption for each state without children. The same chart object keeps its zoom, search and opened states; objects are compared,
   * since two machines may have one name.
   */
  show(chart: Chart, active: readonly string[] = [], captions?: Captions): void {
    const isOther = chart !== this.#chart;
    if (!isOther && isSame(active, this.#active) && isSame(captions, this.#captions)) return;
    this.#chart = chart;
    this.#active = active;
    this.#captions = captions;
    this.#options = { ...this.#options, isCaptioned: captions !== undefined };
    if (isOther) {
      this.#closed = closedAtFirst(chart, active);
      this.#isFolded = this.#closed.length > 0;
      this.#isFitted = true;
      this.#isEntire = this.isEntire;
      this.#layout = undefined;
      if (this.isConnected) void this.#refresh();
      return;
    }
    if (this.#layout === undefined) {
      this.#draw();
      return;
    }
    const isEntered = (id: string): boolean =>
      active.some((each) => each !== id && isWithin(chart, each, id));
    if (this.#isFolded && this.#closed.some(isEntered)) {
      this.#closed = this.#closed.filter((id) => !isEntered(id));
      void this.#refresh();
    } else {
      this.#draw();
      this.#showLit();
    }
  }

  set direction(direction: LayoutOptions['direction']) {
    this.#options = { ...this.#options, direction };
  }

  connectedCallback(): void {
    this.#refresh();
  }

  #part<E extends Element = HTMLElement>(selector: string): E {
    const part = this.#root.querySelector<E>(selector);
    if (part === null) throw new Error(`The chart has no part ${selector}.`);
    return part;
  }

  #build(): void {
    const { words } = this;
    const button = (name: string, text: string, more = ''): string =>
      `<button type="button" data-do="${name}" ${more}>${escaped(text)}</button>`;
    this.#root.innerHTML = [
      `<style>${viewStyle(this.colours)}</style><div class="bar">`,
      button('chart', words.chart, 'aria-pressed="true"'),
      button('table', words.table, 'aria-pressed="false"'),
      `<input type="search" aria-label="${escaped(words.search)}" placeholder="${escaped(words.search)}">`,
      '<output aria-live="polite"></output>',
      button('out', '−', `aria-label="${escaped(words.zoomOut)}"`),
      button('in', '+', `aria-label="${escaped(words.zoomIn)}"`),
      button('fit', words.fit),
      button('actions', words.actions, 'aria-pressed="false"'),
      button('turn', words.direction),
      ...(document.fullscreenEnabled ? [button('whole', words.whole, 'aria-pressed="false"')] : []),
      '</div><div class="stage" tabindex="0" role="region"></div>',
      '<div class="table" tabindex="0" role="region" hidden></div>',
    ].join('');
    this.#root.addEventListener('click', (event) => this.#clicked(event));
    this.#part('.stage').addEventListener('keydown', (event) => this.#typed(event));
    this.#part('input').addEventListener('input', (event) => {
      this.#search = (event.target as HTMLInputElement).value;
      void this.#find();
    });
    this.#move(this.#part('.stage'));
    this.addEventListener('fullscreenchange', () => this.#turnWhole());
    // The panel was resized, or the chart fills the screen.
    new ResizeObserver(() => {
      this.#resize();
      if (this.#isFitted) this.#showLit();
    }).observe(this.#part('.stage'));
  }

  /** A page may contain several charts: each control's name includes the machine. */
  #name({ id }: Chart): void {
    this.#part('.stage').ariaLabel = `${this.words.chart} · ${id}`;
    this.#part('.table').ariaLabel = `${this.words.table} · ${id}`;
  }

  /** In full screen a chart is laid out downwards, and as before afterwards. */
  #turnWhole(): void {
    const isEntire = document.fullscreenElement !== null;
    this.#part('[data-do=whole]').setAttribute('aria-pressed', String(isEntire));
    this.#before ??= this.#options.direction;
    this.direction = isEntire ? 'DOWN' : this.#before;
    if (!isEntire) this.#before = undefined;
    this.#isFitted = true;
    void this.#refresh();
  }

  /** Dragging and ctrl + wheel; the keyboard scrolls as in any box. */
  #move(stage: HTMLElement): void {
    let from: { x: number; y: number; left: number; top: number } | undefined;
    stage.addEventListener('pointerdown', ({ clientX, clientY, pointerType }) => {
      if (pointerType !== 'mouse') return;
      from = { x: clientX, y: clientY, left: stage.scrollLeft, top: stage.scrollTop };
    });
    stage.addEventListener('pointermove', ({ clientX, clientY, buttons }) => {
      if (buttons === 0) from = undefined;
      if (from === undefined) return;
      stage.classList.add('dragged');
      stage.scrollTo(from.left - clientX + from.x, from.top - clientY + from.y);
    });
    for (const end of ['pointerup', 'pointerleave']) {
      stage.addEventListener(end, () => {
        from = undefined;
        stage.classList.remove('dragged');
      });
    }
    stage.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        this.#zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
      },
      { passive: false },
    );
  }

  #clicked({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const transition = target.closest('[data-transition]')?.getAttribute('data-transition');
    if (transition) {
      const detail: Chosen = { transition };
      this.dispatchEvent(new CustomEvent('transition-chosen', { detail, bubbles: true, composed: true }));
      return;
    }
    const state = target.closest('[data-collapse]')?.getAttribute('data-collapse');
    if (state) {
      const isClosed = this.#closed.includes(state);
      this.#closed = isClosed ? this.#closed.filter((id) => id !== state) : [...this.#closed, state];
      this.#refresh();
      return;
    }
    this.#do(target.closest('[data-do]')?.getAttribute('data-do') ?? '');
  }

  #do(what: string): void {
    if (what === 'in') this.#zoom(1.25);
    if (what === 'out') this.#zoom(0.8);
    if (what === 'fit') {
      this.#isEntire = this.#isFitted && !this.#isEntire;
      this.#isFitted = true;
      this.#resize();
    }
    if (what === 'turn') {
      this.direction = this.#options.direction === 'DOWN' ? 'RIGHT' : 'DOWN';
      this.#isFitted = true;
      this.#refresh();
    }
    if (what === 'whole') {
      if (document.fullscreenElement === null) void this.requestFullscreen();
      else void document.exitFullscreen();
    }
    if (what === 'actions') {
      this.#options = { ...this.#options, detailed: !this.#options.detailed };
      this.#part('[data-do=actions]').setAttribute('aria-pressed', String(this.#options.detailed));
      this.#refresh();
    }
    if (what === 'chart' || what === 'table') {
      this.#view = what;
      for (const each of ['chart', 'table']) {
        this.#part(`[data-do=${each}]`).setAttribute('aria-pressed', String(each === what));
      }
      this.#part('.stage').hidden = what === 'table';
      this.#part('.table').hidden = what === 'chart';
      this.#draw();
    }
  }

  async #refresh(): Promise<void> {
    const chart = this.#chart;
    if (chart === undefined || this.layOut === undefined) return;
    if (this.#root.childElementCount === 0) this.#build();
    this.#asked += 1;
    const asked = this.#asked;
    this.#name(chart);
    if (this.#layout === undefined) {
      this.#part('.stage').innerHTML = `<p class="wait">${escaped(this.words.loading)}</p>`;
    }
    const layout = await this.layOut(chart, {
      ...this.#options,
      words: this.words,
      closed: this.#closed,
    }).catch(() => undefined);
    if (asked !== this.#asked) return;
    this.#layout = layout;
    if (layout === undefined) {
      this.#part('.stage').innerHTML = `<p class="wait">${escaped(this.words.tooLarge)}</p>`;
      return;
    }
    this.#draw();
    this.#showLit();
  }

  #draw(): void {
    const chart = this.#chart;
    const captions = this.#captions ?? {};
    if (chart === undefined) return;
    if (this.#view === 'table') {
      this.#part('.table').innerHTML = tableMarkup(chart, this.words, this.#active, this.#search, captions);
    }
    if (this.#layout === undefined) return;
    const layout = captioned(this.#layout, captions);
    const open = activeLeaves(chart, this.#active).flatMap((leaf) =>
      transitionsFrom(chart, leaf).map(({ id }) => id),
    );
    const wanted = plain(this.#search);
    const found =
      layout.boxes.filter((box) => boxHolds(box, wanted)).length +
      layout.wires.filter((wire) => wireHolds(wire, wanted)).length;
    this.#part('output').textContent =
      wanted === '' ? '' : this.words.found.replace('{count}', String(found));
    if (this.#view === 'table') return;
    const held = this.#heldOf(this.#root.activeElement);
    this.#part('.stage').innerHTML = drawChart(layout, {
      active: this.#active,
      open,
      search: this.#search,
      isReached: true,
      scheme: this.getAttribute('scheme') === 'dark' ? 'dark' : 'light',
      colours: this.colours,
    });
    this.#resize();
    this.#offer();
    if (held !== undefined) this.#root.querySelector<SVGElement>(`.stage ${held}`)?.focus();
  }

  /** The key of the focused element of the drawing, to focus it again in a new one. */
  #heldOf(element: Element | null): string | undefined {
    return ['data-transition', 'data-collapse', 'data-state']
      .filter((name) => element?.hasAttribute(name) === true)
      .map((name) => `[${name}="${CSS.escape(element?.getAttribute(name) ?? '')}"]`)[0];
  }

  /** Makes the drawing one tab stop: at the active state, or at its start. */
  #offer(): void {
    const first =
      this.#root.querySelector('.stage .lit.leaf') ?? this.#root.querySelector('.stage [data-state]');
    first?.setAttribute('tabindex', '0');
  }

  /** Arrow keys move among states and events of the drawing, Enter and the space bar press them. */
  #typed(event: KeyboardEvent): void {
    const { target, key } = event;
    if (!(target instanceof SVGElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...this.#root.querySelectorAll<SVGElement>('.stage [tabindex]')];
    const at = all.indexOf(target);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    };
    const next = all[steps[key] ?? -1];
    const isPressed = (key === 'Enter' || key === ' ') && !target.hasAttribute('data-state');
    if (next === undefined && !isPressed) return;
    event.preventDefault();
    if (isPressed) target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    if (next === undefined) return;
    for (const each of all) each.setAttribute('tabindex', each === next ? '0' : '-1');
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  #zoom(by: number): void {
    const stage = this.#part('.stage');
    const before = this.#scale;
    const middle = {
      x: (stage.scrollLeft + stage.clientWidth / 2) / before,
      y: (stage.scrollTop + stage.clientHeight / 2) / before,
    };
    this.#isFitted = false;
    this.#scale = Math.min(largest, Math.max(smallest, before * by));
    this.#resize();
    stage.scrollTo(
      middle.x * this.#scale - stage.clientWidth / 2,
      middle.y * this.#scale - stage.clientHeight / 2,
    );
  }

  /** Fits the chart, but keeps it readable: below that it scrolls. */
  #resize(): void {
    const layout = this.#layout;
    const drawing = this.#root.querySelector<SVGElement>('.stage>svg');
    if (layout === undefined || drawing === null) return;
    const { clientWidth, clientHeight } = this.#part('.stage');
    if (this.#isFitted) {
      const whole = Math.min(clientWidth / layout.width, clientHeight / layout.height);
      const legible = Math.max(whole, Math.min(1, clientWidth / layout.width), readable);
      this.#scale = Math.min(1.1, this.#isEntire ? whole : legible);
    }
    drawing.style.width = `${layout.width * this.#scale}px`;
    drawing.style.height = `${layout.height * this.#scale}px`;
  }

  /** Opens the closed states that hide a match. */
  async #find(): Promise<void> {
    const hiding =
      this.#chart === undefined ? [] : hidingOf(this.#chart, this.#closed, this.#search, this.words);
    this.#closed = this.#closed.filter((id) => !hiding.includes(id));
    if (hiding.length > 0) await this.#refresh();
    else this.#draw();
    this.#showFound();
  }

  #showFound(): void {
    if (this.#search !== '')
      this.#root.querySelector('.stage .found')?.scrollIntoView({ block: 'center', inline: 'center' });
  }

  /** Scrolls to the active states; to the top, where the chart starts, if there are none. */
  #showLit(): void {
    const lit = [...this.#root.querySelectorAll('.stage .lit')].at(-1);
    const shown = lit ?? this.#root.querySelector('.stage .start');
    if (shown === null) return;
    const stage = this.#part('.stage');
    const place = shown.getBoundingClientRect();
    const frame = stage.getBoundingClientRect();
    const across = place.left + place.width / 2 - frame.left - frame.width / 2;
    const down = place.top + place.height / 2 - frame.top - frame.height / 2;
    const isDownwards = this.#options.direction === 'DOWN';
    stage.scrollBy(
      lit === undefined && !isDownwards ? 0 : across,
      lit === undefined && isDownwards ? 0 : down,
    );
  }
}

/** Registers `<state-chart>`, once. */
export function defineStateChart(): void {
  if (customElements.get('state-chart') === undefined) customElements.define('state-chart', StateChart);
}
