import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { profileMachine } from '#machines/account/profile.machine.ts';
import { ProfileForm } from '#screens/dashboard/profile-form.tsx';
import { sampleCountries } from '../sample/account.ts';
import { inAccount } from '../sample/in-account.tsx';
import { sampleUser } from '../sample/user.ts';
import { living, unpictured, useShown } from './manual-answers.ts';
import { profile } from './samples.ts';

function LivingProfile() {
  const [machine] = useState(() => living(profileMachine, profile));
  const [snapshot, send, actor] = useMachine(machine, { input: { user: sampleUser, draft: null } });
  useShown(actor);
  return (
    <ProfileForm
      snapshot={snapshot}
      send={send}
      countries={{ state: 'ready', data: sampleCountries }}
      onCountriesRetry={() => undefined}
    />
  );
}

const meta = {
  title: 'Espace client/Profil/En direct',
  component: LivingProfile,
  decorators: [inAccount('profil')],
  tags: ['live', '!autodocs'],
  parameters: {
    ...unpictured,
    path: '/dashboard',
    statechart: { events: { 'field.changed': { type: 'field.changed', field: 'ville', value: 'Bouaké' } } },
  },
} satisfies Meta<typeof LivingProfile>;

export default meta;

export const Live: StoryObj<typeof meta> = { name: 'En direct : et si ?' };
