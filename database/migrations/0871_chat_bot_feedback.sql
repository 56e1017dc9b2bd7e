-- What people thought of an answer of the bot (B 259): rating 1 for a thumb up, 0 with a reason for a thumb down. The last word on an answer counts.
create table chat_bot_feedback (
  conversation_uuid uuid not null references chat_conversation (uuid) on delete cascade,
  -- The answer's: an article's name, 'own:' and what was asked of the application, or 'hand-over'.
  question_id text not null,
  rating smallint not null check (rating in (0, 1)),
  -- Numbers of cards and Social Security numbers are masked before it comes here.
  reason text not null,
  at timestamptz not null,
  primary key (conversation_uuid, question_id)
);
create index chat_bot_feedback_of on chat_bot_feedback (question_id, at);

-- Chats with the bot whose last question has no answer yet.
create index chat_bot_open on chat_conversation (changed_at) where mode = 'BOT' and state = 'OPEN';
