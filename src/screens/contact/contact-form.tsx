import { CircleCheck } from 'lucide-react';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SnapshotFrom } from 'xstate';
import type { ContactEvent, contactMachine } from '#machines/contact.ts';
import type { ContactField } from '#rules/contact.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { contactWording } from '#wording/contact.ts';

const form = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
  gap: '4.5',
  alignItems: 'start',
});
const wide = css({ gridColumn: '[1 / -1]' });
const titleStyle = css({ textStyle: 'h2', fontSize: '[1.625rem]' });
const hint = css({ textStyle: 'small', color: 'muted', mt: '1', mb: '5' });
const footer = css({ gridColumn: '[1 / -1]' });
const done = css({
  mt: '4',
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  px: '4.5',
  py: '3.5',
  borderRadius: 'md',
  bg: 'successSoft',
  color: 'success',
  fontWeight: 'semibold',
  '& svg': { w: '5', h: '5', flexShrink: '0' },
});

export type ContactProps = {
  snapshot: SnapshotFrom<typeof contactMachine>;
  send: (event: ContactEvent) => void;
};

/** The contact form: four required fields, their errors beside them, and the alert that it was sent (specification §2, §5). */
export function ContactForm({ snapshot, send }: ContactProps) {
  const { values, errors } = snapshot.context;
  const field = (name: ContactField) => {
    const code = errors[name];
    return {
      name,
      required: true,
      label: contactWording[name],
      value: values[name],
      onChange: (value: string) => send({ type: 'field.edited', field: name, value }),
      error: code === undefined ? undefined : contactWording.errors[code],
    };
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    flushSync(() => send({ type: 'message.submitted' }));
    fields.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  return (
    <section className={cardStyle()}>
      <h2 className={titleStyle}>{contactWording.form}</h2>
      <p className={hint}>{contactWording.required}</p>
      <form className={form} noValidate onSubmit={submit}>
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('subject')} className={wide} />
        <TextArea {...field('message')} rows={6} className={wide} />
        <div className={footer}>
          <Button type="submit">{contactWording.submit}</Button>
          <div role="status">
            {snapshot.matches('sent') && (
              <p className={done}>
                <CircleCheck aria-hidden="true" />
                {contactWording.success}
              </p>
            )}
          </div>
        </div>
      </form>
    </section>
  );
}
