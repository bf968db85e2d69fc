import { configuration } from '#configuration/configuration.ts';
import { contactErrors, type contactMachine } from '#machines/browsing/contact.machine.ts';
import { whatsappLink } from '#rules/phone.ts';
import { css } from '#styled-system/css';
import { grid, wrap } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Form } from '#ui/form.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { contactWording } from '#wording/contact.ts';
import { faultsText } from '#wording/faults.ts';
import { helpWording } from '#wording/help.ts';
import { withEmailOffer } from '../field-offers.ts';
import { formFields, formOf } from '../form-fields.ts';
import type { MachineProps } from '../machine-props.ts';

const form = grid({
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
  gap: '4.5',
  alignItems: 'start',
});
const wide = css({ gridColumn: '[1 / -1]' });
const titleStyle = css({ textStyle: 'h2' });
const hint = css({ textStyle: 'small', color: 'muted', mt: '1', mb: '5' });
const faster = wrap({ columnGap: '3' });
const done = css({ '&:not(:empty)': { mt: '4' } });

export type ContactProps = MachineProps<typeof contactMachine>;

/** The contact form: four required fields with their errors, and the success alert (specification §2, §5). */
export function ContactForm({ snapshot, send }: ContactProps) {
  const field = formFields({
    values: snapshot.context.values,
    errors: contactErrors(snapshot.context),
    sentences: contactWording.errors,
    required: true,
  });

  return (
    <section className={cardStyle()}>
      <h2 className={titleStyle}>{contactWording.form}</h2>
      <p className={hint}>{contactWording.required}</p>
      <Form
        faultsText={faultsText}
        className={form}
        draft
        {...formOf('contact', snapshot.context.values, send)}
      >
        <TextField {...field('name')} label={contactWording.name} autoComplete="name" />
        <TextField
          {...withEmailOffer(field('email'), snapshot.context.values.email)}
          label={contactWording.email}
        />
        <TextField {...field('subject')} label={contactWording.subject} className={wide} />
        <TextArea {...field('message')} label={contactWording.message} rows={6} className={wide} />
        <div className={wide}>
          <Button type="submit">{contactWording.submit}</Button>
          <div className={done}>
            {snapshot.matches('sent') && <FormMessage tone="success">{contactWording.success}</FormMessage>}
          </div>
          {snapshot.matches('sent') && (
            <p className={faster}>
              {contactWording.faster}
              {configuration.whatsapp !== '' && (
                <a href={whatsappLink(configuration.whatsapp)} rel="noopener">
                  {helpWording.whatsapp}
                </a>
              )}
              <a href={`mailto:${configuration.email}`}>{configuration.email}</a>
            </p>
          )}
        </div>
      </Form>
    </section>
  );
}
