-- Government monitoring answers of each applicant: of the borrower, and of a co-signer by their id (12 CFR 1003.4(a)(10)).
alter table hmda.answer add column party text not null default 'borrower';
alter table hmda.answer drop constraint answer_pkey;
alter table hmda.answer add primary key (application_uuid, party);
