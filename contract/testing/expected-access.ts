import type { StaffRole } from '../desk/roles.ts';
import type { Endpoint } from '../endpoint.ts';

/**
 * Who may call each operation, repeated independently of the contract: loosening an access rule there does not change what is expected
 * here. `owner + staff`: the borrower of the application, and its lender's staff but for administrators. `staff: admin auditor`: staff in one of these roles. Add a new operation to its line by hand.
 */
const OPERATIONS: Readonly<Record<string, string>> = {
  anyone: `
    menus-get banners-get help-list help-article-get
    identity-register identity-login login-code login-new-password login-passkey-options login-passkey identity-password-forgotten identity-password-reset identity-change-view identity-change-stop broker-auth-mode broker-login broker-callback
    broker-self invitation-get invitation-use profile-consent-types application-terms-get agreement-get heloc-consent-types prompt-external draft-create
    draft-get draft-patch draft-code draft-open logo brand-picture states-eligibility zip-eligibility state-licenses operating-hours operating-week open-status
    loan-officer loan-officer-states referral-status referral-prefill offer-code affiliate-prefill features feature decision
    waitlist-join desk-session-get desk-session-post desk-session-code desk-session-passkey-options desk-session-passkey desk-session-end desk-authenticator-post desk-authenticator-confirm
    desk-link-open desk-link-use ft-session ft-event ft-vitals ft-replay ft-replay-piece ft-replay-end address-suggestions signer-invitation signer-register webhook-post
    chat-init chat-init-stream chat-refresh-token chat-availability`,
  'signed-in': `
    leave-survey-post notifications-patch
    identity-logout identity-get identity-get-legacy identity-alias identity-sessions identity-session-end identity-password
    email-code email-confirm security-get step-up step-up-options two-step-begin two-step-confirm two-step-codes two-step-off
    passkey-options passkey-add passkey-rename passkey-remove
    broker-logout profile-get profile-put profile-patch profile-name profile-phone profile-ssn prompt-secure consent-user-get
    consent-user wallet-access wallet-accounts notifications-get notification-patch feedback-post feedback-ceo pending-link optermizerly-get optermizerly-patch heloc-create
    can-start heloc-all co-deed-status signer-profile signer-accept
    chat-authenticate chat-refresh-nonce chat-users`,
  conversation: `
    web-chat-info chat-history chat-with-bot chat-bot-feedback chat-messages-get chat-message-post chat-file-post chat-file-get chat-read-post chat-person-post
    chat-assistant-post chat-callback-post chat-by-email-post chat-end-post chat-transcript-get`,
  broker: `
    heloc-referred`,
  sandbox: `
    inquiry-post lender-invitation-post personas-get applications-post application-get clock-get clock-post flags-put outbox-get dns-put staff-post work-post
    sandbox-vendor-page sandbox-vendor-page-send
    choices-get staff-get recent-applications-get session-post mail-get vendors-get vendor-put orders-get orders-post`,
  'staff: processor underwriter closer funder compliance agent admin': `
    desk-task-hand-over desk-task-release desk-task-note desk-owner-post`,
  'staff: processor underwriter closer funder compliance agent': `
    desk-task-take desk-actions-post desk-approval-post
    desk-chat-message-post desk-chat-take desk-chat-transfer desk-chat-note-post desk-chat-read-post desk-chat-end desk-chat-called desk-chat-presence-put`,
  'staff: processor underwriter closer funder compliance agent auditor': `
    desk-parties-get desk-figures-get desk-comparisons-get desk-documents-get desk-conditions-get
    desk-messages-get desk-credit-get desk-why-get desk-party-reveal desk-document-file desk-upload-file desk-message-get desk-people-search desk-person-view
    desk-chats-get desk-chat-get desk-chat-file desk-chat-presence-get desk-chat-ticket`,
  owner: `
    consents-post credit-repull delinquency-post property-put ownership-put estimate-put liens-put lien-attestation inquiry-attestation
    offers-select assets-put requalify-post info-put hmda-post income-link income-post employer-post bank-link disburse-account
    accounts-get autopay-account micro-deposits pay-type-put accounts-confirm identity-document-post valuation-get bpo-post
    appraisal-payment payoffs-get final-offer-accept
    flood-acknowledge notary-manual notary-manual-cancel notary-online insurance-put signers-post signer-put signer-correct signer-delete signer-resend
    corrections-post correction-delete cancel-post experiments-patch
    full-story-link-put`,
  'owner + staff': `
    heloc-get offers-get signers-get delinquency-get property-get liens-get assets-get requalify-get income-get identity-document-get evidence-get evidence-certificate insurance-get closing-get corrections-get`,
  'owner + signer': `
    electronic-records-get electronic-records-put disclosure-sign closing-documents-get closing-documents-put notary-session rescind-post upload-post upload-begin upload-offset upload-part upload-finish upload-drop`,
  signer: `
    signer-consent signer-identity signer-hmda signer-refuse`,
  'staff: admin': `
    desk-staff-propose desk-staff-suspend desk-flag-put desk-experiment-post desk-experiment-start
    desk-domain-post`,
  'staff: agent compliance auditor': `
    desk-bot-answers-get desk-bot-answers-file desk-bot-answer-get`,
  'staff: compliance admin': `
    desk-banner-post desk-banner-put desk-banner-end desk-logo-post`,
  'staff: admin auditor compliance': `
    desk-banners-get desk-banner-changes
    desk-staff-get desk-staff-changes desk-staff-proposals
    desk-views-get desk-feedback-get desk-replays-get desk-replay-view`,
  'owner + signer + staff': `
    heloc-status conditions-list documents-get document-get document-file uploads-get upload-get notary-get`,
  staff: `
    desk-application-get desk-application-version desk-timeline-get desk-orders-get desk-work-get desk-work-counts desk-task-get desk-actions-get
    desk-applications-get desk-colleagues-get
    desk-approvals-get desk-account-get desk-account-password desk-account-codes
    desk-passkey-options desk-passkey-add desk-passkey-rename desk-passkey-remove`,
  'staff: processor underwriter closer compliance': `
    desk-condition-post desk-condition-clear desk-upload-accept desk-upload-reject`,
  'staff: agent compliance': `
    desk-password-expire`,
  'staff: underwriter compliance': `
    desk-notice-preview-get desk-decision-preview`,
  'staff: processor': `
    desk-order-again desk-vendor-again desk-undelivered-again`,
  'staff: processor compliance admin auditor': `
    desk-vendors-get desk-vendor-get desk-undelivered-get`,
  'lender-draft': `
    lender-draft-get lender-draft-save lender-draft-rates lender-draft-logo lender-draft-publish`,
  'staff: processor compliance': `
    desk-identity-change desk-identity-decision`,
  'staff: admin compliance auditor': `
    desk-flags-get desk-experiments-get desk-funnel-get
    desk-lender-get desk-lender-check desk-lender-version desk-domains-get desk-lender-file-get desk-lender-file-check
    desk-preview-list desk-preview-show desk-preview-pdf desk-preview-screens
    desk-rate-sheets-get desk-rate-sheet-get desk-rate-sheet-preview`,
  'staff: admin compliance': `
    desk-experiment-stop desk-staff-decision desk-rate-sheet-post
    desk-lender-propose desk-lender-decision desk-lender-call-off
    desk-domain-check desk-domain-change desk-domain-decision desk-lender-file-propose`,
};

