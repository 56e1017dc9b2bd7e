import { ACCOUNT_SETUP_ENDPOINTS } from './identity/account-setup.ts';
import { CLOSING_ENDPOINTS } from './application/closing.ts';
import { CREATE_ENDPOINTS } from './application/create.ts';
import { READ_ENDPOINTS } from './application/read.ts';
import { CREDIT_ENDPOINTS } from './application/credit.ts';
import { PROPERTY_ENDPOINTS } from './application/property.ts';
import { LIENS_ENDPOINTS } from './application/liens.ts';
import { OFFERS_ENDPOINTS } from './application/offers.ts';
import { BANK_ENDPOINTS } from './application/bank.ts';
import { IDENTITY_DOCUMENT_ENDPOINTS } from './application/identity-document.ts';
import { INCOME_ENDPOINTS } from './application/income.ts';
import { CORRECTIONS_ENDPOINTS } from './application/corrections.ts';
import { ELECTRONIC_RECORDS_ENDPOINTS } from './application/electronic-records.ts';
import { INFO_ENDPOINTS } from './application/info.ts';
import { SIGNERS_ENDPOINTS } from './signers.ts';
import { NOTARY_ENDPOINTS } from './application/notary.ts';
import { CLOSING_DOCUMENTS_ENDPOINTS } from './application/closing-documents.ts';
import { SIGNING_ENDPOINTS } from './application/signing.ts';
import { VALUATION_ENDPOINTS } from './application/valuation.ts';
import { DOCUMENTS_ENDPOINTS } from './application/documents.ts';
import { UPKEEP_ENDPOINTS } from './application/upkeep.ts';
import { UPLOAD_ENDPOINTS } from './uploads.ts';
import { BANNER_ENDPOINTS } from './services/banners.ts';
import { BROKER_ENDPOINTS } from './broker.ts';
import { DESK_BRAND_ENDPOINTS } from './desk/brand.ts';
import { LENDER_DRAFT_ENDPOINTS } from './desk/lender-draft.ts';
import { DESK_BANNER_ENDPOINTS } from './desk/banners.ts';
import { MENU_ENDPOINTS } from './services/menus.ts';
import { CONSENT_ENDPOINTS } from './consents.ts';
import { DESK_APPLICATION_ACT_ENDPOINTS } from './desk/application/acts.ts';
import { DESK_DECISION_ENDPOINTS } from './desk/application/decision.ts';
import { DESK_CREDIT_ENDPOINTS } from './desk/application/credit.ts';
import { DESK_COMPARISON_ENDPOINTS } from './desk/application/comparisons.ts';
import { DESK_APPLICATION_VIEW_ENDPOINTS } from './desk/application/views.ts';
import { DESK_APPLICATION_WHY_ENDPOINTS } from './desk/application/why.ts';
import { DESK_APPLICATION_ENDPOINTS } from './desk/application/reads.ts';
import { SIGN_IN_STEPS_ENDPOINTS } from './identity/sign-in-steps.ts';
import { EMAIL_PROOF_ENDPOINTS } from './identity/email-proof.ts';
import { DRAFT_ENDPOINTS } from './drafts.ts';
import { DESK_PEOPLE_ENDPOINTS } from './desk/people.ts';
import { DESK_REPLAY_ENDPOINTS } from './desk/replays.ts';
import { DESK_STAFF_ENDPOINTS } from './desk/staff.ts';
import { DESK_BOT_ANSWER_ENDPOINTS } from './desk/bot-answers.ts';
import { DESK_FEEDBACK_ENDPOINTS } from './desk/feedback.ts';
import { DESK_VENDOR_ENDPOINTS } from './desk/vendors.ts';
import { DESK_DOMAIN_ENDPOINTS } from './desk/domains.ts';
import { DESK_LENDER_ENDPOINTS } from './desk/lender.ts';
import { DESK_PREVIEW_ENDPOINTS } from './desk/preview.ts';
import { DESK_FLAG_ENDPOINTS } from './desk/flags.ts';
import { DESK_RATE_SHEET_ENDPOINTS } from './desk/rate-sheets.ts';
import { DESK_FUNNEL_ENDPOINTS } from './desk/funnel.ts';
import { DESK_SESSION_ENDPOINTS } from './desk/session.ts';
import { DESK_ACTION_ENDPOINTS } from './desk/actions.ts';
import { DESK_APPLICATIONS_ENDPOINTS } from './desk/applications.ts';
import { DESK_WORK_ENDPOINTS } from './desk/work.ts';
import type { Endpoint } from './endpoint.ts';
import { FEEDBACK_ENDPOINTS } from './services/feedback.ts';
import { CHAT_ENDPOINTS } from './services/chat.ts';
import { CONVERSATION_ENDPOINTS } from './services/conversation.ts';
import { DESK_CHAT_ENDPOINTS } from './desk/chat.ts';
import { HELP_ENDPOINTS } from './services/help.ts';
import { FLAG_ENDPOINTS } from './services/flags.ts';
import { IDENTITY_ENDPOINTS } from './identity/identity.ts';
import { LINK_ENDPOINTS } from './links.ts';
import { NOTIFICATION_ENDPOINTS } from './services/notifications.ts';
import { ORGANIZATION_ENDPOINTS } from './organizations.ts';
import { AGREEMENT_ENDPOINTS } from './agreements.ts';
import { PROFILE_ENDPOINTS } from './identity/profile.ts';
import { SANDBOX_PAGE_ENDPOINTS } from './sandbox-page.ts';
import { SANDBOX_ENDPOINTS } from './sandbox.ts';
import { REPLAY_ENDPOINTS } from './services/replay.ts';
import { TRACKING_ENDPOINTS } from './services/tracking.ts';
import { WAITLIST_ENDPOINTS } from './waitlist.ts';
import { WALLET_ENDPOINTS } from './wallet.ts';
import { WEBHOOK_ENDPOINTS } from './webhooks.ts';

