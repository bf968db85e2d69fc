import { css, cva } from '#styled-system/css';
import { flex, grid } from '#styled-system/patterns';

const frame = flex({ align: 'center', gap: '3', minH: '6' });
const track = grid({ gridTemplateColumns: '[repeat(4, 1fr)]', gap: '1.5', flexGrow: '1' });
const part = cva({
  base: { h: '1.5', borderRadius: 'pill', bg: 'quiet', _forcedColors: { border: '[1px solid GrayText]' } },
  variants: {
    level: {
      1: { bg: 'danger', _forcedColors: { bg: '[Highlight]' } },
      2: { bg: 'ochre', _forcedColors: { bg: '[Highlight]' } },
      3: { bg: 'success', _forcedColors: { bg: '[Highlight]' } },
      4: { bg: 'success', _forcedColors: { bg: '[Highlight]' } },
    },
  },
});
const text = css({ textStyle: 'small', fontWeight: 'semibold', minW: '14', textAlign: 'end' });
const hiddenLabel = css({ srOnly: true });

type StrengthMeterProps = {
  /** The subject of the label, visually hidden before it: « Sécurité du mot de passe ». */
  label: string;
  /** How many of the four parts are lit. */
  points: number;
  /** The level in words; colour alone does not convey it. Empty before any input. */
  level: string | null;
};

const parts = [1, 2, 3, 4] as const;

/** The strength of a password: four parts and a word, which is announced when it changes. */
export function StrengthMeter({ label, points, level }: StrengthMeterProps) {
  const lit = parts.find((at) => at === points);
  return (
    <div className={frame}>
      <span className={track} aria-hidden="true">
        {parts.map((at) => (
          <span key={at} className={part(lit !== undefined && at <= lit ? { level: lit } : {})} />
        ))}
      </span>
      <output className={text}>
        {level !== null && (
          <>
            <span className={hiddenLabel}>{label} </span>
            {level}
          </>
        )}
      </output>
    </div>
  );
}
