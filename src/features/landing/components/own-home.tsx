import { useAuth } from '@/lib/auth/auth-context';
import { LandingPage } from '../landing-page';
import { OwnDrafts } from './own-drafts';

/** The landing page of a signed-in user. It looks like the visitor's but for the line above. */
export function OwnHome() {
  const { state } = useAuth();
  return (
    <div>
      {state.status === 'signed-in' && <OwnDrafts userId={state.user.id} />}
      <LandingPage />
    </div>
  );
}
