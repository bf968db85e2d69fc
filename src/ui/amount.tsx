import { css } from '#styled-system/css';

const unit = css({ fontSize: '[0.7em]', fontWeight: 'bold' });

/** An amount whose unit is smaller than its figures: « 165 000 FCFA ». */
export function Amount({ text }: { text: string }) {
  const end = text.lastIndexOf('\u00a0');
  return end < 0 ? (
    text
  ) : (
    <>
      {text.slice(0, end)}
      <span className={unit}>{text.slice(end)}</span>
    </>
  );
}
