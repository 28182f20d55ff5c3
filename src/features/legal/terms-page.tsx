import { terms } from 'virtual:catalog/legal';
import { LegalDocument } from './components/legal-document';

export function TermsPage() {
  return (
    <LegalDocument
      title="Terms of Service"
      summary="StorePilot helps you prepare what you send to the app stores. What you make with it is yours, the stores decide what they accept, and your builds never leave this browser; your texts and pictures do only if you share a draft with a team."
      clauses={terms}
    />
  );
}
