-- Whose a used referral is: it lets its borrower in again, and nobody else.
alter table referral add column identity_uuid uuid references identity (uuid);
