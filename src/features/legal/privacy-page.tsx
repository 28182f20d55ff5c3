import { LegalDocument } from './components/legal-document';
import { PRIVACY } from './data/privacy';

export function PrivacyPage() {
  return (
    <LegalDocument
      title="Privacy Policy"
      summary="Your builds and texts never leave this browser. The only thing about you that a server keeps is what is needed to sign you in."
      clauses={PRIVACY}
    />
  );
}
