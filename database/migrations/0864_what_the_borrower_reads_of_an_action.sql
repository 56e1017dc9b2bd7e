-- What staff write for the borrower and what they note for colleagues are two columns: neither can be shown in place of the other.
alter table staff_action add column text_for_borrower text;
comment on column staff_action.reason is 'the note for colleagues; the borrower never reads it';
comment on column staff_action.text_for_borrower is 'what the borrower reads: of a request, a rejected file, a refused correction';
