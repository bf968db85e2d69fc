import { ImageDown } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { configuration } from '#configuration/configuration.ts';
import type { shareMachine } from '#machines/browsing/share.machine.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { displayPhone } from '#rules/phone.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { linkStyle } from '#ui/link-style.ts';
import { receiptWording as wording } from '#wording/receipt.ts';
import type { MachineProps } from '../machine-props.ts';
import { drawReceipt } from './draw-receipt.ts';

const picture = css({ mt: '3', w: 'full', maxW: '[22rem]', border: 'hairline', borderRadius: 'md' });

/** `at`: when the provider answered, in ms since the epoch. */
export type ReceiptOf = { order: ReadOrder; standing: Standing; at: number };

type ReceiptProps = MachineProps<typeof shareMachine> & ReceiptOf & { drawn: RefObject<string> };

/**
 * Envoyer un reçu: the device's sheet, or the picture itself, to download or, inside an app's browser, to hold. It is drawn into
 * `drawn` before the press, which alone may open the sheet, and shows what was said when it was first shown.
 */
export function Receipt({ snapshot, send, drawn, ...props }: ReceiptProps) {
  const [rows] = useState(() =>
    wording.rows({ ...props, phone: displayPhone(configuration.phones[0] ?? '') }),
  );
  const [url, setUrl] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    drawn.current = canvas.current === null ? '' : drawReceipt(canvas.current, configuration.brand, rows);
    setUrl(drawn.current);
  }, [drawn, rows]);
  const isShown = snapshot.matches('choosing');
  return (
    <div>
      <canvas ref={canvas} hidden />
      <Button
        variant="secondary"
        size="compact"
        aria-expanded={isShown}
        disabled={url === ''}
        onClick={() => send({ type: 'share.pressed' })}
      >
        <ImageDown aria-hidden="true" />
        {wording.send}
      </Button>
      {isShown && (
        <>
          <img src={url || undefined} alt={rows.map((row) => row.join(' ')).join('. ')} className={picture} />
          <p role="status">{wording.hold}</p>
          <a
            href={url || undefined}
            download={wording.file(props.order.order_number)}
            className={linkStyle({ reach: 'thumb' })}
          >
            {wording.download}
          </a>
        </>
      )}
    </div>
  );
}
