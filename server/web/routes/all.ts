import type { Route } from '../http/route.ts';
import { ACCOUNT_SETUP_ROUTES } from './identity/account-setup.ts';
import { AGREEMENT_ROUTES } from './agreements.ts';
import { BANK_ROUTES } from './application/bank.ts';
import { CORRECTIONS_ROUTES } from './application/corrections.ts';
import { CLOSING_ROUTES } from './application/closing.ts';
import { CREATE_ROUTES } from './application/create.ts';
import { CREDIT_ROUTES } from './application/credit.ts';
import { DOCUMENTS_ROUTES } from './application/documents.ts';
import { IDENTITY_DOCUMENT_ROUTES } from './application/identity-document.ts';
import { INCOME_ROUTES } from './application/income.ts';
import { ELECTRONIC_RECORDS_ROUTES } from './application/electronic-records.ts';
import { INFO_ROUTES } from './application/info.ts';
import { LIENS_ROUTES } from './application/liens.ts';
import { OFFERS_ROUTES } from './application/offers.ts';
import { PROPERTY_ROUTES } from './application/property.ts';
import { READ_ROUTES } from './application/read.ts';
import { NOTARY_ROUTES } from './application/notary.ts';
import { CLOSING_DOCUMENTS_ROUTES } from './application/closing-documents.ts';
import { SIGNING_ROUTES } from './application/signing.ts';
import { UPKEEP_ROUTES } from './application/upkeep.ts';
import { VALUATION_ROUTES } from './application/valuation.ts';
import { BANNER_ROUTES } from './services/banners.ts';
import { DESK_BRAND_ROUTES } from './desk/brand.ts';
import { LENDER_DRAFT_ROUTES } from './desk/lender-draft.ts';
import { DESK_BANNER_ROUTES } from './desk/banners.ts';
import { BROKER_ROUTES } from './broker.ts';
import { CONSENT_ROUTES } from './consents.ts';
import { DESK_PEOPLE_ROUTES } from './desk/people.ts';
import { DESK_REPLAY_ROUTES } from './desk/replays.ts';
import { DESK_STAFF_ROUTES } from './desk/staff.ts';
import { DESK_BOT_ANSWER_ROUTES } from './desk/bot-answers.ts';
import { DESK_FEEDBACK_ROUTES } from './desk/feedback.ts';
import { DESK_VENDOR_ROUTES } from './desk/vendors.ts';
import { DESK_DOMAIN_ROUTES } from './desk/domains.ts';
import { DESK_LENDER_ROUTES } from './desk/lender.ts';
import { DESK_PREVIEW_ROUTES } from './desk/preview.ts';
import { DESK_FLAG_ROUTES } from './desk/flags.ts';
import { DESK_RATE_SHEET_ROUTES } from './desk/rate-sheets.ts';
import { DESK_FUNNEL_ROUTES } from './desk/funnel.ts';
import { DESK_SESSION_ROUTES } from './desk/session.ts';
import { DESK_APPLICATION_ACT_ROUTES } from './desk/application/acts.ts';
import { DESK_DECISION_ROUTES } from './desk/application/decision.ts';
import { DESK_CREDIT_ROUTES } from './desk/application/credit.ts';
import { DESK_COMPARISON_ROUTES } from './desk/application/comparisons.ts';
import { DESK_APPLICATION_VIEW_ROUTES } from './desk/application/views.ts';
import { DESK_APPLICATION_WHY_ROUTES } from './desk/application/why.ts';
import { DESK_APPLICATION_ROUTES } from './desk/application/reads.ts';
import { DESK_ACTION_ROUTES } from './desk/actions.ts';
import { DESK_APPLICATIONS_ROUTES } from './desk/applications.ts';
import { DESK_WORK_ROUTES } from './desk/work.ts';
import { SIGN_IN_STEPS_ROUTES } from './identity/sign-in-steps.ts';
import { EMAIL_PROOF_ROUTES } from './identity/email-proof.ts';
import { DRAFT_ROUTES } from './drafts.ts';
import { FEEDBACK_ROUTES } from './services/feedback.ts';
import { CHAT_ROUTES } from './services/chat.ts';
import { CONVERSATION_ROUTES } from './services/conversation.ts';
import { DESK_CHAT_ROUTES } from './desk/chat.ts';
import { HELP_ROUTES } from './services/help.ts';
import { FLAG_ROUTES } from './services/flags.ts';
import { IDENTITY_ROUTES } from './identity/identity.ts';
import { LINK_ROUTES } from './links.ts';
import { MENU_ROUTES } from './services/menus.ts';
import { NOTIFICATION_ROUTES } from './services/notifications.ts';
import { ORGANIZATION_ROUTES } from './organizations.ts';
import { PROFILE_ROUTES } from './identity/profile.ts';
import { SIGNERS_ROUTES } from './signers.ts';
import { REPLAY_ROUTES } from './services/replay.ts';
import { TRACKING_ROUTES } from './services/tracking.ts';
import { UPLOAD_ROUTES } from './uploads.ts';
import { WAITLIST_ROUTES } from './waitlist.ts';
import { WALLET_ROUTES } from './wallet.ts';
import { WEBHOOK_ROUTES } from './webhooks.ts';

