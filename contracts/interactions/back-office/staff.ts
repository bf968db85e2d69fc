import { array } from 'valibot';
import {
  accountShape,
  deleteUser,
  listStaff,
  listUsers,
  registerStaff,
  updateStaff,
} from '#data/back-office/staff.ts';
import { account, ids } from '../../examples.ts';
import { done, fromState, type Interaction, reads } from '../../interaction.ts';
import { reading, writing } from './asking.ts';

const { email, phone, staffId, unknownId, userId } = ids;
const person = {
  first_name: 'Moussa',
  last_name: 'Diallo',
  password1: 'Equipe-2026',
  role: 'staff',
} as const;

/** What administrators ask of accounts (specification §7). */
export const staff: Interaction[] = [
  ...writing({
    operation: 'registerStaff',
    asks: 'to register a member of staff',
    path: '/auth/register-staff-member/',
    body: {
      ...person,
      email: fromState('{email}', { email }),
      numero_telephone: fromState('{phone}', { phone }),
    },
    answer: reads(accountShape, account, 201),
    call: (client) => registerStaff(client, { ...person, email, numero_telephone: phone }),
    invalid: {
      body: { ...person, email: '', numero_telephone: '' },
      call: (client) => registerStaff(client, { ...person, email: '', numero_telephone: '' }),
    },
  }),
  ...writing({
    operation: 'updateStaff',
    asks: 'to change a member of staff',
    path: '/auth/register-staff-member/{staffId}/',
    id: ['staffId', staffId, unknownId],
    body: { is_active: false },
    answer: reads(accountShape, account),
    call: (client, id) => updateStaff(client, { id, changes: { is_active: false } }),
  }),
  ...writing({
    operation: 'deleteUser',
    asks: 'to delete a user',
    path: '/auth/users/{userId}/',
    id: ['userId', userId, unknownId],
    answer: done(204),
    call: (client, id) => deleteUser(client, { id }),
  }),
  ...reading(
    'listUsers',
    'for the customers',
    '/auth/users-list/',
    reads(array(accountShape), [account]),
    (client) => listUsers(client),
  ),
  ...reading(
    'listStaff',
    'for the staff',
    '/auth/personnel-list/',
    reads(array(accountShape), [account]),
    (client) => listStaff(client),
  ),
];
