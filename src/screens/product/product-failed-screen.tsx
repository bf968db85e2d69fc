import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { productWording } from '#wording/product.ts';

const wording = productWording.failed;

/** An animal's page where the animal did not come: no answer, or one that could not be read. */
export function ProductFailedScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <StatePanel
      scene="failed"
      level={1}
      title={wording.title}
      role="alert"
      action={
        <>
          <Button onClick={onRetry}>{wording.retry}</Button>
          <ButtonLink to="/shop" variant="secondary">
            {wording.shop}
          </ButtonLink>
        </>
      }
    >
      {wording.text}
    </StatePanel>
  );
}
