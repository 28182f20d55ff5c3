/** Shortest password, in UTF-16 units as browsers and the auth service count; supabase/config.toml asks the same. */
export const MIN_PASSWORD = 8;
