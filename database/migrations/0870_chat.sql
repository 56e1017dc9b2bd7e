-- Chats of visitors and borrowers (decision 0152). Each message has the next number of its conversation: who asks for what follows a number misses none.
create table chat_conversation (
  uuid uuid primary key,
  organization_code text not null,
  -- Names the channel of the socket, and the interaction in a survey's address.
  channel_uuid uuid not null unique,
  contact_uuid uuid not null unique,
  -- Of the token that is asked for beside the id.
  token_hash bytea not null unique,
  identity_uuid uuid references identity (uuid) on delete cascade,
  -- In which a signed-in person began it: it ends with the session.
  session_uuid uuid references session (uuid) on delete set null,
  application_uuid uuid references application (uuid),
  name text not null,
  email text not null,
  tag text not null,
  skill text not null,
  page text not null,
  -- 'PERSON' or 'BOT': who answers.
  mode text not null check (mode in ('PERSON', 'BOT')),
  state text not null check (state in ('WAITING', 'OPEN', 'ENDED')),
  last_seq integer not null default 0,
  -- Grows with every change that someone sees.
  revision integer not null default 0,
  read_by_person integer not null default 0,
  read_by_staff integer not null default 0,
  staff_uuid uuid references staff_member (uuid),
  -- Who is asked first: by the form outside production, or by a transfer.
  wanted_uuid uuid references staff_member (uuid),
  offered_uuid uuid references staff_member (uuid),
  offered_at timestamptz,
  -- Who let it ring since it waits.
  tried text[] not null default '{}',
  waiting_since timestamptz,
  -- When the person was told that no one is free.
  nobody_at timestamptz,
  -- The first message without an answer: the chat is to be answered since then.
  unanswered_since timestamptz,
  unanswered integer not null default 0,
  by_email boolean not null default false,
  callback_phone text,
  callback_window text,
  callback_at timestamptz,
  frozen_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Milliseconds from asking for a person to the first one who took it.
  waited_ms integer,
  -- Real time, as every token's.
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text,
  check ((state = 'ENDED') = (ended_at is not null)),
  check (state <> 'WAITING' or staff_uuid is null)
);
create index chat_open on chat_conversation (organization_code, changed_at desc) where state <> 'ENDED';
create index chat_of_lender on chat_conversation (organization_code, changed_at desc, uuid);
create index chat_to_answer on chat_conversation (organization_code, coalesce(unanswered_since, waiting_since, callback_at))
  where state = 'WAITING' or unanswered_since is not null or callback_at is not null;
create index chat_waited on chat_conversation (organization_code, created_at) where waited_ms is not null;
create index chat_of_session on chat_conversation (session_uuid);
create index chat_of_staff on chat_conversation (staff_uuid);
create index chat_wanted on chat_conversation (wanted_uuid);
create index chat_offered on chat_conversation (offered_uuid);
create index chat_of_identity on chat_conversation (identity_uuid);
create index chat_of_application on chat_conversation (application_uuid);
create index chat_expiry on chat_conversation (expires_at) where state <> 'ENDED';

-- What was said in chats. Only added to: a message is never changed.
create table chat_message (
  conversation_uuid uuid not null references chat_conversation (uuid) on delete cascade,
  seq integer not null,
  -- As its sender named it: the same again is the same message.
  key uuid not null,
  author text not null check (author in ('VISITOR', 'AGENT', 'BOT', 'PRODUCT')),
  staff_uuid uuid references staff_member (uuid),
  -- Numbers of cards and Social Security numbers are masked before it comes here.
  body text not null,
  answer jsonb,
  at timestamptz not null,
  primary key (conversation_uuid, seq),
  unique (conversation_uuid, author, key)
);
create index chat_message_of_staff on chat_message (staff_uuid);

-- Files of messages: those that passed the checks, named by the message that carries them. One whose chat was erased, or that none named within a day, is deleted with its bytes.
create table chat_file (
  uuid uuid primary key,
  conversation_uuid uuid references chat_conversation (uuid) on delete set null,
  seq integer,
  label text not null,
  content_type text not null,
  bytes integer not null,
  sha256 text not null,
  storage_key text not null,
  sent_at timestamptz not null
);
create index chat_file_of on chat_file (conversation_uuid, seq);
create index chat_file_to_delete on chat_file (sent_at) where seq is null or conversation_uuid is null;

-- Notes on a chat, which only colleagues read.
create table chat_note (
  id uuid primary key,
  conversation_uuid uuid not null references chat_conversation (uuid) on delete cascade,
  staff_uuid uuid not null references staff_member (uuid),
  body text not null,
  at timestamptz not null
);
create index chat_note_of on chat_note (conversation_uuid, at);
create index chat_note_of_staff on chat_note (staff_uuid);

-- Who of the staff takes chats, as long as their inbox gives a sign of life. Real time.
create table chat_staff (
  staff_uuid uuid primary key references staff_member (uuid) on delete cascade,
  is_available boolean not null,
  seen_at timestamptz not null
);

-- Whose page has the chat open. Real time.
create table chat_here (
  conversation_uuid uuid primary key references chat_conversation (uuid) on delete cascade,
  seen_at timestamptz not null
);

-- Secrets for what carries no session: the nonce of a signed-in person (B 254), the ticket of the inbox's socket.
create table chat_pass (
  secret_hash bytea primary key,
  identity_uuid uuid references identity (uuid) on delete cascade,
  session_uuid uuid references session (uuid) on delete cascade,
  staff_session_uuid uuid references staff_session (uuid) on delete cascade,
  expires_at timestamptz not null,
  check ((identity_uuid is null) = (session_uuid is null)),
  check ((session_uuid is null) <> (staff_session_uuid is null))
);
create index chat_pass_expiry on chat_pass (expires_at);
create index chat_pass_session on chat_pass (session_uuid);
create index chat_pass_identity on chat_pass (identity_uuid);
create index chat_pass_staff_session on chat_pass (staff_session_uuid);

-- Tells every process what changed: the conversation, the number of its last message, and its lender. A lifetime that is renewed changes nothing that is seen.
create function chat_revised() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'expires_at' - 'revision' <> to_jsonb(old) - 'expires_at' - 'revision' then new.revision := old.revision + 1; end if;
  return new;
end $$;
create trigger chat_conversation_revised before update on chat_conversation for each row execute function chat_revised();

create function chat_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.revision <> old.revision then
    perform pg_notify('chat', new.uuid || ' ' || new.last_seq || ' ' || new.organization_code);
  end if;
  if new.state = 'WAITING' and (tg_op = 'INSERT' or old.state <> 'WAITING') then perform pg_notify('chat_waits', ''); end if;
  return null;
end $$;
create trigger chat_conversation_changed after insert or update on chat_conversation for each row execute function chat_changed();

-- Who begins to take chats is rung at once.
create function chat_staff_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('chat_waits', '');
  return null;
end $$;
create trigger chat_staff_available after insert or update of is_available on chat_staff for each row when (new.is_available) execute function chat_staff_changed();
