import type { Connection } from '@supabase/lite';

/** The part of a hosted project's realtime service that supabase/migrations uses. */
const REALTIME = [
  'create schema realtime',
  `create table realtime.messages (id bigint generated always as identity, topic text, extension text, event text,
    payload jsonb, private boolean)`,
  'alter table realtime.messages enable row level security',
  `create function realtime.topic() returns text language sql stable as $$
    select nullif(current_setting('realtime.topic', true), '') $$`,
  `create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
    language sql as $$ insert into realtime.messages (topic, extension, event, payload, private)
      values (topic, 'broadcast', event, payload, private) $$`,
  'grant usage on schema realtime to authenticated',
  'grant select on realtime.messages to authenticated',
  'create table heard (messages int)',
  'grant insert on heard to authenticated',
];

export async function addRealtime(connection: Connection): Promise<void> {
  for (const statement of REALTIME) await connection.exec(statement);
}

/** The number of messages on a team's channel that a user may receive. */
export async function heardBy(connection: Connection, userId: string, teamId: string): Promise<number> {
  const claims = JSON.stringify({ sub: userId, role: 'authenticated' });
  await connection.exec(`begin;
    set local role authenticated;
    set local request.jwt.claims = '${claims}';
    set local request.jwt.claim.sub = '${userId}';
    set local realtime.topic = 'team:${teamId}';
    insert into heard select count(*) from realtime.messages where topic = 'team:${teamId}';
    commit`);
  const { rows } = await connection.exec<{ rows: { messages: number }[] }>('select messages from heard');
  await connection.exec('delete from heard');
  return rows[0]?.messages ?? -1;
}

/** Messages of a team's channel that contain more than the fact that something has changed. */
export async function messagesWithData(connection: Connection, teamId: string): Promise<number> {
  const { rows } = await connection.exec<{ rows: { count: number }[] }>(`select cast(count(*) as int) as count
    from realtime.messages where topic = 'team:${teamId}'
      and (payload <> '{}'::jsonb or event <> 'changed' or not private)`);
  return rows[0]?.count ?? -1;
}
