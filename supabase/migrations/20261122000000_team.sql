-- The shared workspace of a team: fourteen tables, used unchanged by the hosted Supabase project (`supabase db push`)
-- and by the embedded backend of `npm start`. docs/team.md explains the design.
--
-- Every write of a client is an INSERT that names its writer (by_id); the insert policies check that this is the caller.
-- Nothing a client wrote is ever updated. Each insert fires one trigger, which raises the team's counter and then writes
-- the row of the activity log. That row needs the writer's role, and the query for it finds none when a rule is broken,
-- so that the whole statement fails on the NOT NULL column: a change that cannot be logged is rolled back.
--
-- The embedded backend understands a subset of Postgres: no alias and no schema name in policies and triggers, one
-- event per trigger, no comment inside a function, no RAISE.

create table teams (
  id uuid not null primary key,
  name varchar(80) not null check (name <> ''),
  -- whether each step of an approval is decided by the role that owns it; admins may always decide
  roles_bind boolean not null default true,
  -- whether pictures are shared in full size; previews of at most 300 KB otherwise
  shares_originals boolean not null default false,
  by_id uuid not null,
  by_email varchar(320) not null,
  -- the member who may delete or hand over the team; written by triggers only
  owner_id uuid,
  -- number of changes so far, which is what clients poll; written by triggers only
  seq bigint not null default 0
);
-- Who is in a team now. The policies ask this table; written by triggers only.
create table seats (
  team_id uuid not null references teams (id) on delete cascade,
  user_id uuid not null,
  role varchar(20) not null check (role in ('admin', 'publisher', 'reviewer', 'developer')),
  primary key (team_id, user_id)
);
-- Everybody who is or was in a team, so that their work still shows who did it; written by triggers only.
create table members (
  team_id uuid not null references teams (id) on delete cascade,
  user_id uuid not null,
  email varchar(320) not null,
  role varchar(20) not null,
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  primary key (team_id, user_id)
);
-- The append-only log, in the order of the changes; written by triggers only.
create table activity (
  team_id uuid not null references teams (id) on delete cascade,
  seq bigint not null,
  verb varchar(20) not null,
  subject_id uuid not null,
  -- revision of a save or a review, step of a decision
  number bigint,
  by_id uuid not null,
  by_role varchar(20) not null,
  at timestamptz not null default now(),
  primary key (team_id, seq)
);
-- The id is the secret code: random, for one person, until the end of a day (UTC), for one address where it is set.
create table invitations (
  id uuid not null primary key,
  team_id uuid not null references teams (id) on delete cascade,
  role varchar(20) not null check (role in ('admin', 'publisher', 'reviewer', 'developer')),
  email varchar(320),
  expires_on date not null,
  by_id uuid not null
);
create table joins (
  id uuid not null primary key,
  team_id uuid not null references teams (id) on delete cascade,
  invitation_id uuid not null,
  by_id uuid not null,
  by_email varchar(320) not null
);
-- A member's new role; without one the member leaves or is removed.
create table role_changes (
  id uuid not null primary key,
  team_id uuid not null references teams (id) on delete cascade,
  user_id uuid not null,
  role varchar(20) check (role is null or role in ('admin', 'publisher', 'reviewer', 'developer')),
  by_id uuid not null
);
-- Settings of a team, changed by an admin; a new owner, named by the current one. Null leaves a setting unchanged.
create table team_changes (
  id uuid not null primary key,
  team_id uuid not null references teams (id) on delete cascade,
  roles_bind boolean,
  shares_originals boolean,
  owner_id uuid,
  by_id uuid not null
);
-- The newest state of each shared draft; written by triggers only. `draft` is null once it is no longer shared;
-- `format` increases when the shape of a draft changes.
create table submissions (
  id uuid not null primary key,
  team_id uuid not null references teams (id) on delete cascade,
  revision bigint not null,
  format smallint not null,
  draft jsonb,
  by_id uuid not null,
  at timestamptz not null default now()
);
create table saves (
  id uuid not null primary key,
  team_id uuid not null references teams (id) on delete cascade,
  submission_id uuid not null,
  revision bigint not null check (revision > 0),
  format smallint not null check (format > 0),
  draft jsonb check (draft is null or length(cast(draft as text)) <= 1000000),
  by_id uuid not null,
  unique (submission_id, revision)
);
-- `replaces` is the first version of the comment; an empty body takes it back.
create table comments (
  id uuid not null primary key,
  team_id uuid not null references teams (id) on delete cascade,
  submission_id uuid not null references submissions (id) on delete cascade,
  field varchar(120) not null default '',
  body varchar(4000) not null,
  replaces uuid references comments (id) on delete cascade,
  by_id uuid not null,
  check (body <> '' or replaces is not null)
);
-- A request to approve one save.
create table reviews (
  id uuid not null primary key,
  team_id uuid not null references teams (id) on delete cascade,
  submission_id uuid not null references submissions (id) on delete cascade,
  revision bigint not null,
  content_hash varchar(64) not null,
  note varchar(2000) not null default '',
  by_id uuid not null,
  unique (team_id, id, content_hash),
  foreign key (submission_id, revision) references saves (submission_id, revision) on delete cascade
);
-- A decision on one step of a review, for the content with this hash only.
create table approvals (
  review_id uuid not null,
  step smallint not null check (step between 1 and 5),
  team_id uuid not null references teams (id) on delete cascade,
  content_hash varchar(64) not null,
  decision varchar(10) not null check (decision in ('approve', 'reject', 'withdraw')),
  note varchar(2000) not null default '',
  by_id uuid not null,
  primary key (review_id, step),
  foreign key (team_id, review_id, content_hash) references reviews (team_id, id, content_hash) on delete cascade
);
-- Base64 of at most 6 MB of picture. Readers check the hash, so that wrong bytes are skipped.
create table pictures (
  id uuid not null primary key,
  team_id uuid not null references teams (id) on delete cascade,
  sha256 varchar(64) not null,
  media_type varchar(20) not null check (media_type in ('image/png', 'image/jpeg')),
  data varchar(8000000) not null,
  by_id uuid not null
);

