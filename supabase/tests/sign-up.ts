const SITE = 'http://127.0.0.1:4173';

export interface Account {
  id: string;
  email: string;
  token: string;
}

/** Creates an account of the embedded backend, signed in. */
export async function signUp(
  backend: (request: Request) => Promise<Response>,
  name: string,
): Promise<Account> {
  const email = `${name}@example.com`;
  const answer = await backend(
    new Request(`${SITE}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'correct horse battery' }),
    }),
  );
  const session = (await answer.json()) as { access_token: string; user: { id: string } };
  return { id: session.user.id, email, token: session.access_token };
}
