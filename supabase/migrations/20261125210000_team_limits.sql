-- Pictures that nothing names any more can be removed; formats, invitations and decisions on own requests are limited. The
-- rules of 20261122000000_team.sql apply here too.

-- The member who shared a draft and may stop it, besides admins; written by triggers only.
alter table submissions add column shared_by uuid;
update submissions set shared_by = (select activity.by_id from activity where activity.team_id = submissions.team_id
  and activity.verb = 'saved' and activity.subject_id = submissions.id and activity.number = 1);

-- A picture once per member. Earlier versions read before they added one, so that two tabs could add it twice.
create table first_pictures (id varchar(36) not null primary key);
insert into first_pictures (id) select min(cast(pictures.id as text)) from pictures
  group by pictures.team_id, pictures.sha256, pictures.by_id;
delete from pictures where not exists (select 1 from first_pictures where first_pictures.id = cast(pictures.id as text));
drop table first_pictures;
create unique index pictures_once on pictures (team_id, sha256, by_id);

-- Hashes of pictures that a member's device has replaced or removed, separated by commas. The row itself is not kept.
create table picture_removals (
  id uuid not null primary key,
  team_id uuid not null references teams (id) on delete cascade,
  hashes varchar(8000) not null check (hashes <> ''),
  by_id uuid not null
);

-- Removing pictures: every member, but none that the newest state of a shared draft or a request for approval of it names.
create function on_picture_removals() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), 'cleared', new.team_id, null, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id));
  delete from pictures where pictures.team_id = new.team_id and new.hashes like '%' || pictures.sha256 || '%'
    and coalesce((select string_agg(cast(submissions.draft -> 'teamPictures' as text), ' ') from submissions
      where submissions.team_id = new.team_id), '') not like '%' || pictures.sha256 || '%'
    and coalesce((select string_agg(cast(saves.draft -> 'teamPictures' as text), ' ') from saves
      where saves.team_id = new.team_id
        and exists (select 1 from reviews where reviews.submission_id = saves.submission_id
          and reviews.revision = saves.revision)
        and exists (select 1 from submissions where submissions.id = saves.submission_id
          and submissions.draft is not null)), '') not like '%' || pictures.sha256 || '%';
  delete from picture_removals where id = new.id;
  return new; end; $$;
create trigger picture_removals_added after insert on picture_removals
  for each row execute function on_picture_removals();

-- Adding a picture: at most 300 KB, unless an admin lets the team share originals; at most 20,000 per team.
drop trigger pictures_added on pictures;
create or replace function on_pictures() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), 'pictured', new.id, null, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id
      and (length(new.data) <= 409600
        or exists (select 1 from teams where teams.id = new.team_id and teams.shares_originals))
      and (select count(*) from pictures where pictures.team_id = new.team_id) <= 20000));
  return new; end; $$;
create trigger pictures_added after insert on pictures for each row execute function on_pictures();

-- Saving: the next revision, never into another team. The format stays or rises by one, so that no save locks out every
-- later version. Stopping (no draft): an admin, or the member who shared it, in any format; sharing again starts in any
-- format. At most 500 shared drafts; the last 8 saves of each stay, and those that a review was asked for.
drop trigger saves_added on saves;
create or replace function on_saves() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), 'saved', new.submission_id, new.revision, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id
      and new.revision = 1 + coalesce((select revision from submissions where submissions.id = new.submission_id), 0)
      and not exists (select 1 from submissions where submissions.id = new.submission_id
        and (submissions.team_id <> new.team_id
          or (new.draft is not null and submissions.draft is not null
            and (submissions.format > new.format or submissions.format + 1 < new.format))
          or (new.draft is null and seats.role <> 'admin'
            and (submissions.shared_by is null or submissions.shared_by <> new.by_id))))
      and (new.draft is null or (select count(*) from submissions where submissions.team_id = new.team_id
        and submissions.draft is not null and submissions.id <> new.submission_id) < 500)));
  insert into submissions (id, team_id, revision, format, draft, by_id, shared_by)
  values (new.submission_id, new.team_id, new.revision, new.format, new.draft, new.by_id, new.by_id)
  on conflict (id) do update set revision = excluded.revision, format = excluded.format, draft = excluded.draft,
    by_id = excluded.by_id, at = current_timestamp,
    shared_by = case when submissions.draft is null then excluded.by_id else submissions.shared_by end;
  delete from saves where submission_id = new.submission_id and revision <= new.revision - 8 and not exists
    (select 1 from reviews where reviews.submission_id = saves.submission_id and reviews.revision = saves.revision);
  return new; end; $$;
create trigger saves_added after insert on saves for each row execute function on_saves();

