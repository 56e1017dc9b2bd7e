/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** The important terms of a line on a home in a state, the booklet about lines, and New York’s own disclosures; to be read before an application is sent */
export const applicationTermsGet: Operation<'application-terms-get'> = 'GET /service-application/external/api/v1/heloc/terms';

/** Store the caller’s feedback about the product */
export const feedbackPost: Operation<'feedback-post'> = 'POST /service-application/api/v1/feedback';

/** Store why a borrower logs out in the middle of a step, without who it was */
export const leaveSurveyPost: Operation<'leave-survey-post'> = 'POST /service-application/api/v1/leave-survey';

/** A tracker’s id for experiments (the spelling is intended) */
export const optermizerlyGet: Operation<'optermizerly-get'> = 'GET /service-application/api/v3/application/heloc/optermizerly-profile';

/** Set a tracker’s id for experiments; once set it does not change */
export const optermizerlyPatch: Operation<'optermizerly-patch'> = 'PATCH /service-application/api/v3/application/heloc/optermizerly-profile';

/** Create the application and start prequalification */
export const helocCreate: Operation<'heloc-create'> = 'POST /service-application/api/v3/application/helocs';

/** The applications of the caller, newest first */
export const helocAll: Operation<'heloc-all'> = 'GET /service-application/api/v1/application/heloc/all';

/** The applications the caller referred to their lender, newest first, 20 at a time */
export const helocReferred: Operation<'heloc-referred'> = 'GET /service-application/api/v1/application/heloc/referred';

/** One application */
export const helocGet: Operation<'heloc-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}';

/** Give a credit consent */
export const consentsPost: Operation<'consents-post'> = 'POST /service-application/api/v1/application/heloc/{uuid}/consents';

/** Request the credit report again, after an SSN, a thaw or a PIN */
export const creditRepull: Operation<'credit-repull'> = 'POST /service-application/api/v1/application/heloc/{uuid}/credit/repull';

/** The late accounts under review */
export const delinquencyGet: Operation<'delinquency-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/delinquency';

/** Explain a late payment to the reviewer */
export const delinquencyPost: Operation<'delinquency-post'> = 'POST /service-application/api/v1/application/heloc/{uuid}/delinquency';

/** The property, or the parcels that match its address */
export const propertyGet: Operation<'property-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/property';

/** Choose one of the parcels found, or correct the address */
export const propertyPut: Operation<'property-put'> = 'PUT /service-application/api/v1/application/heloc/{uuid}/property';

/** Save how the property is owned */
export const ownershipPut: Operation<'ownership-put'> = 'PUT /service-application/api/v1/application/heloc/{uuid}/property/ownership';

/** The borrower's own estimate of the home's value */
export const estimatePut: Operation<'estimate-put'> = 'PUT /service-application/api/v1/application/heloc/{uuid}/estimate';

/** Address suggestions for the typed text; none for fewer than 3 characters */
export const addressSuggestions: Operation<'address-suggestions'> = 'GET /service-application/external/api/v1/heloc/address-suggestions';

/** Liens found on the property */
export const liensGet: Operation<'liens-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/liens';

/** Confirm, correct, or add liens */
export const liensPut: Operation<'liens-put'> = 'PUT /service-application/api/v1/application/heloc/{uuid}/liens';

/** Attest the list of liens after staff changed it */
export const lienAttestation: Operation<'lien-attestation'> = 'POST /service-application/api/v1/application/heloc/{uuid}/lien-attestation';

/** Attest an inquiry a loan officer began, which makes it an application */
export const inquiryAttestation: Operation<'inquiry-attestation'> = 'POST /service-application/api/v1/application/heloc/{uuid}/inquiry-attestation';

/** The offer set, with the inputs for pricing a choice */
export const offersGet: Operation<'offers-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/offers';

/** Choose an offer; every figure is recomputed */
export const offersSelect: Operation<'offers-select'> = 'POST /service-application/api/v1/application/heloc/{uuid}/offers/select';

/** The monthly income shortfall, and the debts that may be paid off */
export const assetsGet: Operation<'assets-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/asset-depletion';

/** Save assets and other income that may support the payment */
export const assetsPut: Operation<'assets-put'> = 'PUT /service-application/api/v1/application/heloc/{uuid}/asset-depletion';

/** The counteroffer and its conditions */
export const requalifyGet: Operation<'requalify-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/requalify';

/** Accept or decline the counteroffer */
export const requalifyPost: Operation<'requalify-post'> = 'POST /service-application/api/v1/application/heloc/{uuid}/requalify';

