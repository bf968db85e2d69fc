import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileMachine } from '#machines/account/profile.machine.ts';
import { ProfileForm } from '#screens/dashboard/profile-form.tsx';
import { sampleCountries } from '../sample/account.ts';
import { inAccount } from '../sample/in-account.tsx';
import { sampleUser } from '../sample/user.ts';
import { unpictured, useLiving } from './manual-answers.ts';
import { profile } from './samples.ts';

function LivingProfile() {
  const live = useLiving(profileMachine, profile, { input: { user: sampleUser, draft: null } });
  return (
    <ProfileForm
      {...live}
      countries={{ state: 'ready', data: sampleCountries }}
      onCountriesRetry={() => undefined}
    />
  );
}

const meta = {
  title: 'Espace client/Profil/En direct',
  component: LivingProfile,
  decorators: [inAccount('profil')],
  tags: ['en-direct', '!autodocs'],
  parameters: {
    ...unpictured,
    path: '/dashboard',
    statechart: { events: { 'field.changed': { type: 'field.changed', field: 'ville', value: 'Bouaké' } } },
  },
} satisfies Meta<typeof LivingProfile>;

export default meta;

export const Live: StoryObj<typeof meta> = { name: 'En direct : et si ?' };
