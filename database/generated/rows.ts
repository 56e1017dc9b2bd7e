/** Made from the migrations by `npm run row-types`. Do not change by hand. */
import type { EvidenceRecord } from '@hearthline/documents/esign/evidence.ts';
import type { Facts, Settings } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import type { SmsPromptType, StateCode } from '@hearthline/rules/enums.ts';
import type { ProductSettings, Underwriting } from '@hearthline/rules/offers/types.ts';

export type AccessProposalRow = {
  id: string;
  org_code: string;
  change: 'INVITED' | 'ROLE' | 'RESTORED' | 'RESET';
  staff_uuid: string | null;
  name: string;
  email: string;
  email_key: string;
  role: string;
  reason: string;
  state: 'OPEN' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
  person_uuid: string;
  at: Date;
  expires_at: Date;
  second_uuid: string | null;
  decided_at: Date | null;
  refusal: string | null;
};

export type AccountInvitationRow = {
  secret_hash: Buffer;
  identity_uuid: string;
  application_uuid: string;
  expires_at: Date;
  used_at: Date | null;
};

export type AffiliateLeadRow = {
  code: string;
  first_name: string;
  middle_name: string;
  last_name: string;
  suffix: string;
  street1: string;
  street2: string;
  city: string;
  state: StateCode;
  zip: string;
  dob: string | null;
  email: string;
  phone: string;
  income: number | null;
  affiliate_list: string[];
  ab_version: string | null;
  organization_code: string;
  expires_on: string;
  sealed_dob: Buffer | null;
};

export type ApplicationRow = {
  uuid: string;
  identity_uuid: string;
  org_code: string;
  loan_number: string;
  settings: Settings;
  product: ProductSettings;
  facts: Facts;
  status: string;
  overall_status: string;
  version: number;
  since: Date;
  head_hash: string;
  active: boolean;
  completed_at: Date | null;
  hold_at: string | null;
  created_at: Date;
  facts_version: number;
};

export type BankAccountRow = {
  id: string;
  application_uuid: string;
  role: string;
  mask: string;
  bank_name: string | null;
  account_type: 'CHECKING' | 'SAVINGS';
  holder_name: string;
  routing_secret: string;
  number_secret: string;
  created_at: Date;
  checked_by: 'NUMBERS' | 'LINK' | null;
  name_score: number | null;
  name_at_bank: string | null;
};

export type BannerRow = {
  uuid: string;
  org_code: string;
  message: string;
  apps: string[];
  variant: 'info' | 'warn';
  active: boolean;
  created_at: Date;
};

export type BannerChangeRow = {
  id: string;
  banner_uuid: string;
  action: 'PUBLISH' | 'EDIT' | 'END';
  staff_uuid: string;
  person: string;
  message: string;
  apps: string[];
  variant: string;
  at: Date;
};

export type BrokerHandoffRow = {
  secret_hash: Buffer;
  session_uuid: string;
  expires_at: Date;
};

export type BrokerLoginRow = {
  state_hash: Buffer;
  browser_hash: Buffer;
  realm: 'customer' | 'agent';
  organization_code: string;
  sealed: Buffer;
  expires_at: Date;
};

export type BrokerSessionRow = {
  session_uuid: string;
  sealed_id_token: Buffer;
  oidc_uid: string | null;
  grant_hash: Buffer | null;
};

export type CardRefusalRow = {
  id: string;
  application_uuid: string;
  at: Date;
  reason: string;
};

export type ClockOffsetRow = {
  scope: string;
  offset_ms: string;
};

export type ConditionRow = {
  uuid: string;
  application_uuid: string;
  category: string;
  notes: string | null;
  comments_to_borrower: string | null;
  request_documents: string[];
  documents_required: number;
  created: Date;
  closed_at: Date | null;
  signer_id: string | null;
  opened_by: string | null;
  seen_at: Date | null;
};

