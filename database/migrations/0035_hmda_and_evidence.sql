-- Government monitoring answers: a schema of their own. The role that underwrites may write them and never read them back (12 CFR 1003, domain.md §2.6).
create schema hmda;
create table hmda.answer (
  application_uuid uuid primary key references public.application (uuid),
  answers jsonb not null,
  collected_at timestamptz not null
);

-- Evidence of electronic signatures, hash-chained per application.
create table esign_evidence (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  sequence integer not null,
  record jsonb not null,
  unique (application_uuid, sequence)
);
create function evidence_is_final() returns trigger language plpgsql as $$
begin raise exception 'evidence is append-only'; end $$;
create trigger evidence_append_only before update or delete on esign_evidence for each row execute function evidence_is_final();

-- What a link to a payroll, bank or tax service needs to be read later: sealed.
create table income_link (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  method text not null,
  sealed bytea not null,
  created_at timestamptz not null
);
create index income_link_of_application on income_link (application_uuid, created_at);
