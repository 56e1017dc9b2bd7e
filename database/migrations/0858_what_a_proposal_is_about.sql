-- What the first person read when they proposed it: another account, hold or payment by the time of the decision is another proposal. Null where the
-- fields of the action name it, and of proposals from before.
alter table staff_proposal add column basis text;
