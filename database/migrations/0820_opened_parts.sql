-- The lender's day on which a part of an application was opened: one line for each person, application, part and day. Null for a look that was asked for
-- with a reason, for a document and for a search, which are a line each time.
alter table staff_view add column opened_on date;
create unique index staff_view_opened on staff_view (application_uuid, staff_uuid, opened_on, fields) where opened_on is not null;
create index staff_view_of_application on staff_view (application_uuid, at desc);
