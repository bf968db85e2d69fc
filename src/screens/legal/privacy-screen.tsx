import { configuration } from '#configuration/configuration.ts';
import { reportsTo } from '#configuration/reports-to.ts';
import { privacyWording } from '#wording/privacy.ts';
import { Sections } from '../pages/sections.tsx';
import { LegalScreen } from './legal-screen.tsx';

/** The data that the shop has of its customers: /confidentialite. */
export function PrivacyScreen({ reports = reportsTo !== '' }: { reports?: boolean }) {
  return (
    <LegalScreen page="privacy" lead={privacyWording.lead}>
      <Sections sections={privacyWording.sections(configuration.brand, configuration.email, reports)} />
    </LegalScreen>
  );
}