export type ConsentRow = {
  uuid: string;
  identity_uuid: string;
  consent_type: SmsPromptType;
  prompt_uuid: string;
  verbiage: string;
  opt_in_out: 'OPT_IN' | 'OPT_OUT';
  organization_code: string;
  phone: string | null;
  email: string | null;
  source: string;
  product_type: string;
  ip: string;
  user_agent: string;
  recorded_at: Date;
};

export type ConsentEvidenceRow = {
  application_uuid: string;
  consent_type: string;
  version: string;
  at: Date;
  ip: string;
  user_agent: string;
};

export type CorrectionRow = {
  id: string;
  application_uuid: string;
  kind: string;
  asked: unknown;
  asked_at: Date;
  decided_at: Date | null;
  reason: string | null;
};

export type DailyRunRow = {
  name: string;
  done_on: string;
  claimed_until: Date | null;
};

export type DocumentRow = {
  application_uuid: string;
  kind: string;
  version: string;
  title: string;
  body: string | null;
  sha256: string;
  delivered_at: Date;
  storage_key: string | null;
  owner: string | null;
  pages: number | null;
  fields: unknown | null;
};

export type DraftRow = {
  id: string;
  access_hash: Buffer;
  organization_code: string;
  sealed: Buffer;
  version: number;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
};

export type DraftBrowserRow = {
  draft_id: string;
  access_hash: Buffer;
};

export type EmployerRow = {
  application_uuid: string;
  name: string;
  phone: string;
  contact: string | null;
  title: string | null;
  start_date: string | null;
};

export type EsignEvidenceRow = {
  id: string;
  application_uuid: string;
  sequence: number;
  record: EvidenceRecord;
};

export type ExperimentRow = {
  uuid: string;
  organization_code: string;
  key: string;
  surface: string;
  question: string;
  variations: unknown;
  audience: unknown;
  state: 'DRAFT' | 'RUNNING' | 'STOPPED';
  visitors_planned: number;
  days_planned: number;
  starts_at: Date | null;
  ends_at: Date | null;
  stopped_at: Date | null;
  created_at: Date;
};

export type ExperimentAssignmentRow = {
  experiment_uuid: string;
  tracker_uuid: string;
  variation: string;
  assigned_at: Date;
  exposed_at: Date | null;
  continued_at: Date | null;
};

export type ExperimentProfileRow = {
  tracker_uuid: string;
  optimizely_profile_uuid: string;
  changed_at: Date;
};

export type ExplanationRow = {
  application_uuid: string;
  kind: string;
  body: string;
  at: Date;
  author: 'borrower' | 'signer' | 'staff';
};

export type FactRow = {
  application_uuid: string;
  seq: number;
  type: string;
  payload: Fact;
  actor: string;
  actor_ref: string | null;
  source: string;
  at: Date;
  previous_hash: string;
  hash: string;
};

export type FeedbackRow = {
  id: string;
  identity_uuid: string;
  application_uuid: string | null;
  org_code: string;
  topic: string;
  message: string;
  marketing_consent: boolean;
  pathname: string;
  at: Date;
};

export type FlagRow = {
  key: string;
  organization_code: string;
  enabled: boolean;
  variables: Record<string, string>;
  updated_at: Date;
};

export type FreezePinRow = {
  application_uuid: string;
  sealed: Buffer;
};

export type FunnelCountRow = {
  one: boolean;
  at: Date;
  since: string;
};

export type FunnelStepRow = {
  organization_code: string;
  week: string;
  device: string;
  part: 'REGISTRATION' | 'APPLICATION';
  step: string;
  took: number;
  people: number;
};

export type IdempotencyKeyRow = {
  scope: string;
  key: string;
  body_hash: Buffer;
  state: 'running' | 'done';
  claim: string;
  claimed_until: Date;
  status: number | null;
  content_type: string | null;
  answer: Buffer | null;
  created_at: Date;
  expires_at: Date;
  claimed_by: number | null;
};

