import type { Meta } from '@storybook/react-vite';
import { StrengthMeter } from '#ui/strength-meter.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Force d’un mot de passe',
  component: StrengthMeter,
  args: { label: 'Sécurité du mot de passe', points: 1, level: 'Faible' },
} satisfies Meta<typeof StrengthMeter>;

export const Part = { ...part, name: 'Force d’un mot de passe' };
export const Strong = { ...Part, name: 'Force d’un mot de passe : fort', args: { points: 4, level: 'Fort' } };
