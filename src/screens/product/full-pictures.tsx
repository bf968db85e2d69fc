import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Frame } from '#rules/picture-kind.ts';
import { flex, grid } from '#styled-system/patterns';
import { IconButton } from '#ui/icon-button.tsx';
import { Modal } from '#ui/modal.tsx';
import { Picture } from '#ui/picture.tsx';
import { productWording } from '#wording/product.ts';
import { productHelpWording } from '#wording/product-help.ts';
import { useSwipe } from '../swipe.ts';

const wording = productWording.pictures;

// As large as the window lets it be, whole; the browser's own zoom goes on from there. Nothing of a photo's colour is beside it.
const stage = grid({
  gap: '3',
  mx: { base: '-5', md: '0' },
  touchAction: 'pan-y pinch-zoom',
  '& > img': {
    h: '[calc(100vh - 11rem)]',
    aspectRatio: '[auto]',
    objectFit: 'contain',
    background: '[none !important]',
  },
});
const arrows = flex({ justify: 'center', gap: '6' });

export type FullPicturesProps = {
  name: string;
  pictures: readonly Frame[];
  index: number;
  open: boolean;
  onTurn: (way: 'previous' | 'next') => void;
  onClose: () => void;
};

/** An animal's pictures over the whole window: arrow keys, a swipe or two buttons turn them, Escape and Back close. */
export function FullPictures({ name, pictures, index, open, onTurn, onClose }: FullPicturesProps) {
  const swipe = useSwipe((distance) => onTurn(distance > 0 ? 'previous' : 'next'));
  const several = pictures.length > 1;
  const shown = pictures[index];
  const place = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    onTurn(event.key === 'ArrowLeft' ? 'previous' : 'next');
  });
  // The arrow keys turn them wherever the focus is in the dialog.
  useEffect(() => {
    const dialog = open && several ? place.current?.closest('dialog') : null;
    const turn = (event: KeyboardEvent) => onKey(event);
    dialog?.addEventListener('keydown', turn);
    return () => dialog?.removeEventListener('keydown', turn);
  }, [open, several]);
  return (
    <Modal
      open={open}
      onClose={onClose}
      side="full"
      title={several && shown ? wording.position(shown) : name}
      closeLabel={productHelpWording.full.close}
    >
      <div className={stage} {...(several && swipe)} ref={place}>
        <Picture src={shown?.src} alt={shown ? wording.alt(name, shown) : name} width={1200} eager />
        {several && (
          <div className={arrows}>
            <IconButton
              label={wording.previous}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => onTurn('previous')}
            />
            <IconButton
              label={wording.next}
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => onTurn('next')}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}
