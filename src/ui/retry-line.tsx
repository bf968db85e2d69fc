import { css } from '#styled-system/css';
import { Button } from './button.tsx';

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', color: 'muted' });

type RetryLineProps = {
  text: string;
  retryLabel: string;
  onRetry: () => void;
  /** Another part of the page failed with it, and says so. */
  announcedElsewhere?: boolean;
};

/** A part of a page that did not come: says so in one line and offers to try again; the rest of the page goes on. */
export function RetryLine({ text, retryLabel, onRetry, announcedElsewhere = false }: RetryLineProps) {
  return (
    <div className={line} role={announcedElsewhere ? undefined : 'alert'}>
      <p>{text}</p>
      <Button variant="secondary" size="compact" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
