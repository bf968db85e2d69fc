import { ImageDown } from 'lucide-react';
import type { NamedPicture } from '#browser/send-picture.ts';
import type { shareMachine } from '#machines/browsing/share.machine.ts';
import { css } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { linkStyle } from '#ui/link-style.ts';
import { receiptWording as wording } from '#wording/receipt.ts';
import type { MachineProps } from '../machine-props.ts';

const frame = grid({ gap: '3', justifyItems: 'start' });
const picture = css({ w: 'full', maxW: '[22rem]', border: 'hairline', borderRadius: 'md' });

type ReceiptProps = MachineProps<typeof shareMachine> & { picture: NamedPicture; alt: string };

/** Envoyer un reçu: the device's sheet, or the picture itself, to download or, inside an app's browser, to hold. */
export function Receipt({ snapshot, send, picture: { name, url }, alt }: ReceiptProps) {
  const isShown = snapshot.matches('choosing');
  return (
    <div className={frame}>
      <Button
        variant="secondary"
        size="compact"
        aria-expanded={isShown}
        onClick={() => send({ type: 'share.pressed' })}
      >
        <ImageDown aria-hidden="true" />
        {wording.send}
      </Button>
      {isShown && (
        <>
          <img src={url} alt={alt} className={picture} />
          <p role="status">{wording.hold}</p>
          <a href={url} download={name} className={linkStyle({ reach: 'thumb' })}>
            {wording.download}
          </a>
        </>
      )}
    </div>
  );
}
