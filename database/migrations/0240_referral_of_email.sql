-- Found by the address of whoever creates an account: a registration does not read all referrals.
create index referral_of_email on referral (lower(email), organization_code) where status = 'OPEN';
