import { array, type InferOutput, looseObject, nullable, number, picklist, string } from 'valibot';
import { expectTypeOf, it } from 'vitest';
import type { TypeMismatch } from './answer.ts';

type Animal = { id: string; taille: 'petit' | 'grand'; sold: number | null; category: { name: string } };

const shape = looseObject({
  id: string(),
  taille: picklist(['petit', 'grand']),
  sold: nullable(number()),
  category: looseObject({ name: string() }),
});
type Read = InferOutput<typeof shape>;

it('an answer type has no misfit if the shape describes the same fields or fewer', () => {
  expectTypeOf<TypeMismatch<Animal, Read>>().toBeNever();
  const less = looseObject({ id: string() });
  expectTypeOf<TypeMismatch<Animal, InferOutput<typeof less>>>().toBeNever();
});

it('a misfit names the field: with another type, with an unknown word, missing, or in a list', () => {
  expectTypeOf<TypeMismatch<Omit<Animal, 'id'> & { id: number }, Read>>().toEqualTypeOf<'answer.id'>();
  type Grown = Omit<Animal, 'taille'> & { taille: 'petit' | 'grand' | 'géant' };
  expectTypeOf<TypeMismatch<Grown, Read>>().toEqualTypeOf<'answer.taille'>();
  const strict = looseObject({ ...shape.entries, sold: number() });
  expectTypeOf<TypeMismatch<Animal, InferOutput<typeof strict>>>().toEqualTypeOf<'answer.sold'>();
  const list = array(looseObject({ category: looseObject({ name: number() }) }));
  expectTypeOf<TypeMismatch<Animal[], InferOutput<typeof list>>>().toEqualTypeOf<'answer[].category.name'>();
});
