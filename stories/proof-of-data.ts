import { drawnOr, type ProvenStory } from './proof.ts';
import { isSnapshot } from './unseen.ts';

const cases = ['loading', 'empty', 'ready', 'failed'] as const;

const caseOf = (value: unknown): string | undefined => {
  const { state } = (value ?? {}) as { state?: unknown };
  return cases.find((each) => each === state && !isSnapshot(value));
};

/** A story with the data of another one in place of its own. */
function drawnWith(story: ProvenStory, arg: string, other: ProvenStory | undefined): string | null {
  const known = swapped.get(story) ?? new Map<unknown, string | null>();
  swapped.set(story, known);
  const value = other?.args[arg];
  if (!known.has(value))
    known.set(
      value,
      drawnOr(() => story.draw({ [arg]: value })),
    );
  return known.get(value) ?? null;
}

const swapped = new WeakMap<ProvenStory, Map<unknown, string | null>>();

/** What a loader gives and a file of stories does not show in each of its four cases, or draws alike in two of them. */
export function faultsOfData(stories: readonly ProvenStory[]): readonly string[] {
  const args = new Set(
    stories.flatMap((story) =>
      Object.entries(story.args).flatMap(([name, value]) => (caseOf(value) === undefined ? [] : [name])),
    ),
  );
  return [...args].flatMap((arg) => {
    const found = cases.map((wanted) => stories.find((story) => caseOf(story.args[arg]) === wanted));
    const missing = cases.filter((_, index) => found[index] === undefined);
    if (missing.length > 0) return [`${arg} is never ${missing.join(', ')}`];
    if (stories.some((story) => (story.looksAs[arg] ?? '') !== '')) return [];
    const ready = stories.filter((story) => caseOf(story.args[arg]) === 'ready');
    const differ = (a: ProvenStory | undefined, b: ProvenStory | undefined): boolean =>
      ready.some((story) => drawnWith(story, arg, a) !== drawnWith(story, arg, b));
    return cases.flatMap((each, index) => {
      const alike = cases.find((_, place) => place < index && !differ(found[place], found[index]));
      return alike === undefined ? [] : [`${arg}: ${each} looks as ${alike}`];
    });
  });
}
