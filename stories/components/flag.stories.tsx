import type { Meta } from '@storybook/react-vite';
import { Flag } from '#ui/flag.tsx';
import { sampleCountries } from '../sample/animals.ts';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Drapeau',
  component: Flag,
  args: { src: sampleCountries[1].flag },
} satisfies Meta<typeof Flag>;

export const Part = { ...part, name: 'Drapeau (flag)' };
