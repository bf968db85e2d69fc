import fc from 'fast-check';
import { array, type GenericSchema, looseObject, optional, picklist, safeParse, string } from 'valibot';
import { expect, it } from 'vitest';
import { createClient } from '#data/client.ts';
import { count, francs, id } from '#data/shape.ts';
import { everyOrderStatus } from '#openapi/words.ts';
import { type Case, judge } from './broken/testing/judge.ts';
import { consumers } from './consumers.ts';
import type { Interaction } from './interaction.ts';
import { readPact } from './pact-file.ts';

/** The number of generated answers for each interaction with a body; set by CONTRACT_CASES. */
const perInteraction = Number(process.env.CONTRACT_CASES ?? 5);
const seed = 20261121;

type Trail = (string | number)[];

const placesOf = (value: unknown, trail: Trail = []): Trail[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, child]) => [
        [...trail, Array.isArray(value) ? Number(key) : key],
        ...placesOf(child, [...trail, Array.isArray(value) ? Number(key) : key]),
      ]);

function put(value: unknown, [key = '', ...rest]: Trail, what: unknown): unknown {
  const copy = structuredClone(value) as Record<string | number, unknown>;
  if (rest.length > 0) copy[key] = put(copy[key], rest, what);
  else if (what === undefined) delete copy[key];
  else copy[key] = what;
  return copy;
}

/** An answer with one field changed or removed, or a list with such a second record. */
function answersTo(example: unknown): fc.Arbitrary<unknown> {
  const changed = fc
    .record({
      trail: fc.constantFrom(...placesOf(example)),
      what: fc.constantFrom<unknown>(
        ...[undefined, null, '', 'texte', '850000.00', '12', -1, 0, 7, 1.5, true, [], {}, [null]],
        ...['2026-01-01T00:00:00+02:00', 'PAID', 'F', 'petit', 'a\u0000b', 'x'.repeat(65)],
      ),
    })
    .map(({ trail, what }) => put(example, trail, what));
  if (!Array.isArray(example)) return fc.oneof(changed, fc.constant(example));
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: changed.map((other) => [...example, ...(other as unknown[])]) },
  );
}

/** The lenient fields, which may be anything and are missing from the examples of the pacts. */
const withFreeFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withFreeFields);
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, withFreeFields(child)]),
  );
  return 'name' in inside && 'price' in inside
    ? { image1: '/1.svg', taille: 'petit', image2: null, ...inside }
    : inside;
};

const read = Object.entries(consumers).flatMap(([consumer, asked]) => {
  const { interactions } = readPact(consumer);
  return asked.flatMap((interaction: Interaction) => {
    const written = interactions.find(({ description }) => description === interaction.asks);
    // Only bodies are generated; an answer that also needs a header is in another interaction as well.
    const { headers, shape, status } = interaction.answer;
    return shape === undefined || headers !== undefined || status >= 400 || written === undefined
      ? []
      : [{ interaction, shape, written }];
  });
});

/* The fields that the shop reads although they differ from the pact, by a field that identifies their record: a price that is
   not numeric is 0 (specification §5), a status may be a word that the shop does not know, an import may have left the others empty. */
const asked: Readonly<Record<string, GenericSchema>> = {
  quantity_initial: looseObject({
    price: francs,
    description: string(),
    category: looseObject({ id, nom_categorie: string() }),
    origine: looseObject({ flag: string() }),
    quantity_vendu: count,
  }),
  libelle: looseObject({ flag: string() }),
  order_number: looseObject({ status: optional(picklist(everyOrderStatus)) }),
  items: looseObject({
    items: array(
      looseObject({ product: looseObject({ category: looseObject({ nom_categorie: string() }) }) }),
    ),
  }),
};

/* Nothing was dropped, and nothing that differs from the pact was read. */
function whole(shape: GenericSchema, body: unknown): boolean {
  const parsed = safeParse(shape, body);
  if (!parsed.success) return false;
  const records = (Array.isArray(body) ? body : [body]) as object[];
  if (Array.isArray(parsed.output) && parsed.output.length < records.length) return false;
  return Object.entries(asked).every(([field, as]) =>
    records.every((record) => !(field in record) || safeParse(as, record).success),
  );
}

it('a verification accepts exactly the answers that the shop reads completely', async () => {
  const cases: (Case & { name: string; taken: boolean })[] = [];
  for (const { interaction, shape, written } of read) {
    const bodies = fc.sample(answersTo(withFreeFields(interaction.answer.example)), {
      seed,
      numRuns: perInteraction,
    });
    for (const body of bodies) {
      const text = JSON.stringify(body);
      const { status } = interaction.answer;
      const client = createClient({
        root: 'https://belier.test/api/v1',
        token: () => null,
        csrf: () => [],
        fetch: async () => new Response(text, { status }),
      });
      const outcome = await interaction.call(client).catch(() => undefined);
      cases.push({
        name: `${interaction.asks} answered ${text}`,
        interaction: written,
        answer: { status, body: text },
        taken: outcome?.kind === 'ok' && whole(shape, body),
      });
    }
  }
  const passed = (await judge(cases)).map((mismatches) => mismatches.length === 0);
  const differing = cases
    .filter(({ taken }, at) => taken !== passed[at])
    .map(({ name, taken }) => `${taken ? 'taken by the shop' : 'let pass'}: ${name}`);
  expect(differing).toEqual([]);
  // Both results have to occur often, or the test has no effect.
  expect(passed.filter(Boolean).length).toBeGreaterThan(cases.length / 5);
  expect(passed.filter((one) => !one).length).toBeGreaterThan(cases.length / 5);
});
