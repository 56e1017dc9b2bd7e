-- Short messages of a lender above all of its pages (B §3). `apps`: names of the applications that show it.
create table banner (
  uuid uuid primary key,
  org_code text not null,
  message text not null,
  apps text[] not null check (cardinality(apps) > 0),
  variant text not null check (variant in ('info', 'warn')),
  active boolean not null,
  created_at timestamptz not null
);
create index banner_of_org on banner (org_code, created_at desc, uuid desc);

-- Who published, edited or ended a banner, and how it read afterwards. Never changed.
create table banner_change (
  id uuid primary key,
  banner_uuid uuid not null references banner (uuid),
  action text not null check (action in ('PUBLISH', 'EDIT', 'END')),
  staff_uuid uuid not null,
  person text not null,
  message text not null,
  apps text[] not null,
  variant text not null,
  at timestamptz not null
);
create index banner_change_of_banner on banner_change (banner_uuid, at desc);

-- Why borrowers log out in the middle of a step (A §4.9), without who they were; erased with the time of visits.
create table leave_survey (
  id uuid primary key,
  org_code text not null,
  screen text not null,
  reason text not null,
  comment text not null,
  at timestamptz not null
);
