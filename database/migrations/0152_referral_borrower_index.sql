-- Found by its borrower: no table is read from end to end because referrals are many.
create index referral_of_borrower on referral (identity_uuid);
