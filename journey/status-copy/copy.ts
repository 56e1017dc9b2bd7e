import type { ChecklistStatus } from '../statuses.ts';
import { helps, others, type StatusCopy, you } from './row.ts';

const IDENTIFIED = 'We have verified your identity.';
const OWNER_KNOWN = 'We have checked who owns the home.';
const REVIEWED = 'The review of your application is done.';
const VALUED = 'The valuation of your home is done.';
const VALUATION = others('A valuation company works out what your home is worth.', VALUED);
const APPRAISAL = others('An appraiser works out what your home is worth.', VALUED);
const TITLE = others('A title company checks who owns the home and what is recorded against it.', 'The title search is done.');
const PAYOFF = others('Your creditors tell us what it takes to pay off the debts you chose.', 'Your creditors have answered.');
const UNFREEZE = you('Your credit file is frozen or locked.', 'Unfreeze your credit file', 'About five minutes with the credit bureau');
const SUMMARY = you('The summary of your application is ready.', 'Read and accept the summary of your application', 'About five minutes');
const PREPARING = others('We are preparing the documents you sign.', 'Your closing documents are ready.');

/** Every status in plain words, one row each: for the dashboard, its page, and messages. */
export const STATUS_COPY: Readonly<Record<ChecklistStatus, StatusCopy>> = {
  IN_PROGRESS: others('We have your answers and are starting our checks.', 'Your application is set up.'),
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: others('We are preparing your first disclosures.', 'Your application is set up.'),
  PRE_SOFT_CREDIT_CONSENT: you(
    'We need your consent before we look at your credit.',
    'Read a notice and agree to the credit check',
    'About two minutes. It is a soft check',
  ),
  WAITING_FOR_SOFT_CREDIT: others('We are reading your credit report. It is a soft check.', 'Your credit check is done.'),
  CREDIT_NO_MATCH: you('The credit bureau did not find you by name and address.', 'Give us your Social Security number', 'About a minute'),
  CREDIT_NO_MATCH_SSN: others('The credit bureau has no file for you. Our team reviews it and emails you the result.', IDENTIFIED),
  SOFT_CREDIT_LOCKED_OR_FROZEN: UNFREEZE,
  SOFT_CREDIT_INCORRECT_PIN: you('The credit bureau did not accept the PIN.', 'Enter your PIN again', 'About a minute'),
  CREDIT_ERROR: others('The credit bureau does not answer. We keep asking.', 'Your credit check is done.'),
  CREDIT_MINOR: helps(
    'The credit bureau holds your file under special protection. Our team reviews it with you.',
    'Call us',
    'Have a document with your birth date ready',
    IDENTIFIED,
  ),
  FACTA_REVIEW: others('A person on our team verifies your identity before we continue. We call you if needed.', IDENTIFIED),
  WAITING_FOR_PROPERTY: others('We are locating your property.', 'We have found your home in the records.'),
  NO_PROPERTY_FOUND: you(
    'We could not find your property in the county records.',
    'Check the address of your property',
    'About two minutes',
  ),
  MULTIPLE_PROPERTIES: you('We found more than one property at your address.', 'Choose your property', 'About a minute'),
  PREQUAL_TITLE: others('We are reading the title of your home.', OWNER_KNOWN),
  PROPERTY_DATA_REVIEW: others('Our team looks up the records of your property.', OWNER_KNOWN),
  OWNERSHIP_REVIEW: helps(
    'The county records name another owner. Our team reviews it.',
    'Tell us how you own your home',
    'About three minutes. It helps us decide',
    OWNER_KNOWN,
  ),
  WAITING_FOR_AVM: others('We are determining the value of your home.', 'We have a value for your home.'),
  NO_AVM_FOUND: you('We could not find a value for your home in the records.', 'Tell us what your home is worth', 'About a minute'),
  LIEN_VERIFICATION: you('We found what is recorded against your home.', 'Confirm your mortgages', 'About two minutes'),
  MERCHANT_REVIEW: others('Our partner checks the loans on your home.', REVIEWED),
  LIEN_ATTESTATION: you('Our partner changed the list of loans on your home.', 'Confirm the loans on your home', 'About a minute'),
  WAITING_FOR_UNDERWRITING: others('We are computing your offers.', REVIEWED),
  ASSETS_PREQUAL: you('Your income alone is not enough for a line. Savings may help.', 'Tell us about your savings', 'About three minutes'),
  REQUALIFY: you('We cannot offer what you asked for. There is another way.', 'See our other offer', 'About three minutes'),
  DELINQUENCY_REVIEW: helps(
    'Your credit report shows late payments. Our team reviews them.',
    'Tell us what happened',
    'About five minutes. It helps us decide',
    'The review of your payments is done.',
  ),
  UNDERWRITING_REVIEW: others('Our team reviews your application.', REVIEWED),
  OFFER_SELECTION: you('Your offers are ready.', 'Choose your offer', 'About five minutes. Offers hold for 30 days'),
  COLLECT_ADDITIONAL_INFO: you('You chose an offer. Now we need the full application.', 'Tell us a little more', 'About five minutes'),
  HMDA: you(
    'Federal law requires us to ask you some questions.',
    'Answer three questions, or say that you do not wish to',
    'About a minute',
  ),
  GEN_APP_DISCLOSURES: others('We are preparing your application disclosures.', 'Your application documents are ready.'),
  SUMMARY_DISCLOSURE: SUMMARY,
  APP_SUBMISSION: SUMMARY,
  HARD_CREDIT_PULL: others('We are reading your full credit report.', 'Your credit check is done.'),
  HARD_CREDIT_LOCKED_OR_FROZEN: UNFREEZE,
  INCOME_VERIFICATION: you('We need to verify your income.', 'Verify your income', 'About five minutes with a payroll or bank login'),
  EMPLOYMENT_VERIFICATION: you('We need to hear from your employer.', 'Tell us how to reach your employer', 'About two minutes'),
  DISBURSEMENT_ACCOUNT: you('We need the account that receives your money.', 'Add your bank account', 'About three minutes'),
  AUTOPAY_ACCOUNT: you('You chose autopay.', 'Choose the account payments come from', 'About two minutes'),
  VERIFIED_AUTOPAY_ACCOUNT: you('Your accounts are checked.', 'Confirm your accounts', 'About a minute'),
  IDENTITY_VERIFICATION: you('We need to verify your identity.', 'Take a picture of your ID', 'About three minutes. Have your ID with you'),
  NAV_BPO_ORDER_REQUEST: you('Your home needs an in-person valuation.', 'Tell us who will give the agent access', 'About two minutes'),
  NAV_BPO_ORDERED: VALUATION,
  NAV_BPO_SCHEDULED: VALUATION,
  NAV_BPO_PROCESSING: VALUATION,
  NAV_BPO_REVIEW: VALUATION,
  NAV_BPO_COMPLETE: VALUATION,
  NAV_BPO_FAILED: VALUATION,
  NAV_BPO_CANCELLED: VALUATION,
  NAV_RESI_EVAL_ORDERED: VALUATION,
  NAV_RESI_EVAL_PROCESSING: VALUATION,
  NAV_RESI_EVAL_REVIEW: VALUATION,
  NAV_RESI_EVAL_COMPLETE: VALUATION,
  NAV_RESI_EVAL_FAILED: VALUATION,
  ONSITE_APPRAISAL_REQUEST: others('We are asking for an appraisal of your home.', VALUED),
  ONSITE_APPRAISAL_PAYMENT: you('Your home needs an appraisal.', 'Pay for the appraisal', 'About two minutes'),
  ONSITE_APPRAISAL_PENDING: APPRAISAL,
  ONSITE_APPRAISAL_REVIEW: APPRAISAL,
  ORDER_FULL_TITLE: TITLE,
  FINAL_TITLE_REQUEST: TITLE,
  FINAL_TITLE_PROCESSING: TITLE,
  FINAL_TITLE_REVIEW: TITLE,
  FINAL_TITLE_COMPLETE: you(
    'The county records hold no legal description of your home.',
    'Send us a document that describes your home',
    'About three minutes',
  ),
  PAYOFF_REQUEST: PAYOFF,
  PAYOFF_REQUEST_PENDING: PAYOFF,
  REVISED_OFFER_SELECTION: you('What we verified changes what we can offer.', 'Choose your offer again', 'About five minutes'),
  FINAL_OFFER: you('Your final terms are ready.', 'Check your final terms', 'About three minutes'),
  GEN_CLOSING_DISCLOSURES: PREPARING,
  WAITING_FOR_FLOOD_CERT: others('We are checking whether your home is in a flood zone.', 'The flood check of your home is done.'),
  NOTARY_WAITING_PERIOD: others(
    'The law sets a waiting period before you can sign. You have nothing to do until then.',
    'The waiting period required by law is over.',
  ),
  GEN_NOTE_SIGNING: PREPARING,
  NOTE_SIGNING: you('Your documents are ready.', 'Read and sign your documents', 'About 15 minutes'),
  CO_DEED_REQ: you('The other owners of your home have to sign.', 'Ask the other owners to sign', 'About two minutes'),
  ATTORNEY_REVIEW: others('An attorney reviews your documents, as your state requires.', 'The attorney has approved your documents.'),
  NOTARY_DISCLOSURE: others('We are checking how you can meet the notary.', 'The notary is ready.'),
  WAITING_FOR_NOTARY: others('We are looking for a notary.', 'The notary is ready.'),
  DEED_SIGNING: you('One signature is left, before a notary.', 'Meet the notary by video', 'About 20 minutes. Have your ID with you'),
  MANUAL_DEED_SIGNING: you('One signature is left, before a notary.', 'Choose a time for the notary', 'About three minutes'),
  TRUST_AND_INSURANCE: you('We need proof of the insurance of your home.', 'Send us your home insurance', 'About three minutes'),
  GEN_RESCISSION: others('We prepare the notice of your right to cancel.', 'Your notice of the right to cancel is ready.'),
  RESCISSION: others('You have three business days to cancel. After that your money is on its way.', null),
  RECORDING: others('The county records your deed.', 'Your deed is recorded.'),
  FUNDABLE: others('We make our last checks.', 'Our last checks are done.'),
  FUNDING_DECISION: others('Your money is on its way.', null),
  DIRECT_DEBT_PAYOFF: others('We pay off the debts you chose.', 'Your debts are paid.'),
  COMPLETE: others('Your line is open and your money was sent.', null),
  DECLINED: others('We could not offer you a line on this application.', null),
  CANCELLED: others('This application is closed.', null),
  UNKNOWN: others('Our team reviews your application.', 'We fixed the problem that paused your application.'),
};

/** At MANUAL_DEED_SIGNING once times were requested: the borrower has done their part. */
export const MEETING_REQUESTED: StatusCopy = others(
  'Your meeting with the notary is requested. Its page shows the time as soon as we confirm it.',
  null,
);

/** The sentence of a message about the next step. */
export const NEXT = {
  step: (what: string) => `Your next step: ${what}.`,
  nothing: 'You do not need to do anything now.',
} as const;