create index seats_of_user on seats (user_id);
create index teams_of_writer on teams (by_id);
create index pictures_of_team on pictures (team_id, sha256);
create index reviews_of_submission on reviews (submission_id, revision);
create index comments_of_submission on comments (submission_id);
create index comments_replaced on comments (replaces);
create index invitations_of_team on invitations (team_id);
create index joins_of_team on joins (team_id);
create index role_changes_of_team on role_changes (team_id);
create index team_changes_of_team on team_changes (team_id);
create index submissions_of_team on submissions (team_id);
create index saves_of_team on saves (team_id);
create index comments_of_team on comments (team_id);
create index reviews_of_team on reviews (team_id);
create index approvals_of_team on approvals (team_id);

-- Founding: the writer becomes admin and owner. At most 20 teams per account.
create function founded() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  insert into seats (team_id, user_id, role) values (new.id, new.by_id, 'admin');
  insert into members (team_id, user_id, email, role) values (new.id, new.by_id, new.by_email, 'admin');
  update teams set seq = 1, owner_id = new.by_id where id = new.id;
  insert into activity (team_id, seq, verb, subject_id, by_id, by_role)
  values (new.id, 1, 'founded', new.id, new.by_id,
    (select role from seats where team_id = new.id and user_id = new.by_id
      and (select count(*) from teams where teams.by_id = new.by_id) <= 20));
  return new; end; $$;
create trigger teams_founded after insert on teams for each row execute function founded();

-- Inviting: an admin.
create function on_invitations() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), 'invited', new.team_id, null, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id and role = 'admin'));
  return new; end; $$;
create trigger invitations_added after insert on invitations for each row execute function on_invitations();

-- Joining: with a code that is valid and for this address, while there are fewer than 50 members. The code is used up.
create function on_joins() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), 'joined', new.by_id, null, new.by_id, (
    select role from invitations where id = new.invitation_id and team_id = new.team_id
      and expires_on >= current_date and (email is null or email = lower(new.by_email))
      and (select count(*) from seats where seats.team_id = new.team_id) < 50));
  insert into seats (team_id, user_id, role)
  values (new.team_id, new.by_id, (select role from invitations where id = new.invitation_id));
  insert into members (team_id, user_id, email, role)
  values (new.team_id, new.by_id, new.by_email, (select role from invitations where id = new.invitation_id))
  on conflict (team_id, user_id) do update set email = excluded.email, role = excluded.role, left_at = null;
  delete from invitations where id = new.invitation_id;
  return new; end; $$;
create trigger joins_added after insert on joins for each row execute function on_joins();

-- Changing a role or removing: an admin; leaving: everybody for themselves; never the owner.
create function on_role_changes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), 'role', new.user_id, null, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id and (role = 'admin' or (new.user_id = new.by_id and new.role is null))
      and exists (select 1 from members where members.team_id = new.team_id and members.user_id = new.user_id
        and members.left_at is null)
      and not exists (select 1 from teams where teams.id = new.team_id and teams.owner_id = new.user_id)));
  delete from seats where team_id = new.team_id and user_id = new.user_id and new.role is null;
  update seats set role = new.role where team_id = new.team_id and user_id = new.user_id and new.role is not null;
  update members set left_at = current_timestamp
  where team_id = new.team_id and user_id = new.user_id and new.role is null;
  update members set role = new.role where team_id = new.team_id and user_id = new.user_id and new.role is not null;
  return new; end; $$;
