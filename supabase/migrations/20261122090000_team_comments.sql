-- Threads of comments, and who has a shared draft open. The rules of 20261122000000_team.sql apply here too.

-- The first comment of the thread that this one replies in; null for the first one of a thread.
alter table comments add column thread_id uuid references comments (id) on delete cascade;
create index comments_of_thread on comments (thread_id);

-- A thread is resolved or reopened. `comment_id` is its first comment.
create table thread_changes (
  id uuid not null primary key,
  team_id uuid not null references teams (id) on delete cascade,
  comment_id uuid not null references comments (id) on delete cascade,
  change varchar(10) not null check (change in ('resolve', 'reopen')),
  by_id uuid not null
);
-- Where each member was last; `submission_id` is null after leaving it. Written by triggers only.
create table presences (
  team_id uuid not null references teams (id) on delete cascade,
  user_id uuid not null,
  submission_id uuid,
  role varchar(20) not null,
  at timestamptz not null default now(),
  primary key (team_id, user_id)
);
-- A member has a submission open, or has left it. The row itself is not kept.
create table visits (
  id uuid not null primary key,
  team_id uuid not null references teams (id) on delete cascade,
  submission_id uuid,
  by_id uuid not null
);

create index thread_changes_of_team on thread_changes (team_id);
create index thread_changes_of_comment on thread_changes (comment_id);

-- Commenting: on a submission of the team, or in a thread of it; a new version only of one's own comment. At most 5,000
-- comments and versions per submission.
drop trigger comments_added on comments;
create or replace function on_comments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), 'commented', new.id, null, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id
      and exists (select 1 from submissions where submissions.id = new.submission_id and submissions.team_id = new.team_id)
      and (new.thread_id is null or (new.thread_id <> new.id and exists (select 1 from comments
        where comments.id = new.thread_id and comments.submission_id = new.submission_id
          and comments.thread_id is null and comments.replaces is null)))
      and (new.replaces is null or (new.replaces <> new.id and exists (select 1 from comments
        where comments.id = new.replaces and comments.by_id = new.by_id
          and comments.submission_id = new.submission_id and comments.replaces is null)))
      and (select count(*) from comments where comments.submission_id = new.submission_id) <= 5000));
  return new; end; $$;
create trigger comments_added after insert on comments for each row execute function on_comments();

-- Resolving and reopening: every member, on the first comment of a thread of the team.
create function on_thread_changes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), new.change, new.comment_id, null, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id
      and exists (select 1 from comments where comments.id = new.comment_id and comments.team_id = new.team_id
        and comments.thread_id is null and comments.replaces is null)));
  return new; end; $$;
create trigger thread_changes_added after insert on thread_changes for each row execute function on_thread_changes();

-- Visiting: a member, a submission of the team. It is no change of the team, so the counter and the log stay unchanged.
create function on_visits() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  insert into presences (team_id, user_id, submission_id, role)
  values (new.team_id, new.by_id, new.submission_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id
      and (new.submission_id is null or exists (select 1 from submissions
        where submissions.id = new.submission_id and submissions.team_id = new.team_id))))
  on conflict (team_id, user_id) do update set submission_id = excluded.submission_id, role = excluded.role,
    at = current_timestamp;
  delete from visits where id = new.id;
  return new; end; $$;
create trigger visits_added after insert on visits for each row execute function on_visits();

-- The same as final() of the first migration: the embedded backend knows only the functions of one file.
create function final_thread_row() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin
  new.by_id = null; return new; end; $$;
create trigger thread_changes_final before update on thread_changes for each row execute function final_thread_row();
create trigger visits_final before update on visits for each row execute function final_thread_row();

alter table thread_changes enable row level security;
alter table presences enable row level security;
alter table visits enable row level security;

create policy presences_read on presences for select to authenticated
  using (team_id in (select team_id from seats where seats.user_id = (select auth.uid())));
create policy thread_changes_write on thread_changes for insert to authenticated with check (by_id = (select auth.uid()));
create policy visits_write on visits for insert to authenticated with check (by_id = (select auth.uid()));

grant select on presences to authenticated;
grant insert on thread_changes, visits to authenticated;
