import { css } from '#styled-system/css';
import { center, grid } from '#styled-system/patterns';
import { cardStyle } from '#ui/card-style.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import { wizardLayout } from './wizard.tsx';

const loadingText = center({ gap: '3', minH: '9', fontWeight: 'semibold', mb: { base: '5', md: '8' } });
const main = css({ gridArea: 'main', gap: '6' });
const fields = grid({ gap: '5', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } });
const aside = css({ gridArea: 'aside', gap: '4', hideBelow: 'lg' });
const formStyle = css({ pb: '8' });

/** The placeholder while profile and cart load (specification §2 "Checkout"). */
export function CheckoutLoading() {
  return (
    <div className={formStyle}>
      <p className={loadingText} aria-hidden="true">
        <Spinner />
        {checkoutWording.loading}
      </p>
      <Waiting text={checkoutWording.loading} />
      <div className={wizardLayout()}>
        <div className={`${cardStyle()} ${main}`}>
          <Skeleton shape="title" />
          <div className={fields}>
            {['first name', 'last name', 'e-mail', 'phone', 'address', 'city'].map((field) => (
              <Skeleton key={field} shape="field" />
            ))}
          </div>
        </div>
        <div className={`${cardStyle()} ${aside}`}>
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </div>
      </div>
    </div>
  );
}
