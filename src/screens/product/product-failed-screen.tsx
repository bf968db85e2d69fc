import { Link } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
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
          <Link to="/shop" className={buttonStyle({ variant: 'secondary' })}>
            {wording.shop}
          </Link>
        </>
      }
    >
      {wording.text}
    </StatePanel>
  );
}
