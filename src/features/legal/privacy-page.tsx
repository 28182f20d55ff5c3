import { privacy } from 'virtual:catalog/legal';
import { LegalDocument } from './components/legal-document';

export function PrivacyPage() {
  return (
    <LegalDocument
      title="Privacy Policy"
      summary="Your builds never leave this browser, and your texts and pictures leave it only if you share a draft with a team. Otherwise a server keeps only what is needed to sign you in."
      clauses={privacy}
    />
  );
}
