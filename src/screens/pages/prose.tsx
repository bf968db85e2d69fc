import { css } from '#styled-system/css';

/** The look of text that is there to be read: a column of 680 px, air between paragraphs and lists. */
export const prose = css({
  maxW: 'prose',
  minW: '0',
  textStyle: 'body',
  lineHeight: '[1.65]',
  // A telephone number, kept together by its spaces, breaks where it is wider than its column.
  overflowWrap: 'anywhere',
  '& p + p': { mt: '4' },
  '& p + :is(ul, ol), & :is(ul, ol) + p': { mt: '3' },
  '& ul': { listStyle: '[disc]' },
  '& ol': { listStyle: '[decimal]' },
  '& :is(ul, ol)': { pl: '5.5' },
  '& li + li': { mt: '2' },
  '& li::marker': { color: 'primary', fontWeight: 'bold' },
  '& a:not([class])': { color: 'primary', fontWeight: 'semibold', textDecoration: 'underline' },
});

/** A link that is a paragraph or an entry of a list by itself: easy to hit with a thumb. */
export const proseLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '8',
  color: 'primary',
  fontWeight: 'semibold',
  textDecoration: 'underline',
});

/** Each text as a paragraph, or as an entry of a list. */
export const paragraphs = (texts: readonly string[]) => texts.map((text) => <p key={text}>{text}</p>);
export const entries = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>);
