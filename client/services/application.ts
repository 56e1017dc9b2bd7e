import type { IncomeMethod } from '@hearthline/rules/offers/income-methods.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';
import { api } from './api/api.ts';
import { $api } from './api/queries.ts';
import type { paths } from '../../generated/api.d.ts';

const ROOT = '/service-application/api/v1/application/heloc/{uuid}';
const CO_DEED = '/service-application/api/v1/application/heloc/co-deed/status';
const CO_DEED_RETRIES = 3;
const CONDITIONS = '/service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
/** The response of a GET below an application's path: `ApplicationAnswer<'/liens'>`. */
export type ApplicationAnswer<Below extends string = ''> = `${typeof ROOT}${Below}` extends infer Path extends keyof paths
  ? paths[Path] extends { get: { responses: { 200: infer Answer } } }
    ? Json<Answer>
    : never
  : never;
/** The body of a write there: `ApplicationBody<'/liens', 'put'>`. */
export type ApplicationBody<Below extends string, Method extends 'put' | 'post'> = `${typeof ROOT}${Below}` extends infer Path extends
  keyof paths
  ? paths[Path] extends Record<Method, { requestBody?: infer Body }>
    ? Json<NonNullable<Body>>
    : never
  : never;

/** What is signed by one signature. */
export type SigningKind = ApplicationAnswer<'/disclosures'>['toSign'][number]['signing'];
/** One application as in the API. */
export type Application = ApplicationAnswer;

/** Refetched whenever its screen mounts: the data changes while other screens are open. */
const FRESH = { refetchOnMount: 'always' } as const;

/**
 * Reads and writes of one application, by name. A read is query options: `useQuery(applicationApi(uuid).liens())`. A write is mutation
 * options: `useMutation(applicationApi(uuid).saveLiens())`; two writes of one application never run at once.
 */
