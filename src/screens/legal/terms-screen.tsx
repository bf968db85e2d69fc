import { configuration } from '#configuration/configuration.ts';
import { termsWording } from '#wording/terms.ts';
import { DepositConditions } from '../pages/deposit-conditions.tsx';
import { Sections } from '../pages/sections.tsx';
import { LegalScreen } from './legal-screen.tsx';

/** The rules of the sale: /conditions. */
export function TermsScreen() {
  const { brand, email, seller } = configuration;
  return (
    <LegalScreen page="terms" lead={termsWording.lead}>
      <Sections
        sections={termsWording.sections(brand, email, seller)}
        more={{
          acompte: <DepositConditions />,
          retours: <DepositConditions isReturn />,
        }}
      />
    </LegalScreen>
  );
}
