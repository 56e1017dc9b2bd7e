-- A broker's list of the applications they referred: the first fact names the officer or the referral for good, so the indexes never change with an
-- application, and its updates stay cheap.
create index fact_of_referrer on fact ((payload ->> 'referrerId')) where type = 'applicationCreated' and payload ->> 'referrerId' is not null;
create index fact_of_referral on fact ((payload ->> 'referralId')) where type = 'applicationCreated' and payload ->> 'referralId' is not null;