export type IdentityRow = {
  uuid: string;
  organization_code: string;
  email: string;
  email_key: string;
  password_hash: string;
  password_changed_at: Date;
  is_broker: boolean;
  is_manageable: boolean;
  two_factor_enabled: boolean;
  totp_verified: boolean;
  wallet_account_address: string | null;
  wallet_group_policy_address: string | null;
  created_at: Date;
  updated_at: Date;
  email_verified_at: Date | null;
  password_expired_at: Date | null;
  wallet_account_name: string | null;
  wallet_authorization_type: 'OWNER' | 'GROUP_POLICY' | null;
};

export type IdentityAliasRow = {
  identity_uuid: string;
  type: string;
  value: string;
};

export type IdentityChangeRow = {
  id: string;
  application_uuid: string;
  party: string;
  what: 'NAME' | 'BIRTH_DATE' | 'SSN' | 'ADDRESS' | 'PHONE' | 'EMAIL';
  state: 'ASKED' | 'WAITING' | 'APPLIED' | 'REFUSED' | 'STOPPED_BY_OWNER' | 'NOT_POSSIBLE';
  reason: string;
  evidence: string;
  asked_by: string;
  asked_by_uuid: string;
  asked_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  refusal: string | null;
  sealed: Buffer | null;
  identity_uuid: string | null;
  decided_by_uuid: string | null;
  applies_at: Date | null;
  ended_at: Date | null;
  stop_hash: Buffer | null;
  reviewed_by_uuid: string | null;
};

export type IdentityLinkRow = {
  issuer: string;
  subject: string;
  identity_uuid: string;
  created_at: Date;
};

export type IncomeLinkRow = {
  id: string;
  application_uuid: string;
  method: string;
  sealed: Buffer;
  created_at: Date;
};

export type IntakeRow = {
  application_uuid: string;
  details: unknown;
  experiments: unknown;
  replay_link: string | null;
};

export type KeyStoreRow = {
  id: string;
  kind: string;
  purpose: 'data' | 'index';
  wrapped: Buffer;
  created_at: Date;
  retired_at: Date | null;
};

export type LeaveSurveyRow = {
  id: string;
  org_code: string;
  screen: string;
  reason: string;
  comment: string;
  at: Date;
};

export type LoanOfficerRow = {
  uuid: string;
  organization_code: string;
  originator_name: string;
  broker_name: string | null;
  avatar_uri: string | null;
  email: string;
  phone_number: string;
  nmls: string;
  enforce_licensed_states: boolean;
  licensed_states: StateCode[];
  merchant: boolean;
  identity_uuid: string | null;
};

export type MailedCodeRow = {
  purpose: 'EMAIL' | 'DRAFT';
  subject: string;
  code_hash: Buffer;
  new_email: string | null;
  tries: number;
  sent_at: Date;
  expires_at: Date;
};

export type MailingRow = {
  id: string;
  application_uuid: string;
  party: string;
  kind: string;
  title: string;
  sha256: string;
  copies: number;
  service: 'FIRST_CLASS' | 'CERTIFIED';
  address: unknown | null;
  state: 'ORDERED' | 'CREATED' | 'MAILED' | 'DELIVERED' | 'RETURNED' | 'FAILED';
  ref: string | null;
  tries: number;
  not_before: Date | null;
  ordered_at: Date;
};

export type MarketRateRow = {
  series: 'APOR_FIXED' | 'PRIME' | 'HIGH_COST_AMOUNT' | 'HIGH_COST_DOLLARS';
  effective_on: string;
  term: number;
  value: string;
  recorded_at: Date;
  source: 'HISTORY' | 'FEED';
  confirmed_at: Date | null;
};

export type NoticeRow = {
  id: string;
  application_uuid: string;
  kind: 'ADVERSE_ACTION_NOTICE' | 'NOTICE_OF_INCOMPLETENESS';
  details: object;
  queued_at: Date;
  tries: number;
  not_before: Date | null;
  sent_at: Date | null;
  sha256: string | null;
};

export type NotificationRow = {
  id: string;
  key: string;
  application_uuid: string | null;
  identity_uuid: string;
  kind: string;
  data: object;
  title: string;
  body: string;
  path: string | null;
  created_at: Date;
  read_at: Date | null;
  over_at: Date | null;
};

