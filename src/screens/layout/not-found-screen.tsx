import { ButtonLink } from '#ui/button-link.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { errorsWording } from '#wording/errors.ts';

const { notFound } = errorsWording;

type NotFoundScreenProps = {
  /** The missing thing, unless it is the page itself: a product, a category, a country. */
  title?: string;
  text?: string;
};

/** The page of an unknown address or thing, inside the layout, with links to / and /shop. */
export function NotFoundScreen({ title = notFound.title, text = notFound.text }: NotFoundScreenProps) {
  return (
    <StatePanel
      scene="not-found"
      level={1}
      title={title}
      action={
        <>
          <ButtonLink to="/shop">{notFound.shop}</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            {notFound.home}
          </ButtonLink>
        </>
      }
    >
      {text}
    </StatePanel>
  );
}
