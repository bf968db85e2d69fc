import { wrap } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { orderFinishedWording } from '#wording/order-finished.ts';

const line = wrap({ align: 'center', justify: 'center', columnGap: '2', rowGap: '0', textStyle: 'small' });

type InstallViewProps = { onInstall: () => void; onRefuse: () => void };

/** Offers to put the shop on the home screen. */
export function InstallView({ onInstall, onRefuse }: InstallViewProps) {
  const { text, accept, refuse } = orderFinishedWording.install;
  return (
    <div className={line}>
      <span>{text}</span>
      <Button variant="quiet" size="compact" onClick={onInstall}>
        {accept}
      </Button>
      <Button variant="quiet" size="compact" onClick={onRefuse}>
        {refuse}
      </Button>
    </div>
  );
}
