import {
  accountsConfirm,
  accountsGet,
  appraisalPayment,
  assetsGet,
  assetsPut,
  autopayAccount,
  bpoPost,
  cancelPost,
  closingDocumentsGet,
  closingDocumentsPut,
  closingGet,
  coDeedStatus,
  consentsPost,
  correctionDelete,
  correctionsGet,
  correctionsPost,
  creditRepull,
  delinquencyGet,
  delinquencyPost,
  disburseAccount,
  disclosureSign,
  documentFile,
  documentsGet,
  electronicRecordsGet,
  electronicRecordsPut,
  employerPost,
  estimatePut,
  evidenceCertificate,
  finalOfferAccept,
  floodAcknowledge,
  hmdaPost,
  identityDocumentGet,
  identityDocumentPost,
  incomeGet,
  incomePost,
  infoPut,
  inquiryAttestation,
  insuranceGet,
  insurancePut,
  lienAttestation,
  liensGet,
  liensPut,
  microDeposits,
  notaryGet,
  notaryManual,
  notaryManualCancel,
  notaryOnline,
  notarySession,
  offersGet,
  offersSelect,
  ownershipPut,
  payTypePut,
  payoffsGet,
  propertyGet,
  propertyPut,
  requalifyGet,
  requalifyPost,
  rescindPost,
  signerCorrect,
  signerDelete,
  signerPut,
  signerResend,
  signersGet,
  signersPost,
  uploadsGet,
  valuationGet,
} from '@hearthline/web/operations/service-application.ts';
import { conditionsList } from '@hearthline/web/operations/service-conditions.ts';
import { helocConsentTypes } from '@hearthline/web/operations/service-comms-prefs.ts';
import { feedbackCeo, profileConsentTypes } from '@hearthline/web/operations/service-profile.ts';
import type { IncomeMethod } from '@hearthline/rules/offers/income-methods.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { api } from './api/api.ts';
import { $api } from './api/queries.ts';
import type { OperationArguments, Input, Operation, OperationId, Reply, OperationBody } from '@hearthline/web/api/operation.ts';

const CO_DEED_RETRIES = 3;

/** What is signed by one signature. */
export type SigningKind = Reply<'documents-get'>['toSign'][number]['signing'];
/** One application as in the API. */
export type Application = Reply<'heloc-get'>;

/** Refetched whenever its screen mounts: the data changes while other screens are open. */
const FRESH = { refetchOnMount: 'always' } as const;

/** The operations of one application that send a body, or nothing but the application's uuid. */
type OfApplication = {
  [Id in OperationId]: Input<Id>['path'] extends { uuid: string } ? (keyof Input<Id>['path'] extends 'uuid' ? Id : never) : never;
}[OperationId];

/**
 * Reads and writes of one application, by name. A read is query options: `useQuery(applicationApi(uuid).liens())`. A write is mutation
 * options: `useMutation(applicationApi(uuid).saveLiens())`; two writes of one application never run at once.
 */
