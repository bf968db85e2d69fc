import { configuration } from '#app/configuration.ts';
import { Sections } from '#screens/pages/sections.tsx';
import { termsWording } from '#wording/terms.ts';
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
