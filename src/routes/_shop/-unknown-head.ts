import { headOf } from '../-head.ts';

/** Title and description of a page whose product, category or country does not exist. */
export const unknownHead = async () => {
  const { errorsWording } = await import('#wording/errors.ts');
  return headOf(errorsWording.notFound.page);
};
