import { css } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { dashboardWording } from '#wording/dashboard.ts';

const fields = grid({
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '4.5',
  rowGap: '6',
  mt: '6',
});
const field = grid({ gap: '2' });
const control = css({ h: 'control', borderRadius: 'md' });

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The placeholder of the profile form while the customer's data load, or after they failed to. */
export function ProfileUnknown({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (failed) {
    return (
      <StatePanel
        scene="failed"
        title={dashboardWording.userFailed.title}
        role="alert"
        action={<Button onClick={onRetry}>{dashboardWording.userFailed.retry}</Button>}
      >
        {dashboardWording.userFailed.text}
      </StatePanel>
    );
  }
  return (
    <div className={cardStyle()}>
      <Waiting text={dashboardWording.userLoading} />
      <Skeleton shape="title" />
      <div className={fields}>
        {places.map((place) => (
          <div key={place} className={field}>
            <Skeleton shape="short" />
            <Skeleton shape="line" className={control} />
          </div>
        ))}
      </div>
    </div>
  );
}
