-- What a conversation with people runs over: the product's own chat, or a vendor's, at whose own desk people answer (decision 0154).
alter table chat_conversation add column provider text not null default 'embedded' check (provider in ('embedded', 'twilio', 'nice', 'stream', 'talkjs'));

-- What was begun at chat vendors, written before the vendor is called. A row outlives its conversation: what was said there has to be erased too.
create table chat_at_vendor (
  -- The conversation's uuid, under which the vendor finds it.
  reference uuid primary key,
  -- Null once the conversation was erased here, or goes on without the vendor: then it is erased there.
  conversation_uuid uuid unique references chat_conversation (uuid) on delete set null,
  provider text not null,
  -- As the vendor names the conversation and the person in it; null until it said so.
  channel_id text,
  user_id text,
  began_at timestamptz not null,
  -- When the vendor was told that it has ended.
  closed_at timestamptz,
  -- Real time of the last attempt to close or erase it.
  tried_at timestamptz
);
create index chat_at_vendor_to_tidy on chat_at_vendor (tried_at nulls first) where closed_at is null or conversation_uuid is null;