/** The route of every endpoint except the sandbox's, in the order of contract/all.ts. A difference between the two stops the start (http/contract-check.ts). */
export const ROUTES: readonly Route[] = [
  IDENTITY_ROUTES,
  EMAIL_PROOF_ROUTES,
  SIGN_IN_STEPS_ROUTES,
  BROKER_ROUTES,
  ACCOUNT_SETUP_ROUTES,
  PROFILE_ROUTES,
  AGREEMENT_ROUTES,
  CONSENT_ROUTES,
  NOTIFICATION_ROUTES,
  FEEDBACK_ROUTES,
  DRAFT_ROUTES,
  ORGANIZATION_ROUTES,
  MENU_ROUTES,
  BANNER_ROUTES,
  HELP_ROUTES,
  DESK_BANNER_ROUTES,
  DESK_BRAND_ROUTES,
  LENDER_DRAFT_ROUTES,
  FLAG_ROUTES,
  WAITLIST_ROUTES,
  WALLET_ROUTES,
  REPLAY_ROUTES,
  TRACKING_ROUTES,
  CREATE_ROUTES,
  READ_ROUTES,
  CREDIT_ROUTES,
  PROPERTY_ROUTES,
  LIENS_ROUTES,
  OFFERS_ROUTES,
  ELECTRONIC_RECORDS_ROUTES,
  INFO_ROUTES,
  CORRECTIONS_ROUTES,
  INCOME_ROUTES,
  BANK_ROUTES,
  LINK_ROUTES,
  IDENTITY_DOCUMENT_ROUTES,
  VALUATION_ROUTES,
  CLOSING_DOCUMENTS_ROUTES,
  SIGNING_ROUTES,
  NOTARY_ROUTES,
  CLOSING_ROUTES,
  SIGNERS_ROUTES,
  DOCUMENTS_ROUTES,
  UPLOAD_ROUTES,
  UPKEEP_ROUTES,
  DESK_WORK_ROUTES,
  DESK_APPLICATIONS_ROUTES,
  DESK_ACTION_ROUTES,
  WEBHOOK_ROUTES,
  DESK_SESSION_ROUTES,
  DESK_APPLICATION_ROUTES,
  DESK_APPLICATION_ACT_ROUTES,
  DESK_APPLICATION_VIEW_ROUTES,
  DESK_CREDIT_ROUTES,
  DESK_DECISION_ROUTES,
  DESK_APPLICATION_WHY_ROUTES,
  DESK_COMPARISON_ROUTES,
  DESK_STAFF_ROUTES,
  DESK_PEOPLE_ROUTES,
  DESK_BOT_ANSWER_ROUTES,
  DESK_FEEDBACK_ROUTES,
  DESK_VENDOR_ROUTES,
  DESK_FLAG_ROUTES,
  DESK_LENDER_ROUTES,
  DESK_DOMAIN_ROUTES,
  DESK_PREVIEW_ROUTES,
  DESK_RATE_SHEET_ROUTES,
  DESK_FUNNEL_ROUTES,
  DESK_REPLAY_ROUTES,
  CHAT_ROUTES,
  CONVERSATION_ROUTES,
  DESK_CHAT_ROUTES,
].flatMap((each) => Object.values<Route>(each));