export function applicationApi(uuid: string) {
  const path = { uuid };
  const mutation = <Body, Answer>(name: string, mutationFn: (body: Body) => Promise<Answer>) =>
    mutationOptions({ mutationKey: ['application', uuid, name], mutationFn, scope: { id: uuid } });
  /** @param version of the application that the borrower saw; the server refuses an older one */
  const write = <Id extends OfApplication>(operation: Operation<Id>, version?: number) =>
    mutation(operation, async (body: OperationBody<Id>) =>
      api(
        operation,
        ...([
          { path, body, ...(version !== undefined && { headers: { 'if-match': String(version) } }) },
        ] as unknown as OperationArguments<Id>),
      ),
    );
  const read = <Id extends OfApplication>(operation: Operation<Id>) =>
    $api.read(operation, ...([{ path }] as unknown as OperationArguments<Id>));
  /** Read anew whenever its screen opens. */
  const fresh = <Id extends OfApplication>(operation: Operation<Id>) => ({ ...read(operation), ...FRESH, staleTime: 0 });
  return {
    /** Of an operation that has no name here. */
    write,
    property: () => fresh(propertyGet),
    saveProperty: () => write(propertyPut),
    saveOwnership: () => write(ownershipPut),
    saveEstimate: () => write(estimatePut),

    /** Requests the credit report again, with the PIN of a freeze when there is one. */
    repullCredit: () => write(creditRepull),
    delinquency: () => read(delinquencyGet),
    explainDelinquency: () => write(delinquencyPost),

    liens: () => read(liensGet),
    saveLiens: () => write(liensPut),
    attestLiens: (version: number) => write(lienAttestation, version),
    missingIncome: () => read(assetsGet),
    saveAssets: () => write(assetsPut),

    /** The income sources, the ways to verify each, and their state: a service changes it while the page is open. */
    incomeSources: () => fresh(incomeGet),
    /** What a linked service has by now: `PENDING` until it is ready. */
    readIncome: (method: IncomeMethod | null) =>
      queryOptions({
        queryKey: ['application', uuid, 'readIncome', method],
        queryFn: async () => (method && (await api(incomePost, { path, body: { method } }))) ?? null,
        enabled: method !== null,
        staleTime: Infinity,
        gcTime: 0,
      }),
    /** Chooses a way of verifying income that needs no link. */
    chooseIncome: () => write(incomePost),
    giveEmployer: () => write(employerPost),

    offers: () => ({ ...read(offersGet), ...FRESH }),
    selectOffer: (version: number) => write(offersSelect, version),
    /** One counteroffer may follow another: the previous one must not be shown from the cache. */
    counteroffer: () => fresh(requalifyGet),
    answerCounteroffer: () => write(requalifyPost),

    /** How documents reach the person signed in, and the consent that decides it. */
    electronic: () => fresh(electronicRecordsGet),
    saveElectronic: () => write(electronicRecordsPut),
    saveInfo: () => write(infoPut),
    /** The other people who sign, and how far each is. */
    signers: () => fresh(signersGet),
    addSigner: () => write(signersPost),
    replaceSigner: () =>
      mutation('replaceSigner', ({ signerId, ...body }: OperationBody<'signer-put'> & { signerId: string }) =>
        api(signerPut, { path: { uuid, signerId }, body }),
      ),
    correctSigner: () =>
      mutation('correctSigner', ({ signerId, ...body }: { signerId: string; firstName: string; lastName: string }) =>
        api(signerCorrect, { path: { uuid, signerId }, body }),
      ),
    removeSigner: () => mutation('removeSigner', ({ signerId }: { signerId: string }) => api(signerDelete, { path: { uuid, signerId } })),
    /** Sends the invitation again, to a corrected address if one is given. */
    resendInvitation: () =>
      mutation('resendInvitation', ({ signerId, ...body }: { signerId: string; email?: string }) =>
        api(signerResend, { path: { uuid, signerId }, body }),
      ),
    /** How far the other signers are, all in all. Retried, unlike other reads, but not when the request itself is wrong (AMB-83). */
    coDeedStatus: () => ({
      ...$api.read(coDeedStatus, { query: { applicationUuid: uuid } }),
      ...FRESH,
      staleTime: 0,
      retry: (failed: number, error: unknown) => failed < CO_DEED_RETRIES && !(error instanceof ApiError && error.status === 400),
    }),
    /** The answers that can be corrected once the summary is prepared, and the requests to correct them. */
    corrections: () => fresh(correctionsGet),
    askCorrection: () => write(correctionsPost),
    withdrawCorrection: () =>
      mutation('withdrawCorrection', ({ correctionId }: { correctionId: string }) =>
        api(correctionDelete, { path: { uuid, correctionId } }),
      ),
    saveHmda: () => write(hmdaPost),

    disclosures: () => fresh(documentsGet),
    /**
     * A document: the bytes of its PDF, or its text if it was delivered as text. The newest of its kind, which never changes while a screen is open;
     * with a sha256 the document of that hash, as what is signed is read.
     */
    disclosureFile: (kind: string, sha256?: string) =>
      queryOptions({
        queryKey: ['application', uuid, 'disclosureFile', kind, sha256],
        queryFn: async ({ signal }) => api(documentFile, { path: { uuid, kind }, query: sha256 === undefined ? {} : { sha256 }, signal }),
      }),
    consent: () => write(consentsPost),

    accounts: () => fresh(accountsGet),
    giveDisbursementAccount: () => write(disburseAccount),
    giveAutopayAccount: () => write(autopayAccount),
    tellDeposits: () => write(microDeposits),
    choosePayType: () => write(payTypePut),
    confirmAccounts: () => write(accountsConfirm),

    valuation: () => fresh(valuationGet),
    orderValuation: () => write(bpoPost),
    payAppraisal: () => write(appraisalPayment),
    payoffs: () => fresh(payoffsGet),

    /** How the deed is notarized: hours, sessions, meetings in person. It changes while a session is open. */
    notary: () => fresh(notaryGet),
    openNotarySession: () => write(notarySession),
    /** Chooses a notary in person; with times, requests a meeting. */
    requestNotary: () => write(notaryManual),
    cancelNotary: () => mutation('cancelNotary', () => api(notaryManualCancel, { path })),
    goOnline: () => write(notaryOnline),

    /**
     * What the insurance of the home has to cover, and the policies given so far.
     * @param line dollars, for what would be needed with it before one is chosen
     */
    insurance: (line?: number) => ({
      ...$api.read(insuranceGet, { path, query: line === undefined ? {} : { line } }),
      ...FRESH,
      staleTime: 0,
    }),
    saveInsurance: () => write(insurancePut),

    /**
     * Signs documents as they were read. `version`: of the application, from the reply that listed the documents; the server refuses an older one, and
     * a document that is another one by now.
     */
    sign: (kind: SigningKind) =>
      mutation(`sign ${kind}`, ({ version, ...body }: OperationBody<'disclosure-sign'> & { readonly version: number }) =>
        api(disclosureSign, { path: { uuid, kind }, header: { 'if-match': String(version) }, body }),
      ),

    acceptFinalOffer: () => mutation('acceptFinalOffer', () => api(finalOfferAccept, { path, body: {} })),
    acknowledgeFlood: () => mutation('acknowledgeFlood', () => api(floodAcknowledge, { path, body: {} })),
    /** The closing documents that the signed-in person signs, where in them, and how far that person is. */
    closingDocuments: () => fresh(closingDocumentsGet),
    saveClosingDocuments: () => write(closingDocumentsPut),
    /** The certificate of electronic signatures; for the borrower. */
    signingCertificate: async () => (await api(evidenceCertificate, { path })) as Uint8Array,

    /**
     * From the signing to the open line: dates, states and amounts.
     * @param version of the application: a change is read at once, and what was shown stays until then
     */
    closing: (version: number) =>
      queryOptions({
        queryKey: ['application', uuid, 'closing', version],
        queryFn: async ({ signal }) => api(closingGet, { path, signal }),
        placeholderData: keepPreviousData,
        ...FRESH,
      }),
    /** The written notice that cancels the line for every owner. */
    rescind: () => write(rescindPost),

    cancel: () => write(cancelPost),

    identity: () => fresh(identityDocumentGet),
    submitIdentity: () => write(identityDocumentPost),

    /** The files sent to this application, oldest first. */
    uploads: () => fresh(uploadsGet),

    conditions: () => ({ ...read(conditionsList), ...FRESH }),
  };
}

/** The current texts of the credit consents; a version that was replaced is refused. */
export const creditConsents = () => ({
  ...$api.read(helocConsentTypes),
  ...FRESH,
});
/** The current texts of the consents to electronic documents, terms and privacy. */
export const eSignConsents = () => ({ ...$api.read(profileConsentTypes), ...FRESH });
/** One credit consent. */
export type CreditConsent = { readonly type: 'SOFT_CREDIT' | 'HARD_CREDIT'; readonly version: string; readonly text: string };

/** Removes the feedback the caller gave on the page about the other signers (AMB-89). */
export const removeCoDeedFeedback = () =>
  mutationOptions({
    mutationKey: ['removeCoDeedFeedback'],
    mutationFn: () => api(feedbackCeo, { body: {} }),
  });

/** The borrower takes over an inquiry a loan officer began. Outside the queries: its uuid may come with the account that has just been opened. */
export const attestInquiry = (uuid: string) => api(inquiryAttestation, { path: { uuid }, body: { attested: true } });
