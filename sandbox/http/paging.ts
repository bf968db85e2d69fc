/** Which part of a list is read. */
export type Part = { limit: number; offset: number };

/** How many entries a page of the back office holds. */
const usual = 100;

/** The part that a query asks for: the first page where it asks for none. */
export const partOf = ({ page = 1, page_size = usual }: { page?: number; page_size?: number }): Part => ({
  limit: page_size,
  offset: (page - 1) * page_size,
});
