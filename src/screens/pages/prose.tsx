import { css } from '#styled-system/css';

/** The style of long texts: a column of 680 px, with space between paragraphs and lists. */
export const prose = css({
  maxW: 'prose',
  minW: '0',
  textStyle: 'body',
  lineHeight: '[1.65]',
  // A telephone number, whose spaces do not break, breaks if it is wider than its column.
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

/** A link that is a paragraph or a list item by itself: a large target. */
export const proseLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '8',
  color: 'primary',
  fontWeight: 'semibold',
  textDecoration: 'underline',
});

/** Each text as a paragraph, or as a list item. */
export const paragraphs = (texts: readonly string[]) => texts.map((text) => <p key={text}>{text}</p>);
export const entries = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>);
