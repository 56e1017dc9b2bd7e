-- The second phase is named verification. An application that ended is not folded again, and the register of demographic information (HMDA) reads the folded
-- facts of those; so the stored ones get the name too. Version 0: a process of this release or of the one before folds its own names from the log.
update application set facts = (facts - 'applicationPhase') || jsonb_build_object('verification', facts -> 'applicationPhase'), facts_version = 0
  where facts ? 'applicationPhase';
