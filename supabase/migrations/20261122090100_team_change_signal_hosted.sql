-- Hosted projects only: the realtime service tells the members' pages that something has changed in a team, on the private
-- channel `team:<id>`. The messages carry no data; what has changed is read through the policies of the tables. The
-- embedded backend has no realtime service and leaves out every migration whose name ends in `_hosted`.

create function ring_team() returns trigger language plpgsql security definer set search_path = '' as $$ begin
  perform realtime.send('{}'::jsonb, 'changed', 'team:' || new.team_id::text, true);
  return null; end; $$;

-- Every change of a team is a row of its log.
create trigger activity_rings after insert on public.activity for each row execute function ring_team();
-- Entering and leaving a submission, and not each sign that a member is still there.
create trigger presences_ring after insert on public.presences for each row execute function ring_team();
create trigger presences_moved after update of submission_id on public.presences for each row
  when (old.submission_id is distinct from new.submission_id) execute function ring_team();

-- Only members listen, and nobody but the triggers sends.
create policy team_members_listen on realtime.messages for select to authenticated using (
  realtime.messages.extension = 'broadcast'
  and (select realtime.topic()) in (select 'team:' || seats.team_id::text from public.seats
    where seats.user_id = (select auth.uid()))
);
