/** A valid request for every endpoint, for tests that call all of them. An endpoint without a row needs only its application. */
import { FIRST_SHEET } from '@hearthline/rules/offers/pricing.ts';
import { sheetCsv } from '@hearthline/server/organizations/rate-sheet/write-csv.ts';
import { SIGNING_KINDS } from '@hearthline/contract/application/signing.ts';
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { EVENT_TYPES, TRACKED_EVENTS, WEB_VITALS } from '@hearthline/rules/tracking.ts';
import { CONSENT_TYPES } from '@hearthline/rules/enums.ts';
import { v7 } from 'uuid';
import { ACCOUNT, EMPLOYER, NO_HMDA_ANSWERS } from '../forms.ts';
import { PERSONA_PASSWORD } from '../personas.ts';
import { DESK_PASSWORD } from '../seeded-staff.ts';
import { creationBody } from '../registration.ts';
import { personaOf } from '../play.ts';
import { formWithPicture } from '../actor.ts';
import { lenderFile } from '@hearthline/orgs/lender-file.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import type { TestLender, ApiReply } from './lender.ts';

export type Sample = { readonly params?: Readonly<Record<string, string>>; readonly query?: string; readonly body?: unknown };

const PERSON = {
  firstName: 'Rosa',
  lastName: 'Vale',
  email: 'rosa.vale@example.com',
  phone: '6025550177',
  role: 'CO_DEEDER',
  maritalStatus: 'UNMARRIED',
};
const ADDRESS = { street1: '1 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' };
const POLICY = {
  carrier: 'Dry Creek Mutual',
  policyNumber: 'DC-1',
  dwellingCoverage: 400_000,
  effective: '2026-01-01',
  expires: '2027-12-31',
};
const TYPED_ACCOUNT = { ...ACCOUNT, accountType: 'CHECKING' };
const IDENTITY = { documentType: 'PASSPORT', front: v7() };
const CONSENT = '2026-01';
const INVITATION = 'i'.repeat(43);
const BOT_SENDER = { conversationId: v7(), nonce: '', senderType: 'APPLICANT' };
const CHAT_FORM = {
  friendlyName: 'Rosa Vale',
  emailAddress: 'rosa.vale@example.com',
  tag: 'registration',
  skill: 'FHEL',
  welcomeMessage: '',
  pageUrl: '/account/heloc/register-v2',
  chatMode: 'agent',
};
const BROKER = { applicationName: 'heloc', mode: 'login', orgCode: 'MAIN' };
const BANNER = { message: 'Closed on Thursday.', variant: 'info', apps: ['heloc'] };
const SIGNED = {
  name: 'Rosa Vale',
  consentVersion: CONSENT,
  documentsRead: true,
  documents: [{ kind: 'DEED_OF_TRUST', sha256: '0'.repeat(64) }],
};
let people = 0;
/** An unused email address. */
const nobody = (domain = 'example.com') => `nobody${(people += 1)}@${domain}`;