export function applicationApi(uuid: string) {
  const params = { path: { uuid } };
  const write = <Body, Answer>(name: string, mutationFn: (body: Body) => Promise<Answer>) =>
    mutationOptions({ mutationKey: ['application', uuid, name], mutationFn, scope: { id: uuid } });
  return {
    property: () => ({ ...$api.queryOptions('get', `${ROOT}/property`, { params }), ...FRESH, staleTime: 0 }),
    saveProperty: () => write('saveProperty', (body: ApplicationBody<'/property', 'put'>) => api.PUT(`${ROOT}/property`, { params, body })),
    saveOwnership: () =>
      write('saveOwnership', (body: ApplicationBody<'/property/ownership', 'put'>) =>
        api.PUT(`${ROOT}/property/ownership`, { params, body }),
      ),
    saveEstimate: () => write('saveEstimate', (body: ApplicationBody<'/estimate', 'put'>) => api.PUT(`${ROOT}/estimate`, { params, body })),

    /** Requests the credit report again, with the PIN of a freeze when there is one. */
    repullCredit: () =>
      write('repullCredit', (body: ApplicationBody<'/credit/repull', 'post'>) => api.POST(`${ROOT}/credit/repull`, { params, body })),
    delinquency: () => $api.queryOptions('get', `${ROOT}/delinquency`, { params }),
    explainDelinquency: () =>
      write('explainDelinquency', (body: ApplicationBody<'/delinquency', 'post'>) => api.POST(`${ROOT}/delinquency`, { params, body })),

    liens: () => $api.queryOptions('get', `${ROOT}/liens`, { params }),
    saveLiens: () => write('saveLiens', (body: ApplicationBody<'/liens', 'put'>) => api.PUT(`${ROOT}/liens`, { params, body })),
    /**
     * @param version of the application whose list the borrower saw; the server refuses an older one
     */
    attestLiens: (version: number) =>
      write('attestLiens', (body: ApplicationBody<'/lien-attestation', 'post'>) =>
        api.POST(`${ROOT}/lien-attestation`, { params, headers: { 'if-match': String(version) }, body }),
      ),
    missingIncome: () => $api.queryOptions('get', `${ROOT}/asset-depletion`, { params }),
    saveAssets: () =>
      write('saveAssets', (body: ApplicationBody<'/asset-depletion', 'put'>) => api.PUT(`${ROOT}/asset-depletion`, { params, body })),

    /** The income sources, the ways to verify each, and their state: a service changes it while the page is open. */
    incomeSources: () => ({ ...$api.queryOptions('get', `${ROOT}/income-sources`, { params }), ...FRESH, staleTime: 0 }),
    /** What a linked service has by now: `PENDING` until it is ready. */
    readIncome: (method: IncomeMethod | null) =>
      queryOptions({
        queryKey: ['application', uuid, 'readIncome', method],
        queryFn: async () => (method && (await api.POST(`${ROOT}/income-sources`, { params, body: { method } })).data) ?? null,
        enabled: method !== null,
        staleTime: Infinity,
        gcTime: 0,
      }),
    /** Chooses a way of verifying income that needs no link. */
    chooseIncome: () =>
      write('chooseIncome', (body: ApplicationBody<'/income-sources', 'post'>) => api.POST(`${ROOT}/income-sources`, { params, body })),
    giveEmployer: () =>
      write('giveEmployer', (body: ApplicationBody<'/employer-verification', 'post'>) =>
        api.POST(`${ROOT}/employer-verification`, { params, body }),
      ),

    offers: () => ({ ...$api.queryOptions('get', `${ROOT}/offers`, { params }), ...FRESH }),
    /**
     * @param version of the application that the borrower saw; the server refuses an older one
     */
    selectOffer: (version: number) =>
      write('selectOffer', (body: ApplicationBody<'/offers/select', 'post'>) =>
        api.POST(`${ROOT}/offers/select`, { params, headers: { 'if-match': String(version) }, body }),
      ),
    /** One counteroffer may follow another: the previous one must not be shown from the cache. */
    counteroffer: () => ({ ...$api.queryOptions('get', `${ROOT}/requalify`, { params }), ...FRESH, staleTime: 0 }),
    answerCounteroffer: () =>
      write('answerCounteroffer', (body: ApplicationBody<'/requalify', 'post'>) => api.POST(`${ROOT}/requalify`, { params, body })),

    /** How documents reach the person signed in, and the consent that decides it. */
    electronic: () => ({ ...$api.queryOptions('get', `${ROOT}/electronic-records`, { params }), ...FRESH, staleTime: 0 }),
    saveElectronic: () =>
      write('saveElectronic', (body: ApplicationBody<'/electronic-records', 'put'>) =>
        api.PUT(`${ROOT}/electronic-records`, { params, body }),
      ),
    saveInfo: () =>
      write('saveInfo', (body: ApplicationBody<'/additional-info', 'put'>) => api.PUT(`${ROOT}/additional-info`, { params, body })),
    /** The other people who sign, and how far each is. */
    signers: () => ({ ...$api.queryOptions('get', `${ROOT}/signers`, { params }), ...FRESH, staleTime: 0 }),
    addSigner: () => write('addSigner', (body: ApplicationBody<'/signers', 'post'>) => api.POST(`${ROOT}/signers`, { params, body })),
    replaceSigner: () =>
      write('replaceSigner', ({ signerId, ...body }: ApplicationBody<'/signers', 'post'> & { signerId: string }) =>
        api.PUT(`${ROOT}/signers/{signerId}`, { params: { path: { uuid, signerId } }, body }),
      ),
    correctSigner: () =>
      write('correctSigner', ({ signerId, ...body }: { signerId: string; firstName: string; lastName: string }) =>
        api.PATCH(`${ROOT}/signers/{signerId}`, { params: { path: { uuid, signerId } }, body }),
      ),
    removeSigner: () =>
      write('removeSigner', ({ signerId }: { signerId: string }) =>
        api.DELETE(`${ROOT}/signers/{signerId}`, { params: { path: { uuid, signerId } } }),
      ),
    /** Sends the invitation again, to a corrected address if one is given. */
    resendInvitation: () =>
      write('resendInvitation', ({ signerId, ...body }: { signerId: string; email?: string }) =>
        api.POST(`${ROOT}/signers/{signerId}/resend`, { params: { path: { uuid, signerId } }, body }),
      ),
    /** How far the other signers are, all in all. Retried, unlike other reads, but not when the request itself is wrong (AMB-83). */
    coDeedStatus: () => ({
      ...$api.queryOptions('get', CO_DEED, { params: { query: { applicationUuid: uuid } } }),
      ...FRESH,
      staleTime: 0,
      retry: (failed: number, error: unknown) => failed < CO_DEED_RETRIES && !(error instanceof ApiError && error.status === 400),
    }),
    /** The answers that can be corrected once the summary is prepared, and the requests to correct them. */
    corrections: () => ({ ...$api.queryOptions('get', `${ROOT}/corrections`, { params }), ...FRESH, staleTime: 0 }),
    askCorrection: () =>
      write('askCorrection', (body: ApplicationBody<'/corrections', 'post'>) => api.POST(`${ROOT}/corrections`, { params, body })),
    withdrawCorrection: () =>
      write('withdrawCorrection', ({ correctionId }: { correctionId: string }) =>
        api.DELETE(`${ROOT}/corrections/{correctionId}`, { params: { path: { uuid, correctionId } } }),
      ),
    saveHmda: () => write('saveHmda', (body: ApplicationBody<'/hmda', 'post'>) => api.POST(`${ROOT}/hmda`, { params, body })),

    disclosures: () => ({ ...$api.queryOptions('get', `${ROOT}/disclosures`, { params }), ...FRESH, staleTime: 0 }),
    /**
     * A document: the bytes of its PDF, or its text if it was delivered as text. The newest of its kind, which never changes while a screen is open;
     * with a sha256 the document of that hash, as what is signed is read.
     */
    disclosureFile: (kind: string, sha256?: string) =>
      queryOptions({
        queryKey: ['application', uuid, 'disclosureFile', kind, sha256],
        queryFn: async ({ signal }) =>
          (
            await api.GET(`${ROOT}/disclosures/{kind}/file`, {
              params: { path: { uuid, kind }, query: sha256 === undefined ? {} : { sha256 } },
              signal,
            })
          ).data as unknown as Uint8Array | string,
      }),
    consent: () => write('consent', (body: ApplicationBody<'/consents', 'post'>) => api.POST(`${ROOT}/consents`, { params, body })),

    accounts: () => ({ ...$api.queryOptions('get', `${ROOT}/accounts`, { params }), ...FRESH, staleTime: 0 }),
    giveDisbursementAccount: () =>
      write('giveDisbursementAccount', (body: ApplicationBody<'/disburse-account', 'post'>) =>
        api.POST(`${ROOT}/disburse-account`, { params, body }),
      ),
    giveAutopayAccount: () =>
      write('giveAutopayAccount', (body: ApplicationBody<'/autopay-account', 'post'>) =>
        api.POST(`${ROOT}/autopay-account`, { params, body }),
      ),
    tellDeposits: () =>
      write('tellDeposits', (body: ApplicationBody<'/accounts/micro-deposits', 'post'>) =>
        api.POST(`${ROOT}/accounts/micro-deposits`, { params, body }),
      ),
    choosePayType: () =>
      write('choosePayType', (body: ApplicationBody<'/pay-type', 'put'>) => api.PUT(`${ROOT}/pay-type`, { params, body })),
    confirmAccounts: () =>
      write('confirmAccounts', (body: ApplicationBody<'/accounts/confirm', 'post'>) =>
        api.POST(`${ROOT}/accounts/confirm`, { params, body }),
      ),

    valuation: () => ({ ...$api.queryOptions('get', `${ROOT}/valuation`, { params }), ...FRESH, staleTime: 0 }),
    orderValuation: () => write('orderValuation', (body: ApplicationBody<'/bpo', 'post'>) => api.POST(`${ROOT}/bpo`, { params, body })),
    payAppraisal: () =>
      write('payAppraisal', (body: ApplicationBody<'/appraisal-payment', 'post'>) =>
        api.POST(`${ROOT}/appraisal-payment`, { params, body }),
      ),
    payoffs: () => ({ ...$api.queryOptions('get', `${ROOT}/payoffs`, { params }), ...FRESH, staleTime: 0 }),

    /** How the deed is notarized: hours, sessions, meetings in person. It changes while a session is open. */
    notary: () => ({ ...$api.queryOptions('get', `${ROOT}/notary`, { params }), ...FRESH, staleTime: 0 }),
    openNotarySession: () =>
      mutationOptions({
        mutationKey: ['application', uuid, 'openNotarySession'],
        scope: { id: uuid },
        mutationFn: async (body: ApplicationBody<'/notary/session', 'post'>) =>
          (await api.POST(`${ROOT}/notary/session`, { params, body })).data,
      }),
    /** Chooses a notary in person; with times, requests a meeting. */
    requestNotary: () =>
      write('requestNotary', (body: ApplicationBody<'/notary/manual', 'post'>) => api.POST(`${ROOT}/notary/manual`, { params, body })),
    cancelNotary: () => write('cancelNotary', () => api.DELETE(`${ROOT}/notary/manual`, { params })),
    goOnline: () =>
      write('goOnline', (body: ApplicationBody<'/notary/online', 'post'>) => api.POST(`${ROOT}/notary/online`, { params, body })),

    /** What the insurance of the home has to cover, and the policies given so far. */
    /** @param line dollars, for what would be needed with it before one is chosen */
    insurance: (line?: number) => ({
      ...$api.queryOptions('get', `${ROOT}/insurance`, { params: { ...params, query: line === undefined ? {} : { line } } }),
      ...FRESH,
      staleTime: 0,
    }),
    saveInsurance: () =>
      mutationOptions({
        mutationKey: ['application', uuid, 'saveInsurance'],
        scope: { id: uuid },
        mutationFn: async (body: ApplicationBody<'/insurance', 'put'>) => (await api.PUT(`${ROOT}/insurance`, { params, body })).data,
      }),

    /**
     * Signs documents as they were read. `version`: of the application, from the reply that listed the documents; the server refuses an older one, and
     * a document that is another one by now.
     */
    sign: (kind: SigningKind) =>
      write(`sign ${kind}`, ({ version, ...body }: ApplicationBody<'/disclosures/{kind}/sign', 'post'> & { readonly version: number }) =>
        api.POST(`${ROOT}/disclosures/{kind}/sign`, { params: { path: { uuid, kind }, header: { 'if-match': String(version) } }, body }),
      ),

    acceptFinalOffer: () => write('acceptFinalOffer', () => api.POST(`${ROOT}/final-offer/accept`, { params, body: {} })),
    acknowledgeFlood: () => write('acknowledgeFlood', () => api.POST(`${ROOT}/flood-notice/acknowledge`, { params, body: {} })),
    /** The closing documents that the signed-in person signs, where in them, and how far that person is. */
    closingDocuments: () => ({ ...$api.queryOptions('get', `${ROOT}/closing-documents`, { params }), ...FRESH, staleTime: 0 }),
    saveClosingDocuments: () =>
      write(
        'saveClosingDocuments',
        async (body: ApplicationBody<'/closing-documents', 'put'>) => (await api.PUT(`${ROOT}/closing-documents`, { params, body })).data,
      ),
    /** The certificate of electronic signatures; for the borrower. */
    signingCertificate: async () => (await api.GET(`${ROOT}/evidence/certificate`, { params })).data as Uint8Array,

    /**
     * From the signing to the open line: dates, states and amounts.
     * @param version of the application: a change is read at once, and what was shown stays until then
     */
    closing: (version: number) =>
      queryOptions({
        queryKey: ['application', uuid, 'closing', version],
        queryFn: async ({ signal }) => (await api.GET(`${ROOT}/closing`, { params, signal })).data as ApplicationAnswer<'/closing'>,
        placeholderData: keepPreviousData,
        ...FRESH,
      }),
    /** The written notice that cancels the line for every owner. */
    rescind: () => write('rescind', (body: ApplicationBody<'/rescind', 'post'>) => api.POST(`${ROOT}/rescind`, { params, body })),

    cancel: () => write('cancel', (body: ApplicationBody<'/cancel', 'post'>) => api.POST(`${ROOT}/cancel`, { params, body })),

    identity: () => ({ ...$api.queryOptions('get', `${ROOT}/identity-document`, { params }), ...FRESH, staleTime: 0 }),
    submitIdentity: () =>
      write('submitIdentity', (body: ApplicationBody<'/identity-document', 'post'>) =>
        api.POST(`${ROOT}/identity-document`, { params, body }),
      ),

    /** The files sent to this application, oldest first. */
    uploads: () => ({ ...$api.queryOptions('get', `${ROOT}/documents`, { params }), ...FRESH, staleTime: 0 }),

    conditions: () => ({ ...$api.queryOptions('get', CONDITIONS, { params }), ...FRESH }),
  };
}

/** The current texts of the credit consents; a version that was replaced is refused. */
export const creditConsents = () => ({
  ...$api.queryOptions('get', '/service-application/api/v1/application/heloc/consent-types'),
  ...FRESH,
});
/** The current texts of the consents to electronic documents, terms and privacy. */
export const eSignConsents = () => ({ ...$api.queryOptions('get', '/service-profile/api/v1/profile/consent-types'), ...FRESH });
/** One credit consent. */
export type CreditConsent = { readonly type: 'SOFT_CREDIT' | 'HARD_CREDIT'; readonly version: string; readonly text: string };

/** Removes the feedback the caller gave on the page about the other signers (AMB-89). */
export const removeCoDeedFeedback = () =>
  mutationOptions({
    mutationKey: ['removeCoDeedFeedback'],
    mutationFn: () => api.POST('/service-profile/api/v1/feedback/ceo', { body: {} }),
  });

/** The borrower takes over an inquiry a loan officer began. Outside the queries: its uuid may come with the account that has just been opened. */
export const attestInquiry = (uuid: string) =>
  api.POST(`${ROOT}/inquiry-attestation`, { params: { path: { uuid } }, body: { attested: true } });