-- Founding: as before, with an address that is one text: a NUL ends a text for some functions of SQLite.
drop trigger teams_founded on teams;
create or replace function founded() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  insert into seats (team_id, user_id, role) values (new.id, new.by_id, 'admin');
  insert into members (team_id, user_id, email, role) values (new.id, new.by_id, new.by_email, 'admin');
  update teams set seq = 1, owner_id = new.by_id where id = new.id;
  insert into activity (team_id, seq, verb, subject_id, by_id, by_role)
  values (new.id, 1, 'founded', new.id, new.by_id,
    (select role from seats where team_id = new.id and user_id = new.by_id
      and octet_length(lower(new.by_email)) = octet_length(new.by_email)
      and (select count(*) from teams where teams.by_id = new.by_id) <= 20));
  return new; end; $$;
create trigger teams_founded after insert on teams for each row execute function founded();

-- Inviting: an admin, for at most 30 days. Dates are compared as 372 days a year and 31 a month, which both databases can
-- do; across the end of a shorter month the limit is one to three days less.
drop trigger invitations_added on invitations;
create or replace function on_invitations() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), 'invited', new.team_id, null, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id and role = 'admin'
      and (new.email is null or octet_length(lower(new.email)) = octet_length(new.email))
      and length(cast(new.expires_on as text)) = 10
      and cast(substr(cast(new.expires_on as text), 1, 4) as integer) * 372
        + cast(substr(cast(new.expires_on as text), 6, 2) as integer) * 31
        + cast(substr(cast(new.expires_on as text), 9, 2) as integer)
        - cast(substr(cast(current_date as text), 1, 4) as integer) * 372
        - cast(substr(cast(current_date as text), 6, 2) as integer) * 31
        - cast(substr(cast(current_date as text), 9, 2) as integer) <= 30));
  return new; end; $$;
create trigger invitations_added after insert on invitations for each row execute function on_invitations();

-- Joining: with a code that is valid and for this address, in capitals or not, while there are fewer than 50 members. The
-- limit of 30 days holds for codes of earlier versions too. The code is used up.
drop trigger joins_added on joins;
create or replace function on_joins() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), 'joined', new.by_id, null, new.by_id, (
    select role from invitations where id = new.invitation_id and team_id = new.team_id
      and expires_on >= current_date and length(cast(expires_on as text)) = 10
      and cast(substr(cast(expires_on as text), 1, 4) as integer) * 372
        + cast(substr(cast(expires_on as text), 6, 2) as integer) * 31
        + cast(substr(cast(expires_on as text), 9, 2) as integer)
        - cast(substr(cast(current_date as text), 1, 4) as integer) * 372
        - cast(substr(cast(current_date as text), 6, 2) as integer) * 31
        - cast(substr(cast(current_date as text), 9, 2) as integer) <= 30
      and octet_length(lower(new.by_email)) = octet_length(new.by_email)
      and (email is null or lower(email) = lower(new.by_email))
      and (select count(*) from seats where seats.team_id = new.team_id) < 50));
  insert into seats (team_id, user_id, role)
  values (new.team_id, new.by_id, (select role from invitations where id = new.invitation_id));
  insert into members (team_id, user_id, email, role)
  values (new.team_id, new.by_id, new.by_email, (select role from invitations where id = new.invitation_id))
  on conflict (team_id, user_id) do update set email = excluded.email, role = excluded.role, left_at = null;
  delete from invitations where id = new.invitation_id;
  return new; end; $$;
create trigger joins_added after insert on joins for each row execute function on_joins();

-- Deciding: step by step while the review is open, by the role that owns the step where the team says so; then also never
-- by the member who asked, unless nobody else is in the team. Withdrawing: the member who asked, or an admin.
drop trigger approvals_added on approvals;
create or replace function on_approvals() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), new.decision, new.review_id, new.step, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id
      and (new.step = 1 or exists (select 1 from approvals where approvals.review_id = new.review_id
        and approvals.step = new.step - 1 and approvals.decision = 'approve'))
      and (new.decision <> 'withdraw' or role = 'admin'
        or exists (select 1 from reviews where reviews.id = new.review_id and reviews.by_id = new.by_id))
      and (new.decision = 'withdraw'
        or not exists (select 1 from teams where teams.id = new.team_id and teams.roles_bind)
        or ((role = 'admin' or role = case new.step when 1 then 'developer' when 2 then 'reviewer' when 3 then 'reviewer'
            else 'publisher' end)
          and (not exists (select 1 from reviews where reviews.id = new.review_id and reviews.by_id = new.by_id)
            or (select count(*) from seats where seats.team_id = new.team_id) = 1)))));
  return new; end; $$;
create trigger approvals_added after insert on approvals for each row execute function on_approvals();

-- The same as final() of the first migration: the embedded backend knows only the functions of one file.
create function final_picture_removal() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin
  new.by_id = null; return new; end; $$;
create trigger picture_removals_final before update on picture_removals
  for each row execute function final_picture_removal();

alter table picture_removals enable row level security;
create policy picture_removals_write on picture_removals for insert to authenticated
  with check (by_id = (select auth.uid()));
grant insert on picture_removals to authenticated;