/** Every operation of the API. The server refuses to start when an operation lacks a route, or a route an operation. */
export const ENDPOINTS: readonly Endpoint[] = [
  IDENTITY_ENDPOINTS,
  EMAIL_PROOF_ENDPOINTS,
  SIGN_IN_STEPS_ENDPOINTS,
  BROKER_ENDPOINTS,
  ACCOUNT_SETUP_ENDPOINTS,
  PROFILE_ENDPOINTS,
  AGREEMENT_ENDPOINTS,
  CONSENT_ENDPOINTS,
  NOTIFICATION_ENDPOINTS,
  FEEDBACK_ENDPOINTS,
  DRAFT_ENDPOINTS,
  ORGANIZATION_ENDPOINTS,
  MENU_ENDPOINTS,
  BANNER_ENDPOINTS,
  HELP_ENDPOINTS,
  DESK_BANNER_ENDPOINTS,
  DESK_BRAND_ENDPOINTS,
  LENDER_DRAFT_ENDPOINTS,
  FLAG_ENDPOINTS,
  WAITLIST_ENDPOINTS,
  WALLET_ENDPOINTS,
  REPLAY_ENDPOINTS,
  TRACKING_ENDPOINTS,
  CREATE_ENDPOINTS,
  READ_ENDPOINTS,
  CREDIT_ENDPOINTS,
  PROPERTY_ENDPOINTS,
  LIENS_ENDPOINTS,
  OFFERS_ENDPOINTS,
  ELECTRONIC_RECORDS_ENDPOINTS,
  INFO_ENDPOINTS,
  CORRECTIONS_ENDPOINTS,
  INCOME_ENDPOINTS,
  BANK_ENDPOINTS,
  LINK_ENDPOINTS,
  IDENTITY_DOCUMENT_ENDPOINTS,
  VALUATION_ENDPOINTS,
  CLOSING_DOCUMENTS_ENDPOINTS,
  SIGNING_ENDPOINTS,
  NOTARY_ENDPOINTS,
  CLOSING_ENDPOINTS,
  SIGNERS_ENDPOINTS,
  DOCUMENTS_ENDPOINTS,
  UPLOAD_ENDPOINTS,
  UPKEEP_ENDPOINTS,
  DESK_WORK_ENDPOINTS,
  DESK_APPLICATIONS_ENDPOINTS,
  DESK_ACTION_ENDPOINTS,
  SANDBOX_ENDPOINTS,
  SANDBOX_PAGE_ENDPOINTS,
  WEBHOOK_ENDPOINTS,
  DESK_SESSION_ENDPOINTS,
  DESK_APPLICATION_ENDPOINTS,
  DESK_APPLICATION_ACT_ENDPOINTS,
  DESK_APPLICATION_VIEW_ENDPOINTS,
  DESK_CREDIT_ENDPOINTS,
  DESK_DECISION_ENDPOINTS,
  DESK_APPLICATION_WHY_ENDPOINTS,
  DESK_COMPARISON_ENDPOINTS,
  DESK_STAFF_ENDPOINTS,
  DESK_PEOPLE_ENDPOINTS,
  DESK_BOT_ANSWER_ENDPOINTS,
  DESK_FEEDBACK_ENDPOINTS,
  DESK_VENDOR_ENDPOINTS,
  DESK_FLAG_ENDPOINTS,
  DESK_LENDER_ENDPOINTS,
  DESK_DOMAIN_ENDPOINTS,
  DESK_PREVIEW_ENDPOINTS,
  DESK_RATE_SHEET_ENDPOINTS,
  DESK_FUNNEL_ENDPOINTS,
  DESK_REPLAY_ENDPOINTS,
  CHAT_ENDPOINTS,
  CONVERSATION_ENDPOINTS,
  DESK_CHAT_ENDPOINTS,
].flatMap((each) => Object.values<Endpoint>(each));
