import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { configuration } from '#configuration/configuration.ts';
import { readCountries } from '#data/catalogue.ts';
import { useResource } from '#data/resource.ts';
import { registrationEffects, registrationInput } from '#effects/registration.ts';
import { headOf } from '#heads/head.ts';
import { useProvided } from '#live/provided.ts';
import { useRetry } from '#live/retry.ts';
import { registrationMachine } from '#machines/account/registration.machine.ts';
import { normalized } from '#rules/text.ts';
import { freshFor } from '#rules/waits.ts';
import { RegistrationScreen } from '#screens/account/registration-screen.tsx';

export const Route = createFileRoute('/_plain/register')({
  loader: ({ context: { app } }) => ({ countries: readCountries(app) }),
  staleTime: freshFor,
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
