import { css } from '#styled-system/css';
import { addRefusalsWording } from '#wording/add-refusals.ts';
import type { AddToCart } from './buy-bar.tsx';

const style = css({ textStyle: 'small', fontWeight: 'medium', color: 'danger' });

/** Why the last add was refused, beside its button until the next one (specification §8 Cart). */
export function AddRefused({ snapshot }: Pick<AddToCart, 'snapshot'>) {
  const { refusal } = snapshot.context;
  return (
    <div role="alert">
      {refusal !== null && (
        <p className={style}>{refusal.message ?? addRefusalsWording[refusal.code].text}</p>
      )}
    </div>
  );
}
