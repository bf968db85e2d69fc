import { array, type InferOutput, looseObject, nullable, number, picklist, string } from 'valibot';
import { expectTypeOf, it } from 'vitest';
import type { Misfit } from './answer.ts';

type Animal = { id: string; taille: 'petit' | 'grand'; sold: number | null; category: { name: string } };

const shape = looseObject({
  id: string(),
  taille: picklist(['petit', 'grand']),
  sold: nullable(number()),
  category: looseObject({ name: string() }),
});
type Read = InferOutput<typeof shape>;

it('an answer type has no misfit if the shape describes the same fields or fewer', () => {
  expectTypeOf<Misfit<Animal, Read>>().toBeNever();
  const less = looseObject({ id: string() });
  expectTypeOf<Misfit<Animal, InferOutput<typeof less>>>().toBeNever();
});

it('a misfit names the field: with another type, with an unknown word, missing, or in a list', () => {
  expectTypeOf<Misfit<Omit<Animal, 'id'> & { id: number }, Read>>().toEqualTypeOf<'answer.id'>();
  type Grown = Omit<Animal, 'taille'> & { taille: 'petit' | 'grand' | 'géant' };
  expectTypeOf<Misfit<Grown, Read>>().toEqualTypeOf<'answer.taille'>();
  const strict = looseObject({ ...shape.entries, sold: number() });
  expectTypeOf<Misfit<Animal, InferOutput<typeof strict>>>().toEqualTypeOf<'answer.sold'>();
  const list = array(looseObject({ category: looseObject({ name: number() }) }));
  expectTypeOf<Misfit<Animal[], InferOutput<typeof list>>>().toEqualTypeOf<'answer[].category.name'>();
});