export type OfferCodeRow = {
  code: string;
  organization_code: string;
  first_name: string;
  last_name: string;
  in_home_date: string;
  respond_by_date: string;
  street1: string;
  street2: string;
  city: string;
  state: StateCode;
  zip: string;
};

export type OfferSetRow = {
  id: string;
  application_uuid: string;
  attempt: number;
  priced: Underwriting;
  created_at: Date;
  expires_at: Date;
  kind: string;
};

export type OidcKeyRow = {
  kid: string;
  sealed_private: Buffer;
  created_at: Date;
};

export type OidcRecordRow = {
  kind: string;
  id_hash: Buffer;
  uid: string | null;
  grant_hash: Buffer | null;
  sealed: Buffer;
  consumed_at: Date | null;
  expires_at: Date | null;
  identity_uuid: string | null;
};

export type OutboxRow = {
  id: string;
  application_uuid: string | null;
  recipient: string;
  channel: 'MAIL' | 'TEXT';
  subject: string;
  body: string;
  at: Date;
  sent_at: Date | null;
  notification_id: string | null;
  org_code: string | null;
  not_before: Date | null;
  tries: number;
  refused: string | null;
  sealed_body: Buffer | null;
};

export type PasskeyRow = {
  uuid: string;
  credential_id: string;
  identity_uuid: string | null;
  host: string;
  public_key: Buffer;
  counter: string;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  staff_uuid: string | null;
};

export type PasskeyChallengeRow = {
  challenge: string;
  identity_uuid: string | null;
  expires_at: Date;
  realm: 'BORROWER' | 'STAFF';
  staff_uuid: string | null;
};

export type PasswordResetRow = {
  secret_hash: Buffer;
  identity_uuid: string;
  expires_at: Date;
};

export type PayoutCallRow = {
  id: string;
  application_uuid: string;
  account_id: string;
  number: string;
  answered_by: string | null;
  result: 'CONFIRMED' | 'DISOWNED' | 'NO_ANSWER';
  staff_uuid: string | null;
  person: string;
  role: string;
  at: Date;
};

export type PendingLinkRow = {
  application_uuid: string;
  identity_uuid: string;
  purpose: string;
  method: string;
  sealed: Buffer;
  opened_at: Date;
  expires_at: Date;
};

export type ProfileRow = {
  uuid: string;
  identity_uuid: string;
  type: 'PRIMARY' | 'CO_DEEDER';
  name_uuid: string | null;
  first_name: string;
  middle_name: string;
  last_name: string;
  suffix: string;
  dob: string | null;
  ssn_secret: string | null;
  ssn_last4: string | null;
  optimizely_profile_uuid: string | null;
  tracker_uuid: string | null;
  version: number;
  updated_at: Date;
  sealed_dob: Buffer | null;
};

export type ProfileAddressRow = {
  uuid: string;
  profile_uuid: string;
  type: string;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
};

export type ProfilePhoneRow = {
  profile_uuid: string;
  type: string;
  number: string;
  changed_at: Date | null;
};

export type PropertyRow = {
  application_uuid: string;
  version: number;
  street1: string;
  street2: string | null;
  city: string;
  state: string;
  zip: string;
};

export type ProviderAnswerRow = {
  id: string;
  application_uuid: string;
  kind: string;
  attempt: number;
  sealed: Buffer;
  at: Date;
};

export type ProviderOrderRow = {
  provider: string;
  ref: string;
  application_uuid: string;
  step: string;
  subject: string;
  turn: number;
  state: 'OPEN' | 'ENDED';
  started_at: Date;
  ended_at: Date | null;
};

export type RecoveryCodeRow = {
  code_hash: Buffer;
  owner_uuid: string;
  used_at: Date | null;
};

export type ReferralRow = {
  uuid: string;
  organization_code: string;
  status: 'OPEN' | 'REGISTERED' | 'EXPIRED';
  loan_officer_uuid: string | null;
  wholesale_broker_nmls: string | null;
  first_name: string;
  last_name: string;
  suffix: string;
  street1: string;
  street2: string;
  city: string;
  state: StateCode;
  zip: string;
  phone_number: string;
  email: string;
  identity_uuid: string | null;
  expires_on: string;
};

