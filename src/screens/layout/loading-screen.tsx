import { center } from '#styled-system/patterns';
import { Spinner } from '#ui/spinner.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { layoutWording } from '#wording/layout.ts';

const frame = center({ gap: '3', minH: '[60vh]', color: 'muted' });

/** The loading state of a page without a skeleton of its own. */
export function LoadingScreen({ text = layoutWording.loading }: { text?: string }) {
  return (
    <div className={frame}>
      <Spinner />
      <span aria-hidden="true">{text}</span>
      <Waiting text={text} />
    </div>
  );
}