/** How documents reach the caller, and the consent that decides it */
export const electronicRecordsGet: Operation<'electronic-records-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/electronic-records';

/** Consent by the code printed in the PDF ESIGN_CONSENT, or withdraw the consent */
export const electronicRecordsPut: Operation<'electronic-records-put'> = 'PUT /service-application/api/v1/application/heloc/{uuid}/electronic-records';

/** Save ownership, marital status, purpose and other owners; requires an SSN on the profile */
export const infoPut: Operation<'info-put'> = 'PUT /service-application/api/v1/application/heloc/{uuid}/additional-info';

/** Save government monitoring answers, stored separately from underwriting (12 CFR 1003 app. B) */
export const hmdaPost: Operation<'hmda-post'> = 'POST /service-application/api/v1/application/heloc/{uuid}/hmda';

/** Save the government monitoring answers of a co-signer, who applies too; stored as the borrower’s (12 CFR 1003 app. B) */
export const signerHmda: Operation<'signer-hmda'> = 'POST /service-application/api/v1/application/heloc/{uuid}/additional-signer/hmda';

/** The answers that can be corrected, what each correction has done again, and the requests, newest first */
export const correctionsGet: Operation<'corrections-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/corrections';

/** Ask for a correction of an answer; nothing is signed until staff have decided */
export const correctionsPost: Operation<'corrections-post'> = 'POST /service-application/api/v1/application/heloc/{uuid}/corrections';

/** Take a request for a correction back, before staff decide */
export const correctionDelete: Operation<'correction-delete'> = 'DELETE /service-application/api/v1/application/heloc/{uuid}/corrections/{correctionId}';

/** Income sources, the ways to verify each, and their status */
export const incomeGet: Operation<'income-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/income-sources';

/** Start a link to a payroll, bank or tax service */
export const incomeLink: Operation<'income-link'> = 'POST /service-application/api/v1/application/heloc/{uuid}/income-sources/link';

/** Complete a link; the income is read from the service, server to server */
export const incomePost: Operation<'income-post'> = 'POST /service-application/api/v1/application/heloc/{uuid}/income-sources';

/** Name the contact for verifying employment */
export const employerPost: Operation<'employer-post'> = 'POST /service-application/api/v1/application/heloc/{uuid}/employer-verification';

/** The accounts as they were given, without their numbers, and what autopay changes in the rate and the payment */
export const accountsGet: Operation<'accounts-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/accounts';

/** A token for the bank-link widget */
export const bankLink: Operation<'bank-link'> = 'POST /service-application/api/v1/application/heloc/{uuid}/bank-link';

/** Set the account that receives the funds: linked, or typed; another one than was given takes a fresh proof of who the borrower is */
export const disburseAccount: Operation<'disburse-account'> = 'POST /service-application/api/v1/application/heloc/{uuid}/disburse-account';

/** Set the account payments are drawn from: linked, typed, or the one that receives the funds */
export const autopayAccount: Operation<'autopay-account'> = 'POST /service-application/api/v1/application/heloc/{uuid}/autopay-account';

/** The amounts of the two small deposits, in any order; the third wrong pair ends the check */
export const microDeposits: Operation<'micro-deposits'> = 'POST /service-application/api/v1/application/heloc/{uuid}/accounts/micro-deposits';

/** Choose autopay or not, which changes the rate (12 CFR 1005.10(e) forbids requiring it) */
export const payTypePut: Operation<'pay-type-put'> = 'PUT /service-application/api/v1/application/heloc/{uuid}/pay-type';

/** Confirm the accounts */
export const accountsConfirm: Operation<'accounts-confirm'> = 'POST /service-application/api/v1/application/heloc/{uuid}/accounts/confirm';

/** The link to a bank, payroll or tax service that the caller has opened last and not finished */
export const pendingLink: Operation<'pending-link'> = 'GET /service-application/api/v1/pending-link';

/** The status of the identity document */
export const identityDocumentGet: Operation<'identity-document-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/identity-document';

/** Submit pictures uploaded to …/documents for verification */
export const identityDocumentPost: Operation<'identity-document-post'> = 'POST /service-application/api/v1/application/heloc/{uuid}/identity-document';

/** The valuation of the home: what was ordered and where it stands, what the borrower answered, and what an appraisal costs */
export const valuationGet: Operation<'valuation-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/valuation';

