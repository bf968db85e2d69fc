import type { ReactRenderer } from '@storybook/react-vite';
import type { PartialStoryFn } from 'storybook/internal/types';
import { Shelf } from '../ui/shelf.tsx';
import { adjustable } from './sheet.tsx';

/** The one story of a part whose docs page is made of its sources: its properties can be changed. */
export const part = {
  parameters: adjustable,
  decorators: [
    (Story: PartialStoryFn<ReactRenderer>) => (
      <Shelf look="column">
        <Story />
      </Shelf>
    ),
  ],
};
