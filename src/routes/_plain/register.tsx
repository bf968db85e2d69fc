import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { configuration } from '#app/configuration.ts';
import { registrationEffects, registrationInput } from '#effects/registration.ts';
import { registrationMachine } from '#machines/account/registration.ts';
import { normalized } from '#rules/text.ts';
import { RegistrationScreen } from '#screens/account/registration.tsx';
import { readCountries } from '../-catalogue.ts';
import { headOf } from '../-head.ts';
import { useProvided } from '../-provided.ts';
import { useResource } from '../-resource.ts';
import { useRetry } from '../-retry.ts';

export const Route = createFileRoute('/_plain/register')({
  loader: ({ context: { app } }) => ({ countries: readCountries(app) }),
  staleTime: 120_000,
  head: async () => headOf((await import('#wording/registration.ts')).registrationWording.page),
  component: RegisterRoute,
});

function RegisterRoute() {
  const { app } = Route.useRouteContext();
  const input = registrationInput(app);
  const { snapshot, send } = useProvided(app, registrationMachine, registrationEffects, { input });
  const countries = useResource(Route.useLoaderData().countries);
  const known = countries.state === 'ready' ? countries.data : [];
  const home = known.find(({ libelle }) => normalized(libelle) === normalized(configuration.country))?.id;
  useEffect(() => {
    if (home !== undefined) send({ type: 'country.proposed', pays: home });
  }, [home, send]);
  return (
    <RegistrationScreen snapshot={snapshot} send={send} countries={countries} onCountriesRetry={useRetry()} />
  );
}
