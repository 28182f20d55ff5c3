/** The account of the embedded backend that the sign-in page offers with one click. */
export const DEMO_ACCOUNT = { email: 'demo@storepilot.example', password: 'pilot-demo-2026' };