const SAMPLES: Readonly<Record<string, () => readonly Sample[]>> = {
  'staff-get': () => [{ query: 'org=MAIN' }],
  'desk-staff-propose': () => [
    { body: { change: 'INVITED', name: 'New Person', email: nobody('main.example.com'), role: 'closer', reason: 'A new colleague' } },
  ],
  'desk-staff-decision': () => [{ params: { proposalUuid: v7() }, body: { decision: 'REFUSE', reason: 'Nobody knows them' } }],
  'desk-lender-check': () => [{ body: { room: 'menus', base: 1, changes: {} } }],
  'desk-lender-propose': () => [
    { body: { room: 'features', base: 1, changes: { leaveSurvey: false }, effectiveAt: null, reason: 'Nobody reads it' } },
  ],
  'desk-lender-decision': () => [{ params: { proposalId: v7() }, body: { decision: 'REFUSE', reason: 'Not agreed' } }],
  'desk-lender-call-off': () => [{ params: { version: '2' } }],
  'desk-preview-list': () => [{ body: { of: { room: 'menus', base: 1, changes: {} } } }],
  'desk-preview-show': () => [{ body: { of: { proposalId: v7() }, person: 'HOME', thing: { group: 'MAIL', kind: 'OFFERS_READY' } } }],
  'desk-preview-pdf': () => [{ body: { of: { proposalId: v7() }, person: 'HOME', kind: 'LINE_AGREEMENT', side: 'AFTER' } }],
  'desk-preview-screens': () => [{ body: { of: { proposalId: v7() }, person: 'HOME' } }],
  'desk-lender-version': () => [{ params: { version: '1' } }],
  'desk-lender-file-check': () => [{ body: { file: Buffer.from('name: Other Lender').toString('base64') } }],
  'desk-lender-file-propose': () => [
    { body: { file: Buffer.from(lenderFile(MAIN, 'yaml')).toString('base64'), base: 1, effectiveAt: null, reason: 'As agreed' } },
  ],
  'desk-domain-post': () => [{ body: { domain: `apply${(people += 1)}.lender.example` } }],
  'desk-domain-check': () => [{ params: { domainId: v7() } }],
  'desk-domain-change': () => [{ params: { domainId: v7() }, body: { change: 'LEAD_HERE', reason: 'Our own name' } }],
  'desk-domain-decision': () => [{ params: { changeId: v7() }, body: { decision: 'REFUSE', reason: 'Not agreed' } }],
  'dns-put': () => [{ body: { name: '_hearthline.apply.lender.example', texts: [] } }],
  'lender-draft-save': () => [{ body: { version: 1 } }],
  'lender-draft-rates': () => [{ body: { version: 1, file: 'YQ==' } }],
  'lender-draft-logo': () => [{ body: { svg: '<svg/>' } }],
  'lender-draft-publish': () => [{ body: { version: 1 } }],
  'desk-staff-suspend': () => [{ body: { reason: 'Left the company' } }],
  'desk-replay-view': () => [{ params: { id: v7() }, body: { from: 0, reason: 'QUALITY', note: 'How pages are used' } }],
  'desk-people-search': () => [{ body: { by: 'NAME', text: 'Grace', reason: 'CALL', note: 'They called about a draw' } }],
  'desk-password-expire': () => [{ body: { reason: 'CALL', note: 'They fear that another knows it' } }],
  'desk-person-view': () => [{ body: { fields: ['PHONE'], reason: 'CALL', note: 'They called about a draw' } }],
  'desk-rate-sheet-preview': () => [{ body: { sheetId: v7() } }],
  'desk-rate-sheet-post': () => [{ body: { name: `Sheet ${v7()}`, file: Buffer.from(sheetCsv(FIRST_SHEET)).toString('base64') } }],
  'desk-rate-sheet-get': () => [{ params: { sheetId: v7() } }],
  'desk-flag-put': () => [
    { params: { key: 'fe-webchat-stream' }, body: { enabled: true, was: false, reason: 'The chat vendor is ready' } },
  ],
  'desk-experiment-post': () => [
    {
      body: {
        surface: 'registration-reassurance',
        question: 'Does naming the way out first help?',
        variations: [
          { key: 'encryption-first', weight: 50 },
          { key: 'stop-first', weight: 50 },
        ],
        visitorsPlanned: 1000,
        daysPlanned: 28,
        reason: 'Agreed with compliance',
      },
    },
  ],
  'desk-experiment-start': () => [{ params: { experimentUuid: v7() }, body: { reason: 'Agreed with compliance' } }],
  'desk-experiment-stop': () => [{ params: { experimentUuid: v7() }, body: { reason: 'Agreed with compliance' } }],
  'desk-funnel-get': () => [{ query: '?part=REGISTRATION' }],
  'desk-session-post': () => [{ body: { email: 'admin@main.example.com', password: DESK_PASSWORD } }],
  'desk-account-password': () => [{ body: { password: DESK_PASSWORD, newPassword: DESK_PASSWORD } }],
  'desk-account-codes': () => [{ body: { password: DESK_PASSWORD, code: '000000' } }],
  'desk-session-passkey': () => [{ body: { response: { id: 'unknown' } } }],
  'desk-passkey-options': () => [{ body: { password: DESK_PASSWORD, code: '000000' } }],
  'desk-passkey-add': () => [{ body: { response: {}, name: 'Desk laptop' } }],
  'desk-passkey-rename': () => [{ params: { passkeyUuid: v7() }, body: { name: 'Desk laptop' } }],
  'desk-passkey-remove': () => [{ params: { passkeyUuid: v7() }, body: { password: DESK_PASSWORD } }],
  'desk-session-code': () => [{ body: { code: '000000' } }],
  'desk-authenticator-confirm': () => [{ body: { code: '000000' } }],
  'desk-link-open': () => [{ body: { token: INVITATION } }],
  'desk-link-use': () => [{ body: { token: INVITATION, password: PERSONA_PASSWORD } }],
  'identity-register': () => [{ body: { email: nobody(), password: PERSONA_PASSWORD, phoneNumber: '6025550142' } }],
  'identity-login': () => [{ body: { email: 'own@example.com', password: PERSONA_PASSWORD } }],
  'identity-password-forgotten': () => [{ body: { email: 'own@example.com' } }],
  'identity-password-reset': () => [{ body: { token: INVITATION, password: PERSONA_PASSWORD } }],
  'identity-change-view': () => [{ body: { token: INVITATION } }],
  'identity-change-stop': () => [{ body: { token: INVITATION } }],
  'identity-logout': () => [{ body: {} }],
  'identity-alias': () => [{ body: { type: 'Phone', value: '6025550142' } }],
  'identity-session-end': () => [{ params: { sessionUuid: v7() } }],
  'identity-password': () => [{ body: { currentPassword: PERSONA_PASSWORD, newPassword: PERSONA_PASSWORD } }],
  'login-code': () => [{ body: { challenge: INVITATION, code: '123456' } }],
  'login-new-password': () => [{ body: { challenge: INVITATION, password: PERSONA_PASSWORD } }],
  'login-passkey': () => [{ body: { response: { id: 'unknown' } } }],
  'step-up': () => [{ body: { password: PERSONA_PASSWORD } }],
  'two-step-confirm': () => [{ body: { code: '123456' } }],
  'two-step-off': () => [{ body: { password: PERSONA_PASSWORD, code: '123456' } }],
  'passkey-add': () => [{ body: { response: {}, name: 'My phone' } }],
  'passkey-rename': () => [{ params: { passkeyUuid: v7() }, body: { name: 'My phone' } }],
  'passkey-remove': () => [{ params: { passkeyUuid: v7() } }],
  'email-code': () => [{ body: {} }],
  'email-confirm': () => [{ body: { code: '123 456' } }],
  'broker-auth-mode': () => [{ params: { realm: 'customer' } }],
  'broker-login': () => [
    { params: { realm: 'customer' }, body: { ...BROKER, externalStateNonce: 'n'.repeat(16), returnTo: '/dashboard' } },
  ],
  'broker-callback': () => [{ params: { realm: 'customer' } }],
  'broker-self': () => [{ params: { realm: 'customer', info: 'helocinfo' } }],
  'broker-logout': () => [{ params: { realm: 'customer' }, body: { applicationName: 'heloc', orgCode: 'MAIN' } }],
  'invitation-get': () => [{ params: { secret: INVITATION } }],
  'invitation-use': () => [{ params: { secret: INVITATION }, body: { password: PERSONA_PASSWORD } }],
  'mail-get': () => [{ params: { id: v7() } }],
  'session-post': () => [{ body: {} }],
  'vendor-put': () => [{ params: { name: 'flood' }, body: { behavior: 'normal' } }],
  'orders-post': () => [{ body: { vendor: 'flood' } }],
  'lender-invitation-post': () => [{ body: { email: nobody('lender.example') } }],
  'inquiry-post': () => [{ body: { persona: 'happy' } }],
  'profile-put': () => [{ body: { dob: '1980-04-12', address: ADDRESS } }],
  'profile-patch': () => [{ body: { trackerUuid: 'tracker' } }],
  'profile-name': () => [{ body: { firstName: 'Rosa', lastName: 'Vale' } }],
  'profile-phone': () => [{ body: { number: '6025550142' } }],
  'profile-ssn': () => [{ body: { ssn: '666-10-1001' } }],
  'prompt-external': () => [{ params: { type: 'SMS' } }],
  'prompt-secure': () => [{ params: { type: 'SMS' } }],
  'consent-user-get': () => [{ body: {} }],
  'consent-user': () => [
    { body: { source: 'REGISTRATION', product_type: 'HELOC', consents: [{ consent_prompt_uuid: v7(), opt_in_out: 'OPT_IN' }] } },
  ],
  'feedback-post': () => [
    { body: { message: 'The steps were clear to me.', topic: 'COMPLIMENT', marketingConsent: false, pathname: '/', productType: 'HELOC' } },
  ],
  'feedback-ceo': () => [{ body: {} }],
  'leave-survey-post': () => [{ body: { screen: 'liens', reason: 'LATER', comment: '' } }],
  'desk-banner-post': () => [{ body: BANNER }],
  'desk-banner-put': () => [{ params: { bannerUuid: v7() }, body: BANNER }],
  'desk-banner-end': () => [{ params: { bannerUuid: v7() }, body: {} }],
  'desk-logo-post': () => [{ body: { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>' } }],
  'brand-picture': () => [{ params: { orgBrand: 'MAIN', picture: 'favicon.svg' } }],
  'banners-get': () => [{ params: { file: 'test.json' } }],
  'help-article-get': () => [{ params: { slug: 'right-to-cancel' } }],
  'notifications-patch': () => [{ body: { status: 'READ', through: v7() } }],
  'notification-patch': () => [{ params: { notificationUuid: v7() }, body: { status: 'READ' } }],
  'desk-task-get': () => [{ params: { taskUuid: v7() } }],
  'desk-owner-post': () => [{ body: { applications: [v7()], to: null } }],
  'desk-task-take': () => [{ params: { taskUuid: v7() }, body: { version: 1 } }],
  'desk-task-hand-over': () => [{ params: { taskUuid: v7() }, body: { version: 1, to: v7() } }],
  'desk-task-release': () => [{ params: { taskUuid: v7() }, body: { version: 1 } }],
  'desk-task-note': () => [{ params: { taskUuid: v7() }, body: { text: 'Called, no answer.' } }],
  'desk-decision-preview': () => [{ body: {} }],
  'desk-notice-preview-get': () => [{ query: '?action=decline&reasons=DTI_OVER' }],
  'desk-actions-post': () => [{ body: { action: 'withdraw', note: 'Asked by phone' } }],
  'desk-approval-post': () => [{ params: { proposalUuid: v7() }, body: { decision: 'WITHDRAW' } }],
  'draft-create': () => [{ body: { data: { step: 'property' } } }],
  'draft-get': () => [{ params: { id: 'd'.repeat(22) } }],
  'draft-code': () => [{ params: { id: 'd'.repeat(22) }, body: {} }],
  'draft-open': () => [{ params: { id: 'd'.repeat(22) }, body: { code: '123456' } }],
  'draft-patch': () => [{ params: { id: 'd'.repeat(22) }, body: { version: 1, data: {} } }],
  logo: () => [{ params: { orgBrand: 'MAIN' } }],
  'operating-hours': () => [{ params: { department: 'OPS_PHONE' } }],
  'operating-week': () => [{ params: { department: 'OPS_CHAT' } }],
  'open-status': () => [{ params: { department: 'OPS_CHAT' } }],
  'loan-officer': () => [{ params: { loanOriginatorUuid: v7() } }],
  'loan-officer-states': () => [{ params: { loanOriginatorUuid: v7() } }],
  'referral-status': () => [{ params: { referralUuid: v7() } }],
  'referral-prefill': () => [{ params: { referralUuid: v7() } }],
  'offer-code': () => [{ params: { code: 'NOBODY' } }],
  'affiliate-prefill': () => [{ query: '?affiliate=nobody' }],
  features: () => [{ params: { context: 'external' }, body: {} }],
  feature: () => [{ params: { context: 'external' }, body: { featureKey: 'fe-heloc-redesign-2025' } }],
  decision: () => [{ params: { context: 'external' }, body: {} }],
  'waitlist-join': () => [
    { body: { firstName: 'Rosa', lastName: 'Vale', dob: '1980-04-12', email: nobody(), income: 90_000, ...ADDRESS, consent: true } },
  ],
  'heloc-create': () => [{ query: '?state=AZ', body: creationBody(personaOf('happy'), nobody(), 'MAIN') }],
  'agreement-get': () => CONSENT_TYPES.map((type) => ({ params: { type } })),
  'consents-post': () => ['SOFT_CREDIT', 'HARD_CREDIT'].map((type) => ({ body: { type, version: CONSENT } })),
  'credit-repull': () => [{ body: {} }],
  'delinquency-post': () => [{ body: { explanation: 'A bill that went to an old address.' } }],
  'property-put': () => [{ body: { noneOfThese: true } }],
  'ownership-put': () => [{ body: { ownership: 'SOLE' } }],
  'estimate-put': () => [{ body: { amount: 500_000 } }],
  'address-suggestions': () => [{ query: '?text=102%20Clear' }],
  'liens-put': () => [{ body: { liens: [] } }],
  'lien-attestation': () => [{ body: { attested: true } }],
  'inquiry-attestation': () => [{ body: { attested: true } }],
  'offers-select': () => [
    {
      body: {
        type: 'FIXED',
        term: 240,
        draw: 100_000,
        feePercent: 4.99,
        payType: 'AUTOPAY',
        payoffs: [],
        payoffPreference: 'DEDUCT',
        offerSetId: v7(),
        expected: { rate: 8, monthlyPayment: 800 },
      },
    },
  ],
  'assets-put': () => [
    {
      body: {
        savingsAmount: 1,
        annualInvestmentIncome: 1,
        annualRetirementIncome: 1,
        annualBusinessIncome: 1,
        otherAnnualIncome: 1,
        retirementAmount: 1,
        investmentAmount: 1,
        selectedAccountsToPayoff: [],
      },
    },
  ],
  'requalify-post': () => [{ body: { accept: false, payoffs: [] } }],
  'info-put': () => [{ body: { ownership: 'SOLE', maritalStatus: 'UNMARRIED', purpose: 'HOME_IMPROVEMENT', otherOwners: [] } }],
  'hmda-post': () => [{ body: NO_HMDA_ANSWERS }],
  'income-link': () => [{ body: { method: 'TRUV_PAYROLL' } }],
  'income-post': () => [{ body: { method: 'TRUV_PAYROLL', publicToken: 'public' } }],
  'employer-post': () => [{ body: { ...EMPLOYER, phone: '6025550144' } }],
  'bank-link': () => [{ body: { purpose: 'DISBURSE' } }],
  'disburse-account': () => [{ body: TYPED_ACCOUNT }],
  'autopay-account': () => [{ body: { sameAsDisbursement: true } }, { body: TYPED_ACCOUNT }],
  'micro-deposits': () => [{ body: { role: 'DISBURSEMENT', cents: [11, 32] } }],
  'pay-type-put': () => [{ body: { payType: 'MANUAL' } }],
  'accounts-confirm': () => [{ body: {} }],
  'identity-document-post': () => [{ body: IDENTITY }],
  'signer-identity': () => [{ body: IDENTITY }],
  'signer-hmda': () => [{ body: NO_HMDA_ANSWERS }],
  'bpo-post': () => [{ body: { contactName: 'Rosa Vale', contactPhone: '6025550177', windows: [] } }],
  'appraisal-payment': () => [{ body: { cardToken: 'tok_visa' } }],
  'disclosure-sign': () => SIGNING_KINDS.map((kind) => ({ params: { kind }, body: SIGNED })),
  'document-get': () => [{ params: { kind: 'DEED_OF_TRUST' } }],
  'document-file': () => [{ params: { kind: 'DEED_OF_TRUST' } }],
  'final-offer-accept': () => [{ body: {} }],
  'flood-acknowledge': () => [{ body: {} }],
  'upload-begin': () => [{ body: { type: 'BANK_STATEMENT', name: 'statement.pdf', bytes: 70, sha256: '0'.repeat(64) } }],
  'upload-finish': () => [{ body: {} }],
  'notary-session': () => [{ body: {} }],
  'notary-online': () => [{ body: {} }],
  'notary-manual': () => [{ body: { slots: [] } }],
  'insurance-put': () => [{ body: POLICY }],
  'rescind-post': () => [{ body: { name: 'Rosa Vale' } }],
  'closing-documents-put': () => [{ body: { location: 'REFUSED' } }],
  'signers-post': () => [{ body: PERSON }],
  'signer-put': () => [{ body: PERSON }],
  'corrections-post': () => [
    { body: { kind: 'INCOME', incomePrimary: 120_000, incomeOther: 6000, note: 'A raise.' } },
    { body: { kind: 'NAME', firstName: 'Gracie', lastName: 'Happy' } },
  ],
  'signer-correct': () => [{ body: { firstName: 'Petra', lastName: 'Joint' } }],
  'signer-resend': () => [{ body: {} }],
  'signer-invitation': () => [{ body: { invitation: INVITATION } }],
  'signer-register': () => [{ body: { invitation: INVITATION, password: PERSONA_PASSWORD } }],
  'signer-accept': () => [{ body: { invitation: INVITATION } }],
  'signer-consent': () => [{ body: { type: 'COMMUNICATIONS', version: CONSENT } }],
  'application-terms-get': () => [{ query: '?state=AZ&occupancy=HOME' }],
  'electronic-records-put': () => [{ body: { consent: 'WITHDRAWN' } }],
  'signer-refuse': () => [{ body: {} }],
  'cancel-post': () => [{ body: {} }],
  'experiments-patch': () => [{ body: { experiments: [{ name: 'fe-heloc-redesign-2025', variation: 'on' }] } }],
  'full-story-link-put': () => [{ body: { link: 'https://app.fullstory.com/ui/1' } }],
  'ft-session': () => [{ params: { context: 'external' }, body: { platform: 'WEB', libVersion: '1' } }],
  'ft-replay': () => [
    { params: { context: 'external' }, body: { sessionKey: { uuid: v7(), epoch: 1, trackerUuid: v7() }, consent: true } },
  ],
  'ft-replay-piece': () => [
    {
      params: { context: 'external', id: v7() },
      body: { sessionKey: { uuid: v7(), epoch: 1, trackerUuid: v7() }, seq: 0, events: [{ type: 1, timestamp: 1, data: {} }] },
    },
  ],
  'ft-replay-end': () => [{ params: { context: 'external', id: v7(), visit: v7(), tracker: v7() } }],
  'ft-vitals': () => [
    { params: { context: 'external' }, body: { pagePath: '/account/heloc/register', vitals: [{ name: WEB_VITALS[0], value: 0.01 }] } },
  ],
  'ft-event': () => [
    {
      params: { context: 'external' },
      body: {
        pagePath: '/account/heloc/register',
        event: TRACKED_EVENTS[0],
        eventType: EVENT_TYPES[0],
        productType: 'HELOC',
        sessionKey: { uuid: v7(), epoch: 1, trackerUuid: v7() },
      },
    },
  ],
  'optermizerly-get': () => [{ query: `?identityUuid=${v7()}` }],
  'optermizerly-patch': () => [{ query: `?identityUuid=${v7()}`, body: { optimizelyProfileUuid: v7() } }],
  'applications-post': () => [{ body: { persona: 'happy', until: 'IN_PROGRESS' } }],
  'clock-post': () => [{ body: { advance: '0s' } }],
  'flags-put': () => [{ body: { key: 'fe-heloc-redesign-2025', enabled: true } }],
  'staff-post': () => [{ body: { action: 'withdraw' } }],
  'work-post': () => [{ body: { name: 'credit-soft' } }],
  'sandbox-vendor-page-send': () => [{ params: { vendor: 'nobody', token: 'nobody' }, body: 'move=next' }],
  'desk-party-reveal': () => [{ params: { party: 'borrower' }, body: { what: 'PHONE', reason: 'CALL', note: 'They asked us to call' } }],
  'desk-document-file': () => [{ params: { sha256: '0'.repeat(64) } }],
  'desk-condition-post': () => [{ body: { category: 'ESCALATION_REVIEW', textForBorrower: 'Send us a letter.', documents: 1 } }],
  'desk-condition-clear': () => [{ body: { note: 'Seen' } }],
  'desk-upload-accept': () => [{ body: {} }],
  'desk-upload-reject': () => [{ body: { textForBorrower: 'It cannot be read.' } }],
  'desk-vendor-get': () => [{ params: { vendor: 'title' } }],
  'desk-undelivered-again': () => [{ body: { messages: [v7()], reason: 'The vendor is back' } }],
  'desk-vendor-again': () => [{ params: { vendor: 'title' }, body: { reason: 'The vendor is back' } }],
  'desk-order-again': () => [{ params: { step: 'flood' }, body: { note: 'The vendor is back' } }],
  'desk-identity-change': () => [
    { body: { what: 'PHONE', party: 'borrower', phone: '6025550142', reason: 'They called', evidence: 'Called back on the old number' } },
  ],
  'desk-identity-decision': () => [{ body: { accept: false, reason: 'Not proved' } }],
  'chat-init': () => [{ body: CHAT_FORM }],
  'chat-init-stream': () => [{ body: CHAT_FORM }],
  'chat-refresh-token': () => [{ body: { token: INVITATION } }],
  'web-chat-info': () => [{ body: { omniProxyChannelId: v7() } }],
  'chat-authenticate': () => [{ body: {} }],
  'chat-refresh-nonce': () => [{ query: `?nonce=${INVITATION}`, body: {} }],
  'chat-users': () => [{ body: { filter: { roles: ['CSA'] } } }],
  'chat-with-bot': () => [
    { body: { ...BOT_SENDER, applicationId: null, message: 'Hello', organization: 'MAIN', pageUrl: '/', senderId: '', tag: '' } },
  ],
  'chat-bot-feedback': () => [
    { body: { ...BOT_SENDER, questionId: 'texas', responseToCustomer: '', feedbackMessage: '', rating: 1, senderEmail: '' } },
  ],
  'chat-message-post': () => [{ body: { key: v7(), body: 'Hello', fileUuids: [] } }],
  'chat-read-post': () => [{ body: { seq: 1 } }],
  'chat-person-post': () => [{ body: {} }],
  'chat-assistant-post': () => [{ body: { givesUpPlace: false } }],
  'chat-callback-post': () => [{ body: { phone: '6025550101', window: 'MORNING' } }],
  'chat-by-email-post': () => [{ body: {} }],
  'chat-end-post': () => [{ body: {} }],
  'desk-chats-get': () => [{ query: '?list=QUEUE' }],
  'desk-chat-message-post': () => [{ body: { key: v7(), body: 'Hello', seen: 0 } }],
  'desk-chat-take': () => [{ body: {} }],
  'desk-chat-transfer': () => [{ body: { staffUuid: null, note: '' } }],
  'desk-chat-note-post': () => [{ body: { body: 'Calls at noon' } }],
  'desk-chat-read-post': () => [{ body: { seq: 1 } }],
  'desk-chat-end': () => [{ body: {} }],
  'desk-chat-called': () => [{ body: {} }],
  'desk-chat-presence-put': () => [{ body: { isAvailable: false } }],
  'desk-chat-ticket': () => [{ body: {} }],
  'webhook-post': () => [{ params: { provider: 'nobody' }, body: 'news' }],
};

/** The samples of an endpoint, one for each branch of its state rule. */
export const samplesOf = ({ id }: Endpoint): readonly Sample[] => SAMPLES[id]?.() ?? [{}];

/** Rows of endpoints that are no longer in the contract. */
export const samplesWithoutEndpoint = (): string[] => Object.keys(SAMPLES).filter((id) => !ENDPOINTS.some((e) => e.id === id));

/** The fields beside the file of a sample that sends one. */
const WITH_A_FILE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'upload-post': { type: 'BANK_STATEMENT' },
  'upload-part': { offset: '0' },
};

type SampleOptions = { readonly jwt?: string | undefined; readonly names: Readonly<Record<string, string>> };

/** Sends a sample; `names` fills the parameters it lacks, such as the application's, and the `version` where one has to be named. */
export async function sendSample(
  lender: TestLender,
  { id, method, path, upload, ifMatch }: Endpoint,
  { params = {}, query = '', body }: Sample,
  { jwt, names }: SampleOptions,
): Promise<ApiReply> {
  const url = `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? names[name] ?? v7())}${query}`;
  const signedIn = jwt === undefined ? {} : { jwt };
  const version = names['version'];
  const headers = ifMatch === 'required' && version !== undefined && { headers: { 'if-match': version } };
  if (!upload) return lender.call(method, url, { ...signedIn, ...(body !== undefined && { body }), ...headers });
  const { payload, contentType } = formWithPicture(WITH_A_FILE[id] ?? {});
  return lender.call(method, url, { ...signedIn, body: payload, headers: { 'content-type': contentType } });
}