export type RegulatoryDeadlineRow = {
  id: string;
  application_uuid: string;
  event: string;
  started_on: string;
  alarm_on: string;
  due_on: string;
  ended_on: string | null;
  alarm_task: string | null;
};

export type RememberedDeviceRow = {
  secret_hash: Buffer;
  identity_uuid: string;
  expires_at: Date;
};

export type ReplayRow = {
  id: string;
  session_uuid: string;
  organization_code: string;
  application_uuid: string | null;
  consented_at: Date;
  last_at: Date;
  pieces: number;
  bytes: number;
};

export type ReplayPieceRow = {
  replay_id: string;
  seq: number;
  sealed: Buffer;
};

export type SecondStepRow = {
  owner_uuid: string;
  secret_id: string;
  confirmed_at: Date | null;
  last_step: string | null;
};

export type SecretRow = {
  id: string;
  kind: string;
  subject_uuid: string;
  key_id: string;
  sealed: Buffer;
  blind_index: Buffer;
  created_at: Date;
};

export type SessionRow = {
  uuid: string;
  identity_uuid: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  ip: string;
  user_agent: string;
  authenticated_at: Date | null;
};

export type SettingChangeRow = {
  uuid: string;
  organization_code: string;
  kind: 'FLAG' | 'EXPERIMENT';
  key: string;
  was: string;
  became: string;
  reason: string;
  staff_uuid: string;
  person: string;
  at: Date;
};

export type SignInChallengeRow = {
  secret_hash: Buffer;
  identity_uuid: string;
  needs: 'CODE' | 'NEW_PASSWORD';
  created_at: Date;
  expires_at: Date;
};

export type SignInFailureRow = {
  account_hash: Buffer;
  from_known_ip: boolean;
  failures: number;
  last_at: Date;
};

export type SignerRow = {
  id: string;
  application_uuid: string;
  role: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  identity_uuid: string | null;
  invitation_hash: Buffer | null;
  invitation_expires_at: Date | null;
  invited_count: number;
  removed_at: Date | null;
};

export type SigningKeyRow = {
  kid: string;
  algorithm: string;
  public_jwk: Record<string, string>;
  sealed_private: Buffer;
  created_at: Date;
};

export type SigningProgressRow = {
  application_uuid: string;
  party: string;
  progress: unknown;
  updated_at: Date;
};

export type StaffActionRow = {
  id: string;
  application_uuid: string;
  from_version: number;
  to_version: number;
  action: string;
  person: string;
  role: string;
  reason: string | null;
  at: Date;
  second_person: string | null;
  second_role: string | null;
  person_uuid: string | null;
  second_uuid: string | null;
};

export type StaffChangeRow = {
  id: string;
  organization_code: string;
  at: Date;
  by_uuid: string | null;
  staff_uuid: string;
  change: string;
  role: string;
  reason: string;
  second_uuid: string | null;
  proposal_id: string | null;
};

export type StaffLinkRow = {
  secret_hash: Buffer;
  staff_uuid: string;
  expires_at: Date;
};

export type StaffMemberRow = {
  uuid: string;
  organization_code: string;
  name: string;
  email: string;
  email_key: string;
  role: string;
  password_hash: string | null;
  created_at: Date;
  suspended_at: Date | null;
  last_sign_in_at: Date | null;
};

export type StaffNoteRow = {
  id: string;
  application_uuid: string;
  task_id: string | null;
  kind: 'NOTE' | 'TAKEN' | 'HANDED_OVER' | 'RELEASED';
  person: string;
  other: string | null;
  body: string | null;
  at: Date;
};

export type StaffProposalRow = {
  id: string;
  application_uuid: string;
  org_code: string;
  action: string;
  asked: unknown;
  rule: string;
  status: string;
  version: number;
  state: 'OPEN' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
  person: string;
  role: string;
  at: Date;
  second_person: string | null;
  second_role: string | null;
  reason: string | null;
  decided_at: Date | null;
  basis: string | null;
};

