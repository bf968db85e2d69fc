import { wrap } from '#styled-system/patterns';
import { Button } from './button.tsx';

const line = wrap({ align: 'center', gap: '4', color: 'muted' });

type RetryLineProps = {
  text: string;
  retryLabel: string;
  onRetry: () => void;
  /** Another part of the page that failed as well announces it. */
  announcedElsewhere?: boolean;
};

/** A line for a part of a page that failed to load, with a retry button. */
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
