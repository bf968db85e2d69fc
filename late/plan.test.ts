import { expect, it } from 'vitest';
import { faults } from './faults.ts';
import { pages } from './pages.ts';
import { matrixOf, partOf, type Script, visitsOf } from './plan.ts';

const scripts: Script[] = ['/assets/index-DrqxZuoD.js', '/assets/machines-jVst9CJm.js'].map((path) => ({
  path,
  part: partOf(path),
}));

const visits = matrixOf(() => scripts, 12);

it.each([
  ['/assets/index-DrqxZuoD.js', 'entry'],
  ['/assets/rolldown-runtime-XKyaHtl9.js', 'runtime'],
  ['/assets/-home-rest-o1GytdYb.js', 'home-rest'],
  ['/assets/category._-_id_-DJr0nQd9.js', 'category._-_id_'],
  ['/assets/product-_TdiTqbA.js', 'product'],
])('%s is the part %s', (path, part) => {
  expect(partOf(path)).toBe(part);
});

it('has a visit of each page with each script and each fault', () => {
  const cells = new Set(visits.map(({ page, script, fault }) => [page.name, script.part, fault].join()));
  expect(cells.size).toBe(pages.length * scripts.length * faults.length);
});

it('presses and types in every visit but those of shells, one control of a kind at most', () => {
  for (const { page, controls, width } of visits) {
    expect(controls.length > 0).toBe(page.controls.length > 0);
    expect(new Set(controls.map(({ kind }) => kind)).size).toBe(controls.length);
    expect(controls.some(({ isAlone }) => isAlone)).toBe(
      controls.length === 1 && controls[0]?.isAlone === true,
    );
    expect(controls.every((one) => one.width === undefined || one.width === width)).toBe(true);
  }
});

it('tries every control of a page with every fault', () => {
  const tried = new Set(
    visits.flatMap(({ page, fault, controls }) =>
      controls.map(({ kind, name }) => [page.name, fault, kind, name].join()),
    ),
  );
  const wanted = pages.flatMap((page) =>
    faults.flatMap((fault) => page.controls.map(({ kind, name }) => [page.name, fault, kind, name].join())),
  );
  expect(wanted.filter((one) => !tried.has(one))).toEqual([]);
});

it('plans for as many scripts and faults of a page as it is asked for, in an order of the seed', () => {
  for (const page of pages) {
    const cellsOf = (seed: number): string[] =>
      visitsOf(page, scripts, seed, 5).map(({ script, fault }) => [script.part, fault].join());
    const [some, others] = [new Set(cellsOf(12)), new Set(cellsOf(13))];
    expect(some.size).toBe(5);
    expect(cellsOf(12)).toEqual(cellsOf(12));
    expect(others).not.toEqual(some);
  }
});