/** Save the condition of the home, and the contact for the valuer */
export const bpoPost: Operation<'bpo-post'> = 'POST /service-application/api/v1/application/heloc/{uuid}/bpo';

/** Pay for the appraisal: the card vendor charges the lender’s fee to the card behind the token */
export const appraisalPayment: Operation<'appraisal-payment'> = 'POST /service-application/api/v1/application/heloc/{uuid}/appraisal-payment';

/** The debts that are paid at the closing, and the payoff letter of each creditor */
export const payoffsGet: Operation<'payoffs-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/payoffs';

/** The closing documents the caller signs, where in them, and how far the caller is */
export const closingDocumentsGet: Operation<'closing-documents-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/closing-documents';

/** Saves how far the caller is with signing, so that it goes on at the same place; nothing is signed by it */
export const closingDocumentsPut: Operation<'closing-documents-put'> = 'PUT /service-application/api/v1/application/heloc/{uuid}/closing-documents';

/** Sign a disclosure package by typing the name; evidence is recorded */
export const disclosureSign: Operation<'disclosure-sign'> = 'POST /service-application/api/v1/application/heloc/{uuid}/disclosures/{kind}/sign';

/** The signing evidence, and whether its chain and hashes are valid */
export const evidenceGet: Operation<'evidence-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/evidence';

/** The certificate of electronic signatures, a sealed PDF */
export const evidenceCertificate: Operation<'evidence-certificate'> = 'GET /service-application/api/v1/application/heloc/{uuid}/evidence/certificate';

/** Accept the verified terms */
export const finalOfferAccept: Operation<'final-offer-accept'> = 'POST /service-application/api/v1/application/heloc/{uuid}/final-offer/accept';

/** Acknowledge the flood notice */
export const floodAcknowledge: Operation<'flood-acknowledge'> = 'POST /service-application/api/v1/application/heloc/{uuid}/flood-notice/acknowledge';

/** What the insurance of the home has to cover, the clause that names the lender, and the policies given so far */
export const insuranceGet: Operation<'insurance-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/insurance';

/** The homeowner's policy */
export const insurancePut: Operation<'insurance-put'> = 'PUT /service-application/api/v1/application/heloc/{uuid}/insurance';

/** Cancel under the right of rescission (12 CFR 1026.15) */
export const rescindPost: Operation<'rescind-post'> = 'POST /service-application/api/v1/application/heloc/{uuid}/rescind';

/** How and when the deed is notarized: by video or in person and why, the hours, the session of each signer, the appointment */
export const notaryGet: Operation<'notary-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/notary';

/** The signer's link to the notary; none outside the hours of notaries */
export const notarySession: Operation<'notary-session'> = 'POST /service-application/api/v1/application/heloc/{uuid}/notary/session';

/** Choose an in-person notary, then up to three times, in order of preference, and a place */
export const notaryManual: Operation<'notary-manual'> = 'POST /service-application/api/v1/application/heloc/{uuid}/notary/manual';

/** Cancel the requested or confirmed meeting in person */
export const notaryManualCancel: Operation<'notary-manual-cancel'> = 'DELETE /service-application/api/v1/application/heloc/{uuid}/notary/manual';

/** Go back from a notary in person to the one by video, where that was a choice */
export const notaryOnline: Operation<'notary-online'> = 'POST /service-application/api/v1/application/heloc/{uuid}/notary/online';

/** What happens after the signing, with its dates: the right to cancel, the recording, the last checks, each payment, and the line */
export const closingGet: Operation<'closing-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/closing';

/** The other signers and the status of each */
export const signersGet: Operation<'signers-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/signers';

/** Add an owner; existing closing documents are prepared and signed again */
export const signersPost: Operation<'signers-post'> = 'POST /service-application/api/v1/application/heloc/{uuid}/signers';

/** Replace a signer, before any document is signed */
export const signerPut: Operation<'signer-put'> = 'PUT /service-application/api/v1/application/heloc/{uuid}/signers/{signerId}';

/** Correct the name of a signer who has not signed in yet; existing closing documents are prepared and signed again */
export const signerCorrect: Operation<'signer-correct'> = 'PATCH /service-application/api/v1/application/heloc/{uuid}/signers/{signerId}';

/** Remove a signer, before any document is signed */
export const signerDelete: Operation<'signer-delete'> = 'DELETE /service-application/api/v1/application/heloc/{uuid}/signers/{signerId}';

