-- The deadlines that Regulation B sets for a lender's answers: the table and its indexes under the name the code uses.
alter table legal_clock rename to regulatory_deadline;
alter index legal_clock_running rename to regulatory_deadline_running;
alter index legal_clock_of_application rename to regulatory_deadline_of_application;