create trigger role_changes_added after insert on role_changes for each row execute function on_role_changes();

-- Settings: an admin. A new owner: chosen by the current owner among the other admins.
create function on_team_changes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), 'settings', coalesce(new.owner_id, new.team_id), null, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id and role = 'admin' and (new.owner_id is null
        or exists (select 1 from teams where teams.id = new.team_id and teams.owner_id = new.by_id))
      and (new.owner_id is null or new.owner_id in (select members.user_id from members
        where members.team_id = new.team_id and members.role = 'admin' and members.left_at is null))));
  update teams set roles_bind = coalesce(new.roles_bind, roles_bind),
    shares_originals = coalesce(new.shares_originals, shares_originals), owner_id = coalesce(new.owner_id, owner_id)
  where id = new.team_id;
  return new; end; $$;
create trigger team_changes_added after insert on team_changes for each row execute function on_team_changes();

-- Saving: the next revision, never in an older format, never into another team. At most 500 shared drafts; the last
-- 20 saves of each stay, and those that a review was asked for.
create function on_saves() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), 'saved', new.submission_id, new.revision, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id
      and new.revision = 1 + coalesce((select revision from submissions where submissions.id = new.submission_id), 0)
      and not exists (select 1 from submissions where submissions.id = new.submission_id
        and (submissions.team_id <> new.team_id or submissions.format > new.format))
      and (new.draft is null or (select count(*) from submissions where submissions.team_id = new.team_id
        and submissions.draft is not null and submissions.id <> new.submission_id) < 500)));
  insert into submissions (id, team_id, revision, format, draft, by_id)
  values (new.submission_id, new.team_id, new.revision, new.format, new.draft, new.by_id)
  on conflict (id) do update set revision = excluded.revision, format = excluded.format, draft = excluded.draft,
    by_id = excluded.by_id, at = current_timestamp;
  delete from saves where submission_id = new.submission_id and revision <= new.revision - 20 and not exists
    (select 1 from reviews where reviews.submission_id = saves.submission_id and reviews.revision = saves.revision);
  return new; end; $$;
create trigger saves_added after insert on saves for each row execute function on_saves();

-- Commenting: on a submission of the team; a new version only of one's own comment.
create function on_comments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), 'commented', new.id, null, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id
      and exists (select 1 from submissions where submissions.id = new.submission_id and submissions.team_id = new.team_id)
      and (new.replaces is null or exists (select 1 from comments where comments.id = new.replaces
        and comments.by_id = new.by_id and comments.submission_id = new.submission_id))));
  return new; end; $$;
create trigger comments_added after insert on comments for each row execute function on_comments();

-- Asking for approval: one open review per submission.
create function on_reviews() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), 'asked', new.id, new.revision, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id
      and exists (select 1 from submissions where submissions.id = new.submission_id and submissions.team_id = new.team_id)
      and not exists (select 1 from reviews where reviews.submission_id = new.submission_id and reviews.id <> new.id
        and not exists (select 1 from approvals where approvals.review_id = reviews.id
          and (approvals.decision <> 'approve' or approvals.step = 5)))));
  return new; end; $$;
create trigger reviews_added after insert on reviews for each row execute function on_reviews();

-- Deciding: step by step while the review is open, by the role that owns the step where the team says so. Withdrawing:
-- the member who asked, or an admin.
create function on_approvals() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), new.decision, new.review_id, new.step, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id
      and (new.step = 1 or exists (select 1 from approvals where approvals.review_id = new.review_id
        and approvals.step = new.step - 1 and approvals.decision = 'approve'))
      and (new.decision <> 'withdraw' or role = 'admin'
        or exists (select 1 from reviews where reviews.id = new.review_id and reviews.by_id = new.by_id))
      and (new.decision = 'withdraw' or role = 'admin'
        or not exists (select 1 from teams where teams.id = new.team_id and teams.roles_bind)
        or role = case new.step when 1 then 'developer' when 2 then 'reviewer' when 3 then 'reviewer'
          else 'publisher' end)));
  return new; end; $$;
create trigger approvals_added after insert on approvals for each row execute function on_approvals();

-- Adding a picture: at most 300 KB, unless an admin lets the team share originals; at most 1,000 per team.
create function on_pictures() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
  update teams set seq = seq + 1 where id = new.team_id;
  insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
  values (new.team_id, (select seq from teams where id = new.team_id), 'pictured', new.id, null, new.by_id, (
    select role from seats where team_id = new.team_id and user_id = new.by_id
      and (length(new.data) <= 409600
        or exists (select 1 from teams where teams.id = new.team_id and teams.shares_originals))
      and (select count(*) from pictures where pictures.team_id = new.team_id) <= 1000));
  return new; end; $$;