/** Resend the invitation, to a corrected address if one is given; the previous one becomes invalid. To the same address a minute later at the earliest */
export const signerResend: Operation<'signer-resend'> = 'POST /service-application/api/v1/application/heloc/{uuid}/signers/{signerId}/resend';

/** Where the other signers are; without applicationUuid, on the caller's own file */
export const coDeedStatus: Operation<'co-deed-status'> = 'GET /service-application/api/v1/application/heloc/co-deed/status';

/** The person an invitation is for, before sign-in */
export const signerInvitation: Operation<'signer-invitation'> = 'POST /service-application/external/api/v1/heloc/additional-signer/invitation';

/** Create an account for the invited person; 401 account_exists when the address has one: sign in and accept */
export const signerRegister: Operation<'signer-register'> = 'POST /service-application/external/api/v1/heloc/additional-signer/register';

/** The caller’s role and progress as a signer: of the newest application, or the one given */
export const signerProfile: Operation<'signer-profile'> = 'GET /service-application/api/v1/application/heloc/additional-signer/profile';

/** Accept an invitation with the account it was sent to */
export const signerAccept: Operation<'signer-accept'> = 'POST /service-application/api/v1/application/heloc/additional-signer/accept';

/** Consent to electronic documents, and, as a co-signer, to the hard pull */
export const signerConsent: Operation<'signer-consent'> = 'POST /service-application/api/v1/application/heloc/{uuid}/additional-signer/consents';

/** Submit pictures the signer uploaded to …/documents for verification */
export const signerIdentity: Operation<'signer-identity'> = 'POST /service-application/api/v1/application/heloc/{uuid}/additional-signer/identity-document';

/** Decline to sign; the application ends */
export const signerRefuse: Operation<'signer-refuse'> = 'POST /service-application/api/v1/application/heloc/{uuid}/additional-signer/refuse';

/** The disclosures delivered so far, and a consent that is still required */
export const documentsGet: Operation<'documents-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/disclosures';

/** One disclosure, as text */
export const documentGet: Operation<'document-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/disclosures/{kind}';

/** Download the newest document of a kind: the sealed PDF, or text/plain for one that was delivered as text */
export const documentFile: Operation<'document-file'> = 'GET /service-application/api/v1/application/heloc/{uuid}/disclosures/{kind}/file';

/** Upload one file: JPEG, PNG or PDF, at most 20 MB, as multipart/form-data. It is checked before it is stored */
export const uploadPost: Operation<'upload-post'> = 'POST /service-application/api/v1/application/heloc/{uuid}/documents';

/** The uploaded files, oldest first; the borrower and each signer see those they sent */
export const uploadsGet: Operation<'uploads-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/documents';

/** Download one file; never displayed inline */
export const uploadGet: Operation<'upload-get'> = 'GET /service-application/api/v1/application/heloc/{uuid}/documents/{documentUuid}';

/** Begin to send a file in parts, or go on with the same one: by its hash, for the same type and condition */
export const uploadBegin: Operation<'upload-begin'> = 'POST /service-application/api/v1/application/heloc/{uuid}/documents/unfinished';

/** How much of a file has arrived */
export const uploadOffset: Operation<'upload-offset'> = 'GET /service-application/api/v1/application/heloc/{uuid}/documents/unfinished/{uploadUuid}';

/** Send the next part, at most 2 MiB. Refused with wrong_offset, which says where the file goes on, unless it begins there */
export const uploadPart: Operation<'upload-part'> = 'PUT /service-application/api/v1/application/heloc/{uuid}/documents/unfinished/{uploadUuid}/parts';

/** All parts are sent: check the file and store it. Repeated, it answers the same */
export const uploadFinish: Operation<'upload-finish'> = 'POST /service-application/api/v1/application/heloc/{uuid}/documents/unfinished/{uploadUuid}/finish';

/** Cancel sending a file: what arrived of it is deleted */
export const uploadDrop: Operation<'upload-drop'> = 'DELETE /service-application/api/v1/application/heloc/{uuid}/documents/unfinished/{uploadUuid}';

/** Withdraw the application */
export const cancelPost: Operation<'cancel-post'> = 'POST /service-application/api/v1/application/heloc/{uuid}/cancel';

/** Record the experiments this application is in */
export const experimentsPatch: Operation<'experiments-patch'> = 'PATCH /service-application/api/v3/application/heloc/{uuid}/experiments';

/** Store the link to the session replay */
export const fullStoryLinkPut: Operation<'full-story-link-put'> = 'PUT /service-application/api/v1/application/heloc/{uuid}/full-story-link';
