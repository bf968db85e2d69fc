import { configuration } from '#configuration/configuration.ts';
import { termsWording } from '#wording/terms.ts';
import { Sections } from '../pages/sections.tsx';
import { LegalScreen } from './legal-screen.tsx';

/** The rules of the sale: /conditions. */
export function TermsScreen() {
  return (
    <LegalScreen page="terms" lead={termsWording.lead}>
      <Sections
        sections={termsWording.sections(configuration.brand, configuration.email, configuration.seller)}
      />
    </LegalScreen>
  );
}
