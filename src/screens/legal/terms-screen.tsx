import { configuration } from '#configuration/configuration.ts';
import type { DepositAnswers } from '#rules/deposit-answers.ts';
import { termsWording } from '#wording/terms.ts';
import { DepositConditions } from '../pages/deposit-conditions.tsx';
import { Sections } from '../pages/sections.tsx';
import { LegalScreen } from './legal-screen.tsx';

/** The rules of the sale: /conditions. */
export function TermsScreen({ deposit }: { deposit?: DepositAnswers }) {
  const { brand, email, seller } = configuration;
  const answers = deposit && { answers: deposit };
  return (
    <LegalScreen page="terms" lead={termsWording.lead}>
      <Sections
        sections={termsWording.sections(brand, email, seller)}
        more={{
          acompte: <DepositConditions {...answers} />,
          retours: <DepositConditions isReturn {...answers} />,
        }}
      />
    </LegalScreen>
  );
}
