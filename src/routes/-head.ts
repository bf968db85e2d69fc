import { configuration } from '#app/configuration.ts';

/** Title and description of a page, for `head` of its route. */
export const headOf = ({ title, description }: { title: string; description: string }) => ({
  meta: [{ title: `${title} | ${configuration.brand}` }, { name: 'description', content: description }],
});
