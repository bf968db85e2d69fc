import { css } from '#styled-system/css';

// Only a word that is wider than its parent breaks.
const word = css({ display: 'inline-block', maxW: 'full' });

/** A text whose words never break at their hyphens (« souhaitez-vous », « Bali-Bali », « TBK-1002 »); its characters are unchanged. */
export function Unbroken({ children }: { children: string }) {
  if (!children.includes('-')) return children;
  return children.split(/( )/).map((part, index) =>
    part.includes('-') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text have no other name
      <span key={index} className={word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