export type StaffSessionRow = {
  uuid: string;
  secret_hash: Buffer;
  staff_uuid: string;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  second_step_at: Date | null;
  revoked_at: Date | null;
  ip: string;
  user_agent: string;
};

export type StaffTaskRow = {
  id: string;
  application_uuid: string;
  kind: string;
  opened_at: Date;
  closed_at: Date | null;
  org_code: string;
  state: string | null;
  product: string | null;
  promised_at: Date | null;
  law_on: string | null;
  law: string | null;
  due_at: Date;
  priority: number;
  assigned_to: string | null;
  assigned_at: Date | null;
  version: number;
};

export type StaffViewRow = {
  id: string;
  organization_code: string;
  at: Date;
  staff_uuid: string;
  role: string;
  subject_uuid: string | null;
  application_uuid: string | null;
  fields: string[];
  reason: string;
  note: string;
  opened_on: string | null;
};

export type StatusHistoryRow = {
  application_uuid: string;
  seq: number;
  status: string;
  overall_status: string;
  at: Date;
};

export type ThrottleRow = {
  bucket: string;
  tries: number;
  resets_at: Date;
};

export type TimerRow = {
  application_uuid: string;
  name: string;
  turn: number;
  due_at: Date;
  state: 'RUNNING' | 'FIRED' | 'DROPPED';
};

export type TrackingEventRow = {
  uuid: string;
  session_uuid: string;
  event: string;
  event_type: 'WEB' | 'APP';
  context: 'external' | 'secure';
  page_path: string;
  query: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
  identity_uuid: string | null;
  application_uuid: string | null;
  dedupe_key: string | null;
  at: Date;
};

export type TrackingSessionRow = {
  uuid: string;
  tracker_uuid: string;
  organization_code: string;
  platform: string;
  lib_version: string | null;
  app_version: string | null;
  referrer: string | null;
  query: Readonly<Record<string, string>>;
  screen_width: number | null;
  screen_height: number | null;
  window_width: number | null;
  window_height: number | null;
  started_at: Date;
  seen_at: Date;
};

export type UnfinishedUploadRow = {
  id: string;
  application_uuid: string;
  condition_uuid: string | null;
  document_type: DocumentType;
  label: string;
  sent_sha256: string;
  sent_bytes: number;
  sent_by: string;
  begun_at: Date;
  expires_at: Date;
};

export type UnfinishedUploadPartRow = {
  upload_id: string;
  starts_at: number;
  bytes: number;
  sealed: Buffer;
};

export type UploadRow = {
  id: string;
  application_uuid: string;
  condition_uuid: string | null;
  document_type: DocumentType;
  state: 'SCANNING' | 'REFUSED' | 'RECEIVED' | 'ACCEPTED' | 'REJECTED';
  label: string;
  sent_sha256: string;
  sent_bytes: number;
  content_type: string | null;
  sha256: string | null;
  bytes: number | null;
  pages: number | null;
  storage_key: string | null;
  reason: string | null;
  sent_by: string;
  sent_at: Date;
  judged_at: Date | null;
};

export type WaitlistEntryRow = {
  uuid: string;
  organization_code: string;
  email_key: string;
  email: string;
  first_name: string;
  last_name: string;
  dob: string | null;
  income: number;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
  consented_at: Date;
  sealed_dob: Buffer | null;
};

export type WaitlistProductRow = {
  organization_code: string;
  email_key: string;
  product: 'HELOC' | 'CRYPTO_HELOC' | 'DSCR_LOAN';
  consented_at: Date;
};

export type WebhookEventRow = {
  provider: string;
  event_id: string;
  received_at: Date;
};

export type WorkRow = {
  application_uuid: string;
  step: string;
  attempt: number;
  state: 'DUE' | 'DONE' | 'FAILED' | 'DROPPED';
  tries: number;
  created_at: Date;
  finished_at: Date | null;
  waits_for: string | null;
  waits_since: Date | null;
  tried_at: Date | null;
  try_at: Date | null;
};
