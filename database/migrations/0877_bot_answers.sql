-- The questions that got one answer of the bot, newest first.
create index chat_message_answer on chat_message ((answer ->> 'questionId'), at desc) where author = 'BOT';
