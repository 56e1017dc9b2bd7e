-- What staff note for colleagues is named note; open proposals of before keep it as reason. That name stays beside it: a process of the release before reads it.
update staff_proposal set asked = asked || jsonb_build_object('note', asked -> 'reason') where asked ? 'reason' and not asked ? 'note';
