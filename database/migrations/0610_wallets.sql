-- The account at the affiliated exchange that a crypto-backed line is paid to: its address is on `identity` since 0010.
ALTER TABLE identity
  ADD COLUMN wallet_account_name text,
  ADD COLUMN wallet_authorization_type text CHECK (wallet_authorization_type IN ('OWNER', 'GROUP_POLICY'));
COMMENT ON COLUMN identity.wallet_account_name IS 'What the exchange calls the account';
COMMENT ON COLUMN identity.wallet_authorization_type IS 'By which right its wallet moves money: as the owner, or by the policy of a group';
