import { configuration } from '#configuration/configuration.ts';
import { displayPhone, phoneLink, whatsappLink } from '#rules/phone.ts';
import { center } from '#styled-system/patterns';
import { helpWording } from '#wording/help.ts';
import { layoutWording } from '#wording/layout.ts';

const help = center({
  flexWrap: 'wrap',
  columnGap: '5',
  textStyle: 'small',
  color: 'muted',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    fontWeight: 'semibold',
    color: 'primary',
    _hover: { textDecoration: 'underline' },
  },
});

type HelpProps = {
  /** The prefilled WhatsApp message. */
  question?: string | undefined;
};

/** Contacts: a call, WhatsApp, the help centre, in the same order on every page (WCAG 3.2.6). */
export function Help({ question }: HelpProps) {
  const [phone] = configuration.phones;
  return (
    <p className={help}>
      {helpWording.question}
      {phone !== undefined && <a href={phoneLink(phone)}>{helpWording.call(displayPhone(phone))}</a>}
      {configuration.whatsapp !== '' && (
        <a href={whatsappLink(configuration.whatsapp, question)} rel="noopener">
          {helpWording.whatsapp}
        </a>
      )}
      <a href={`mailto:${configuration.email}`}>{layoutWording.topBar.help}</a>
    </p>
  );
}
