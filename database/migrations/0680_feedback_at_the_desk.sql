-- Staff read what people say about the product by lender, newest first, and count it between two days.
create index feedback_of_lender on feedback (org_code, at desc, id desc);
create index leave_survey_of_lender on leave_survey (org_code, at desc, id desc);
