import { configuration } from '#configuration/configuration.ts';
import { depositAnswers } from '#configuration/deposit.ts';
import type { DepositAnswers } from '#rules/deposit-answers.ts';
import { termsWording } from '#wording/terms.ts';
import { Sections } from '../pages/sections.tsx';
import { LegalScreen } from './legal-screen.tsx';

/** The rules of the sale: /conditions. */
export function TermsScreen({ deposit = depositAnswers }: { deposit?: DepositAnswers }) {
  const { brand, email, seller, phones } = configuration;
  return (
    <LegalScreen page="terms" lead={termsWording.lead}>
      <Sections sections={termsWording.sections(brand, email, seller, deposit, phones[0] ?? '')} />
    </LegalScreen>
  );
}
