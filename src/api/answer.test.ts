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

it('a shape that fits, or that checks less, has no misfit', () => {
  expectTypeOf<TypeMismatch<Animal, Read>>().toBeNever();
  const less = looseObject({ id: string() });
  expectTypeOf<TypeMismatch<Animal, InferOutput<typeof less>>>().toBeNever();
});

it('a misfit names its field: of another type, a word too many, a null that is not read, inside of lists', () => {
  expectTypeOf<TypeMismatch<Omit<Animal, 'id'> & { id: number }, Read>>().toEqualTypeOf<'answer.id'>();
  type Grown = Omit<Animal, 'taille'> & { taille: 'petit' | 'grand' | 'géant' };
  expectTypeOf<TypeMismatch<Grown, Read>>().toEqualTypeOf<'answer.taille'>();
  const strict = looseObject({ ...shape.entries, sold: number() });
  expectTypeOf<TypeMismatch<Animal, InferOutput<typeof strict>>>().toEqualTypeOf<'answer.sold'>();
  const list = array(looseObject({ category: looseObject({ name: number() }) }));
  expectTypeOf<TypeMismatch<Animal[], InferOutput<typeof list>>>().toEqualTypeOf<'answer[].category.name'>();
});
