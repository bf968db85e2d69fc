import { CircleCheck, Search, Truck } from 'lucide-react';
import type { FormEvent } from 'react';
import type { orderLookupMachine } from '#machines/orders/order-lookup.machine.ts';
import { css, cx } from '#styled-system/css';
import { flex, grid, stack } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { submittedIn, useFieldReader } from '#ui/form.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { orderLookupWording as wording } from '#wording/order-lookup.ts';
import { formOf } from '../form-fields.ts';
import type { MachineProps } from '../machine-props.ts';
import { ContentPage } from '../pages/content-page.tsx';

const columns = grid({
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 25rem]' },
  gap: { base: '5', lg: '8' },
  alignItems: 'start',
});
const column = stack({ align: 'flex-start', gap: '4.5' });
const wide = css({ w: 'full' });
const result = flex({
  mt: '6',
  align: 'flex-start',
  gap: '4',
  p: '5',
  borderRadius: 'lg',
  bg: 'successSoft',
  '& > div': { minW: '0', overflowWrap: 'anywhere' },
  '& svg': { w: '7', h: '7', flexShrink: '0', color: 'success' },
});
const failure = css({
  mt: '6',
  p: '5',
  borderRadius: 'lg',
  bg: 'dangerSoft',
  color: 'danger',
  fontWeight: 'semibold',
});
const title = css({ textStyle: 'h3' });
const numberStyle = css({ textStyle: 'small', color: 'muted', overflowWrap: 'anywhere' });
const note = css({ gap: '3', alignItems: 'flex-start', bg: 'quiet', borderColor: 'transparent' });

const found = { preparing: Truck, delivered: CircleCheck } as const;

type OrderLookupProps = MachineProps<typeof orderLookupMachine>;

/** The simulated lookup of an order; it refers customers to their real orders (specification §2 "Order status check page", §4). */
export function OrderLookupScreen({ snapshot, send }: OrderLookupProps) {
  const { values, onField, onSubmit } = formOf('order-lookup', snapshot.context.values, send);
  const form = useFieldReader({ values, onField });
  const isBusy = snapshot.hasTag('busy');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(submittedIn(event.currentTarget, values));
    event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <ContentPage title={wording.title} lead={wording.lead}>
      <div className={columns}>
        <div className={cardStyle()}>
          <form method="post" ref={form} className={column} noValidate onSubmit={submit}>
            <TextField
              className={wide}
              label={wording.number}
              name="order_number"
              autoComplete="off"
              required
              defaultValue={values.order_number}
              error={errorOf(snapshot)}
              comesByItself
            />
            <Button type="submit" busy={isBusy}>
              {!isBusy && <Search aria-hidden="true" />}
              {isBusy ? wording.submitting : wording.submit}
            </Button>
          </form>
          <div role="status">
            <Found snapshot={snapshot} />
            {snapshot.matches({ filling: 'unreachable' }) && (
              <p className={failure}>{wording.errors.failed}</p>
            )}
          </div>
        </div>
        <section className={cx(cardStyle(), note)}>
          <h2 className={title}>{wording.demonstration.title}</h2>
          <p>
            <Unbroken>{wording.demonstration.text}</Unbroken>
          </p>
          <ButtonLink to="/dashboard" search={{ onglet: 'commandes' }} variant="secondary">
            {wording.dashboard}
          </ButtonLink>
        </section>
      </div>
    </ContentPage>
  );
}

function errorOf(snapshot: OrderLookupProps['snapshot']): string | undefined {
  if (snapshot.matches({ filling: 'invalid' })) return wording.errors['number-required'];
  if (snapshot.matches({ filling: 'unknown' })) return wording.errors['number-unknown'];
  return undefined;
}

function Found({ snapshot }: Pick<OrderLookupProps, 'snapshot'>) {
  const states = ['preparing', 'delivered'] as const;
  const state = states.find((one) => snapshot.matches({ filling: one }));
  if (state === undefined) return null;
  const { name, details } = wording.states[state];
  const Mark = found[state];
  return (
    <div className={result}>
      <Mark aria-hidden="true" />
      <div>
        <p className={title}>{wording.state(name)}</p>
        <p>{details}</p>
        <p className={numberStyle}>{snapshot.context.number}</p>
      </div>
    </div>
  );
}
