import { Check, Link2 } from 'lucide-react';
import { useId } from 'react';
import { css } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { buttonStyle } from '#ui/button-style.ts';
import { productWording } from '#wording/product.ts';
import type { Sharing } from './share-button.tsx';
import { WhatsAppLink } from './whatsapp-link.tsx';

const { share } = productWording;

const list = grid({ gap: '2' });
const said = css({
  '& p': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    pt: '3',
    px: '2',
    textStyle: 'small',
    fontWeight: 'semibold',
  },
  '& svg': { w: '4.5', h: '4.5', flexShrink: '0', color: 'success' },
});
const field = css({
  w: 'full',
  minH: '11',
  mt: '2',
  px: '3',
  py: '2',
  resize: 'none',
  bg: 'page',
  color: 'text',
  border: 'input',
  borderRadius: 'md',
  fontSize: 'small',
});

/** What the page offers where the device has no share sheet: WhatsApp, a copy of the address, the address itself. */
export function ShareChoice({ snapshot, send }: Sharing) {
  const id = useId();
  const { text, url } = snapshot.context.page;
  const wording = url === undefined ? share.message : share.page;
  const copied = snapshot.matches({ choosing: 'copied' });
  const uncopied = snapshot.matches({ choosing: 'uncopied' });
  return (
    <>
      <div className={list}>
        <WhatsAppLink message={url === undefined ? text : `${text}\n${url}`}>{share.whatsApp}</WhatsAppLink>
        <button
          type="button"
          className={buttonStyle({ variant: 'secondary', size: 'compact' })}
          onClick={() => send({ type: 'copy.pressed' })}
        >
          <Link2 aria-hidden="true" />
          {wording.copy}
        </button>
      </div>
      <div className={said} role="status">
        {copied && (
          <p>
            <Check aria-hidden="true" />
            {wording.copied}
          </p>
        )}
        {uncopied && <p id={id}>{wording.uncopied}</p>}
      </div>
      {uncopied && (
        <textarea
          className={field}
          readOnly
          rows={url === undefined ? 6 : 1}
          value={url ?? text}
          aria-label={wording.whole}
          aria-describedby={id}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}