create trigger pictures_added after insert on pictures for each row execute function on_pictures();

-- No row may be without its writer, so no update of a client's row succeeds, whatever policies say.
create function final() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin
  new.by_id = null; return new; end; $$;
create trigger teams_final before update of id, name, by_id, by_email on teams for each row execute function final();
create trigger invitations_final before update on invitations for each row execute function final();
create trigger joins_final before update on joins for each row execute function final();
create trigger role_changes_final before update on role_changes for each row execute function final();
create trigger team_changes_final before update on team_changes for each row execute function final();
create trigger saves_final before update on saves for each row execute function final();
create trigger comments_final before update on comments for each row execute function final();
create trigger reviews_final before update on reviews for each row execute function final();
create trigger approvals_final before update on approvals for each row execute function final();
create trigger pictures_final before update on pictures for each row execute function final();

alter table teams enable row level security;
alter table seats enable row level security;
alter table members enable row level security;
alter table activity enable row level security;
alter table invitations enable row level security;
alter table joins enable row level security;
alter table role_changes enable row level security;
alter table team_changes enable row level security;
alter table submissions enable row level security;
alter table saves enable row level security;
alter table comments enable row level security;
alter table reviews enable row level security;
alter table approvals enable row level security;
alter table pictures enable row level security;

-- Reading: members read what is in their team, admins its open invitations, and everybody their own seats. A policy must
-- not ask its own table, which Postgres refuses as infinite recursion; that is why seats and members are two tables.
create policy teams_read on teams for select to authenticated
  using (id in (select team_id from seats where user_id = (select auth.uid())));
create policy seats_read on seats for select to authenticated using (user_id = (select auth.uid()));
create policy invitations_read on invitations for select to authenticated
  using (team_id in (select team_id from seats where user_id = (select auth.uid()) and seats.role = 'admin'));
create policy members_read on members for select to authenticated
  using (team_id in (select team_id from seats where seats.user_id = (select auth.uid())));
create policy activity_read on activity for select to authenticated
  using (team_id in (select team_id from seats where seats.user_id = (select auth.uid())));
create policy submissions_read on submissions for select to authenticated
  using (team_id in (select team_id from seats where seats.user_id = (select auth.uid())));
create policy saves_read on saves for select to authenticated
  using (team_id in (select team_id from seats where seats.user_id = (select auth.uid())));
create policy comments_read on comments for select to authenticated
  using (team_id in (select team_id from seats where seats.user_id = (select auth.uid())));
create policy reviews_read on reviews for select to authenticated
  using (team_id in (select team_id from seats where seats.user_id = (select auth.uid())));
create policy approvals_read on approvals for select to authenticated
  using (team_id in (select team_id from seats where seats.user_id = (select auth.uid())));
create policy pictures_read on pictures for select to authenticated
  using (team_id in (select team_id from seats where seats.user_id = (select auth.uid())));

-- Writing: only in one's own name. The triggers above decide everything else.
create policy teams_write on teams for insert to authenticated
  with check (by_id = (select auth.uid()) and by_email = (select auth.jwt() ->> 'email'));
create policy joins_write on joins for insert to authenticated
  with check (by_id = (select auth.uid()) and by_email = (select auth.jwt() ->> 'email'));
create policy invitations_write on invitations for insert to authenticated with check (by_id = (select auth.uid()));
create policy role_changes_write on role_changes for insert to authenticated with check (by_id = (select auth.uid()));
create policy team_changes_write on team_changes for insert to authenticated with check (by_id = (select auth.uid()));
create policy saves_write on saves for insert to authenticated with check (by_id = (select auth.uid()));
create policy comments_write on comments for insert to authenticated with check (by_id = (select auth.uid()));
create policy reviews_write on reviews for insert to authenticated with check (by_id = (select auth.uid()));
create policy approvals_write on approvals for insert to authenticated with check (by_id = (select auth.uid()));
create policy pictures_write on pictures for insert to authenticated with check (by_id = (select auth.uid()));
create policy teams_end on teams for delete to authenticated using (owner_id = (select auth.uid()));
create policy invitations_end on invitations for delete to authenticated
  using (team_id in (select team_id from seats where user_id = (select auth.uid()) and seats.role = 'admin'));

-- A hosted project exposes no new table without a grant.
grant select, insert, delete on teams, invitations to authenticated;
grant select on seats, members, activity, submissions to authenticated;
grant select, insert on saves, comments, reviews, approvals, pictures to authenticated;
grant insert on joins, role_changes, team_changes to authenticated;
