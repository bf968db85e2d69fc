import { useRouter } from '@tanstack/react-router';
import { queryOf } from '#rules/catalogue-query.ts';
import { Suggesting, type SuggestingField } from '#screens/layout/suggestions.tsx';
import { useLists } from './lists.ts';

/** The search's suggestions, subscribed to the shop's lists, and the link of each suggestion. */
export function Suggestions(field: SuggestingField) {
  const router = useRouter();
  return (
    <Suggesting
      {...field}
      {...useLists()}
      onChoose={(chosen) => {
        const { kind, id } = chosen;
        const params = { id };
        if (kind === 'listing') void router.navigate({ to: '/shop', search: queryOf(chosen.listing.state) });
        else if (kind === 'animal') void router.navigate({ to: '/product/$id', params });
        else if (kind === 'help') void router.navigate({ to: '/search', search: { q: field.text } });
        else if (kind === 'category') void router.navigate({ to: '/category/{-$id}', params });
        else void router.navigate({ to: '/product-by-country/$id', params });
      }}
    />
  );
}