type Rule = Required<Pick<Endpoint, 'access' | 'also'>> & { readonly roles: readonly StaffRole[] | undefined };

/** The rule of each operation, by its id. */
export const EXPECTED_ACCESS: ReadonlyMap<string, Rule> = new Map(
  Object.entries(OPERATIONS).flatMap(([line, ids]) => {
    const [who = '', roles] = line.split(': ');
    const [access, ...also] = who.split(' + ');
    return ids
      .trim()
      .split(/\s+/)
      .map((id): [string, Rule] => [id, { access, also, roles: roles?.split(' ') } as Rule]);
  }),
);

/** Operations that name an application and may be called by others than its owner or signer: why that is safe. */
export const NAMES_AN_APPLICATION: Readonly<Record<string, string>> = {
  'chat-init': 'the application is kept beside the chat only where the caller is a party of it; nothing of it is answered',
  'chat-init-stream': 'the same',
  'feedback-post': 'the application is kept beside the sentence; nothing of it is answered',
  'ft-event': 'an event of the page; the application is kept beside it, nothing of it is answered',
  'co-deed-status': 'answers only for the caller’s own application, or one they sign',
  'signer-profile': 'answers only the caller’s own invitation',
  'application-get': 'sandbox only',
  'clock-get': 'sandbox only',
  'staff-post': 'sandbox only',
  'work-post': 'sandbox only',
  'outbox-get': 'sandbox only',
  'session-post': 'sandbox only',
  'orders-get': 'sandbox only',
  'orders-post': 'sandbox only',
};
