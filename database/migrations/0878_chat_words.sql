-- Names, addresses and words in messages, for the search of the inbox.
create index chat_conversation_names on chat_conversation using gin (name gin_trgm_ops, email gin_trgm_ops);
create index chat_message_words on chat_message using gin (body gin_trgm_ops);
