import { seeded } from '../tools/seeded.mjs';
import { engines, programOf } from './engines.ts';
import { type Page, pages } from './pages.ts';
import { type Visit, visitsOf } from './plan.ts';
import { type Ground, isOpen, type Made, makeOne, scriptReader, type Task } from './run.ts';
import { shuffled } from './shuffled.ts';
import type { Engine } from './tab.ts';

/** How many visits of a share are Firefox's where it is installed. */
const inFirefox = 4;

/** How many scripts and faults of a page are planned for: planning for all of them takes longer than a visit. */
const planned = 16;

/** Firefox takes what is pressed by its label in a way of its own: its visits of a share are such. */
const isByLabel = ({ controls }: Pick<Visit, 'controls'>): boolean =>
  controls.some(({ kind, isNative }) => kind === 'label' && isNative !== true);

/** The browsers of a share: Chromium, and Firefox where it is installed. */
export type Browsers = { chromium: Engine; firefox: Engine | undefined };

/** Starts the browsers of a share. Throws where there is no Chromium. */
export async function openBrowsers(): Promise<Browsers> {
  const open = async (name: Engine['name']): Promise<Engine | undefined> => {
    const program = programOf(name);
    if (program !== undefined) return engines[name].open(program, 1);
    console.log(`· ${name}: not run, it is not installed on this machine.`);
    return undefined;
  };
  const [chromium, firefox] = await Promise.all([open('chromium'), open('firefox')]);
  if (chromium === undefined) throw new Error('A share of the visits needs Chromium.');
  return { chromium, firefox };
}

/**
 * Makes some visits of the matrix beside other tests, as many of each page, in an order of the seed, and closes the browsers.
 * Those of a page begin when its scripts are known, while other pages are still read; first come the pages that Firefox, which
 * takes longest, is asked for, too. What is open is made once more, as a journey is, and counts if it is open again.
 */
export async function makeShare(
  ground: Ground,
  { chromium, firefox }: Browsers,
  { all, seed, tell }: { all: number; seed: number; tell: (made: Made, left: number) => void },
): Promise<Made[]> {
  try {
    const inOrder = shuffled(pages, seeded(seed));
    const labelled = firefox === undefined ? [] : inOrder.filter(isByLabel);
    const countOf = (page: Page): number => {
      const place = labelled.indexOf(page);
      return place === -1 ? 0 : Math.ceil((inFirefox - place) / labelled.length);
    };
    const ofChromium = labelled.length === 0 ? all : all - inFirefox;
    const read = scriptReader(chromium, ground);
    let left = all;
    const make = async (task: Task): Promise<Made> => {
      const once = await makeOne(ground, task);
      const made = isOpen(once) ? await makeOne(ground, task) : once;
      left -= 1;
      tell(made, left);
      return made;
    };
    const makeSome = async (page: Page, place: number): Promise<Made[]> => {
      const visits = shuffled(visitsOf(page, await read(page), seed, planned), seeded(seed));
      const share = Math.floor((ofChromium + place) / pages.length);
      const some = (engine: Engine | undefined, among: readonly Visit[], count: number): Task[] =>
        engine === undefined ? [] : among.slice(0, count).map((visit) => ({ engine, visit }));
      const tasks = [
        ...some(firefox, visits.filter(isByLabel), countOf(page)),
        ...some(chromium, visits, share),
      ];
      return Promise.all(tasks.map(make));
    };
    const first = [...labelled, ...inOrder.filter((page) => !labelled.includes(page))];
    return (await Promise.all(first.map(makeSome))).flat();
  } finally {
    await Promise.all([chromium.close(), firefox?.close()]);
  }
}
