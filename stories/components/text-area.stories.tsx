import type { Meta } from '@storybook/react-vite';
import { TextArea } from '#ui/text-area.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Zone de texte',
  component: TextArea,
  args: { label: 'Notes', optionalLabel: '(facultatif)', name: 'notes', defaultValue: '' },
} satisfies Meta<typeof TextArea>;

export const Part = { ...part, name: 'Zone de texte' };
