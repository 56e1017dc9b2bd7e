-- The second phase is named verification. An application that ended is not folded again, and the register of demographic information (HMDA) reads the folded
-- facts of those; so the stored ones get the name too.
update application set facts = (facts - 'applicationPhase') || jsonb_build_object('verification', facts -> 'applicationPhase') where facts ? 'applicationPhase';
