-- People of the staff are told apart by id: two may have one name, and one may take another. The name stays beside it as it was then, to be printed.
ALTER TABLE staff_action ADD COLUMN person_uuid uuid;
ALTER TABLE staff_action ADD COLUMN second_uuid uuid;
COMMENT ON COLUMN staff_action.person_uuid IS 'who did it; null: the sandbox, or a row from before people were told apart by id';
COMMENT ON COLUMN staff_action.second_uuid IS 'the other person of an action that takes two';
