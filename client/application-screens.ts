import type { ApplicationScreen } from '@hearthline/journey/paths.ts';
import { screensAhead } from '@hearthline/journey/screens-ahead.ts';
import { isChecklistStatus, STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import type { LoadScreen } from './parts/loading/lazy-screen.tsx';

type ScreenRow = {
  readonly load: LoadScreen;
  /** Screens that often follow, most likely first, beside the next ones of the checklist: their code is prefetched while this one is shown. */
  readonly leadsTo?: readonly ApplicationScreen[];
};

/** The lender or a third party acts: one screen for all of them, with a row per path in screens/hold/copy.ts. */
const hold: ScreenRow = { load: () => import('./screens/hold/HoldScreen.tsx').then((m) => m.HoldScreen) };

/** The application was declined: one screen, with a row per path in screens/error/copy.ts. */
const decline: ScreenRow = { load: () => import('./screens/error/DeclineScreen.tsx').then((m) => m.DeclineScreen) };

/** The screen of every path of an application. */
export const SCREENS: Readonly<Record<ApplicationScreen, ScreenRow>> = {
  liens: { load: () => import('./screens/liens/Liens.tsx').then((m) => m.Liens), leadsTo: ['product/select', 'product/assets'] },
  'product/assets': { load: () => import('./screens/product/assets/Assets.tsx').then((m) => m.Assets) },
  'product/prequal-winback': {
    load: () => import('./screens/product/prequal-winback/PrequalWinback.tsx').then((m) => m.PrequalWinback),
  },
  'bpo/estimate-value': {
    load: () => import('./screens/bpo/estimate-value/EstimateValue.tsx').then((m) => m.EstimateValue),
    leadsTo: ['liens', 'product/select'],
  },
  'document/disclosures': {
    load: () => import('./screens/document/disclosures/Disclosures.tsx').then((m) => m.Disclosures),
    leadsTo: ['liens', 'product/select'],
  },
  'credit/social': {
    load: () => import('./screens/credit/social/Social.tsx').then((m) => m.Social),
    leadsTo: ['liens', 'review-app/no-credit'],
  },
  'credit/error': {
    load: () => import('./screens/credit/error/CreditError.tsx').then((m) => m.CreditError),
    leadsTo: ['review-app/incorrect-pin', 'liens'],
  },
  'review-app/incorrect-pin': {
    load: () => import('./screens/review-app/incorrect-pin/IncorrectPin.tsx').then((m) => m.IncorrectPin),
    leadsTo: ['credit/error', 'liens'],
  },
  'review-app/no-credit': hold,
  'review-app/property': {
    load: () => import('./screens/review-app/property/Property.tsx').then((m) => m.Property),
    leadsTo: ['liens', 'product/select'],
  },
  'review-app/uw': hold,
  'review-app/delinquency': {
    load: () => import('./screens/review-app/delinquency/Delinquency.tsx').then((m) => m.Delinquency),
  },
  'review-app/incorrect-ownership': {
    load: () => import('./screens/review-app/incorrect-ownership/IncorrectOwnership.tsx').then((m) => m.IncorrectOwnership),
    leadsTo: ['liens', 'product/select'],
  },
  'review-app/datatree': hold,
  'review-app/signdocs': hold,
  'merchant/review': hold,
  'merchant/lien-attestation': {
    load: () => import('./screens/merchant/lien-attestation/LienAttestation.tsx').then((m) => m.LienAttestation),
    leadsTo: ['product/select'],
  },
  'error/timeout': hold,
  identity: {
    load: () => import('./screens/identity/Identity.tsx').then((m) => m.Identity),
  },
  'notary/intro': {
    load: () => import('./screens/notary/intro/NotaryIntro.tsx').then((m) => m.NotaryIntro),
  },
  'notary/session': {
    load: () => import('./screens/notary/session/NotarySession.tsx').then((m) => m.NotarySession),
  },
  'notary/error': {
    load: () => import('./screens/notary/error/NotaryError.tsx').then((m) => m.NotaryError),
  },
  'notary/schedule-manual': {
    load: () => import('./screens/notary/schedule-manual/ScheduleManual.tsx').then((m) => m.ScheduleManual),
  },
  'notary/reserve-manual': {
    load: () => import('./screens/notary/reserve-manual/ReserveManual.tsx').then((m) => m.ReserveManual),
  },
  'insurance/requirements': {
    load: () => import('./screens/insurance/requirements/Requirements.tsx').then((m) => m.Requirements),
  },
  'insurance/upload': {
    load: () => import('./screens/insurance/upload/InsuranceUpload.tsx').then((m) => m.InsuranceUpload),
  },
  conditions: {
    load: () => import('./screens/conditions/Conditions.tsx').then((m) => m.Conditions),
  },
  'conditions/phone-number': {
    load: () => import('./screens/conditions/phone-number/PhoneNumber.tsx').then((m) => m.PhoneNumber),
  },
  'conditions/upload-document': {
    load: () => import('./screens/conditions/upload-document/UploadDocument.tsx').then((m) => m.UploadDocument),
  },
  'signing/additional': {
    load: () => import('./screens/signing/additional/Additional.tsx').then((m) => m.Additional),
  },
  'error/flood-cert': hold,
  'product/select': {
    load: () => import('./screens/product/select/Select.tsx').then((m) => m.Select),
  },
  'product/select/confirm': {
    load: () => import('./screens/product/select/confirm/Confirm.tsx').then((m) => m.Confirm),
  },
  'start/profile': { load: () => import('./screens/start/profile/Profile.tsx').then((m) => m.Profile) },
  'start/contact': { load: () => import('./screens/start/contact/Contact.tsx').then((m) => m.Contact) },
  'start/hmda': { load: () => import('./screens/start/hmda/Hmda.tsx').then((m) => m.Hmda) },
  'start/app-summary': {
    load: () => import('./screens/start/app-summary/AppSummary.tsx').then((m) => m.AppSummary),
  },
  'signing/intro': {
    load: () => import('./screens/signing/intro/Intro.tsx').then((m) => m.Intro),
    leadsTo: ['signing/sign'],
  },
  'signing/support': {
    load: () => import('./screens/signing/support/SigningSupport.tsx').then((m) => m.SigningSupport),
  },
  'signing/sign': {
    load: () => import('./screens/signing/sign/Sign.tsx').then((m) => m.Sign),
  },
  'bank/disburse': {
    load: () => import('./screens/bank/disburse/Disburse.tsx').then((m) => m.Disburse),
  },
  'bank/manual-disburse': {
    load: () => import('./screens/bank/manual-disburse/ManualDisburse.tsx').then((m) => m.ManualDisburse),
  },
  'bank/autopay': {
    load: () => import('./screens/bank/autopay/Autopay.tsx').then((m) => m.Autopay),
  },
  'bank/autopay-manual': {
    load: () => import('./screens/bank/autopay-manual/AutopayManual.tsx').then((m) => m.AutopayManual),
  },
  'bank/confirm': { load: () => import('./screens/bank/confirm/Confirm.tsx').then((m) => m.ConfirmAccounts) },
  'bpo/condition': {
    load: () => import('./screens/bpo/condition/Condition.tsx').then((m) => m.Condition),
  },
  'bpo/order-bpo': {
    load: () => import('./screens/bpo/order-bpo/OrderBpo.tsx').then((m) => m.OrderBpo),
  },
  'bpo/waiting': {
    load: () => import('./screens/bpo/waiting/ValuationWaiting.tsx').then((m) => m.ValuationWaiting),
  },
  'bpo/hold': { load: () => import('./screens/bpo/hold/ValuationHold.tsx').then((m) => m.ValuationHold) },
  'income/review': {
    load: () => import('./screens/income/review/Review.tsx').then((m) => m.Review),
  },
  'income/link/:type': {
    load: () => import('./screens/income/link/LinkIncome.tsx').then((m) => m.LinkIncome),
  },
  'income/pointserv-callback': {
    load: () => import('./screens/income/pointserv-callback/PointservCallback.tsx').then((m) => m.PointservCallback),
  },
  'income/upload/:type': {
    load: () => import('./screens/income/upload/UploadIncome.tsx').then((m) => m.UploadIncome),
  },
  'income/employer-verification': {
    load: () => import('./screens/income/employer-verification/EmployerVerification.tsx').then((m) => m.EmployerVerification),
  },
  hold: {
    load: () => import('./screens/hold/AppraisalHold.tsx').then((m) => m.AppraisalHold),
  },
  'payoff/hold': { load: () => import('./screens/payoff/hold/PayoffHold.tsx').then((m) => m.PayoffHold) },
  complete: { load: () => import('./screens/complete/Complete.tsx').then((m) => m.Complete) },
  'error/credit': decline,
  'error/decline': decline,
  'error/income': decline,
};

/** Screens that often follow automatic work before the offer. */
const AFTER_WAITING: readonly ApplicationScreen[] = ['liens', 'product/select'];

/** The screens that may follow this one, whose code is fetched ahead; path '' means automatic work is running. */
export function builtAhead(status: string, here: string): readonly ApplicationScreen[] {
  const rows: Readonly<Record<string, ScreenRow | undefined>> = SCREENS;
  const likely =
    here === '' && isChecklistStatus(status) && STATUS_TABLE[status].phase === 'PREQUALIFICATION'
      ? AFTER_WAITING
      : (rows[here]?.leadsTo ?? []);
  return [...new Set([...likely, ...screensAhead(status, here)])];
}
