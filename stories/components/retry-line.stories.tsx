import type { Meta } from '@storybook/react-vite';
import { RetryLine } from '#ui/retry-line.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Nouvel essai',
  component: RetryLine,
  args: { text: 'Les pays ne se sont pas chargés.', retryLabel: 'Réessayer', onRetry: () => {} },
} satisfies Meta<typeof RetryLine>;

export const Part = { ...part, name: 'Ligne « réessayer »' };
