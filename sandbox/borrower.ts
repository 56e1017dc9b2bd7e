import type { Lender } from '@hearthline/orgs/schema.ts';
/**
 * What a borrower does at each status and what each of their requests sends: the one table of both, for the sandbox's play, the server's tests, the
 * faults run and the simulation, which send the requests in their own ways (sandbox/actor.ts).
 */
import { accountsConfirm, autopayAccount, disburseAccount, payTypePut } from '@hearthline/contract/application/bank.ts';
import { consentsPost, creditRepull, delinquencyPost } from '@hearthline/contract/application/credit.ts';
import { electronicPut } from '@hearthline/contract/application/electronic-records.ts';
import { identityPost } from '@hearthline/contract/application/identity-document.ts';
import { employerPost, type incomeGet, incomePost } from '@hearthline/contract/application/income.ts';
import { hmdaPost, infoPut } from '@hearthline/contract/application/info.ts';
import { inquiryAttestation, lienAttestation, liensPut } from '@hearthline/contract/application/liens.ts';
import { assetsPut, offersSelect, requalifyPost } from '@hearthline/contract/application/offers.ts';
import { notaryManual, notarySession } from '@hearthline/contract/application/notary.ts';
import { estimatePut, ownershipPut, propertyPut } from '@hearthline/contract/application/property.ts';
import {
  disclosureSign,
  finalOfferAccept,
  floodAcknowledge,
  insurancePut,
  rescindPost,
  type SigningKind,
} from '@hearthline/contract/application/signing.ts';
import { cancelPost } from '@hearthline/contract/application/upkeep.ts';
import { appraisalPayment, bpoPost } from '@hearthline/contract/application/valuation.ts';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { profileSsn } from '@hearthline/contract/identity/profile.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { NOTE_LAPSES_AFTER } from '@hearthline/journey/application/timers.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { joinMeeting } from '@hearthline/providers/notary/notary-transactions/sandbox.ts';
import { consentText } from '@hearthline/server/identity/consents/consent-texts.ts';
import { notaryTimes } from '@hearthline/rules/notary-hours.ts';
import type { z } from 'zod';
import { type Actor, path, type ActorView } from './actor.ts';
import {
  accountOf,
  accountsOf,
  EMPLOYER,
  infoOf,
  licenseOf,
  liensOf,
  NO_HMDA_ANSWERS,
  policyOf,
  propertyOf,
  selectionOf,
} from './forms.ts';
import { digitsOf, nameOf } from './registration.ts';

/** One request: its endpoint, the body its page would send (null when there is nothing to send), and what the borrower does with the reply. */
export type BorrowerRequest = {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
  /** What has to happen first. */
  readonly before?: (actor: Actor) => Promise<void>;
  readonly body: (seen: ActorView) => unknown;
  /** The version to name in If-Match, where the endpoint asks for it. */
  readonly ifMatch?: (seen: ActorView) => Promise<number>;
  readonly follow?: (actor: Actor, answer: never, sent: never) => Promise<unknown>;
};

type WithBody = Endpoint & { readonly body: z.ZodType };
type Body<E extends WithBody> = z.input<E['body']>;
type Follow<E extends WithBody> = (actor: Actor, answer: z.output<E['reply']>, sent: Body<E>) => Promise<unknown>;
/** A row of the table; bodies are typed by the contract. */
const request =
  <E extends WithBody>(endpoint: E, params: BorrowerRequest['params'] = {}) =>
  (body: (seen: ActorView) => Body<E> | null | Promise<Body<E> | null>, follow?: Follow<E>): BorrowerRequest => ({
    endpoint,
    params,
    body,
    ...(follow && { follow }),
  });

/** Longer than the three business days after the terms in which no fee is charged, whatever holidays fall into them. */
const WITHOUT_FEES_SECONDS = 8 * 86_400;
type IncomeSources = z.output<typeof incomeGet.reply>;
/** Seconds between reads of income that is not ready yet, and the number of reads. */
const READ_AGAIN_SECONDS = 30;
const MAX_READS = 40;
/** Seconds after which a vendor that did not call back is called. */
const CALLED_AFTER_SECONDS = 6 * 3600 + 1;
const DAY_MS = 86_400_000;

/** A time with a notary some days after the signing. */
const meetingTimes = (f: Facts): string[] => {
  // On a Texas homestead nothing is signed before the meeting: the first day on which it may close counts.
  const at = Date.parse(f.verification.signed.CLOSING?.at ?? (isTexas(f) ? (f.closing.waiting?.earliestClosing ?? '') : ''));
  return Number.isNaN(at) ? [] : notaryTimes(new Date(at + 2 * DAY_MS), new Date(at + NOTE_LAPSES_AFTER)).slice(0, 1);
};

const versionOf = (type: Parameters<typeof consentText>[0], lender: Lender) => consentText(type, lender).version;
const consent = (type: 'SOFT_CREDIT' | 'HARD_CREDIT') =>
  request(consentsPost)(({ lender }) => ({ type, version: versionOf(type, lender) }));
const signing = (kind: SigningKind, isAsked: (f: Facts) => boolean = () => true): BorrowerRequest => ({
  ...request(disclosureSign, { kind })(async ({ persona, lender, application, pages }) =>
    !isAsked(application.facts)
      ? null
      : {
          name: nameOf(persona),
          consentVersion: versionOf('COMMUNICATIONS', lender),
          documentsRead: true,
          documents: [...(await pages.toSign(kind)).documents],
        },
  ),
  ifMatch: async ({ pages }) => (await pages.toSign(kind)).version,
});

/** Further accounts are typed until one is accepted. */
const nextAccounts = (operation: string) => async (actor: Actor, answer: { readonly verification: string }) => {
  let { verification } = answer;
  for (const account of accountsOf(actor).slice(1)) {
    if (verification !== 'FAILED_VERIFICATION') return;
    ({ verification } = await actor.call<typeof answer>('POST', path(actor.uuid, operation), { ...account, accountType: 'CHECKING' }));
  }
};

/** Every request of a borrower about an existing application. */
export const REQUESTS = {
  consentSoft: consent('SOFT_CREDIT'),
  consentHard: consent('HARD_CREDIT'),
  ssn: request(profileSsn)(({ persona }) => ({ ssn: persona.extra.ssn ?? persona.ssn })),
  repull: request(creditRepull)(({ persona: { extra }, until, choose }) => {
    const pin = choose(until === 'SOFT_CREDIT_INCORRECT_PIN' ? extra.wrongPin : extra.pin, [
      [1, '1234'],
      [1, undefined],
    ]);
    return pin ? { pin } : {};
  }),
  property: request(propertyPut)(propertyOf),
  estimate: request(estimatePut)(({ persona }) => ({ amount: persona.extra.estimate ?? 400_000 })),
  liens: request(liensPut)(liensOf),
  attestLiens: request(lienAttestation)(() => ({ attested: true })),
  attestInquiry: request(inquiryAttestation)(() => ({ attested: true })),
  delinquency: request(delinquencyPost)(() => ({ explanation: 'I was ill and missed two payments.' })),
  ownership: request(ownershipPut)(({ persona }) => ({ ownership: persona.extra.ownership ?? 'SOLE' })),
  assets: request(assetsPut)(({ persona, until, choose }) => ({
    savingsAmount: choose(until === 'DECLINED' ? 0 : (persona.extra.savings ?? 0), [
      [3, 2_000_000],
      [1, 0],
    ]),
    annualInvestmentIncome: 0,
    annualRetirementIncome: 0,
    annualBusinessIncome: 0,
    otherAnnualIncome: 0,
    retirementAmount: 0,
    investmentAmount: 0,
    selectedAccountsToPayoff: [],
  })),
  requalify: request(requalifyPost)(async ({ until, pages, choose }) => {
    const accept = choose(until !== 'DECLINED', [
      [85, true],
      [15, false],
    ]);
    return { accept, payoffs: accept ? [...(await pages.suggestedPayoffs())] : [] };
  }),
  select: request(offersSelect)(selectionOf),
  electronic: request(electronicPut)(async ({ lender, pages }) => ({
    consent: 'GIVEN',
    version: versionOf('COMMUNICATIONS', lender),
    code: await pages.accessCode(),
  })),
  info: request(infoPut)(infoOf),
  hmda: request(hmdaPost)(() => NO_HMDA_ANSWERS),
  signSummary: signing('SUMMARY'),
  signClosing: signing('CLOSING'),
  // Of an account that is given once the closing is signed, as after a return.
  signAutopay: signing('AUTOPAY', (f) => f.verification.signed.CLOSING !== undefined),
  confirmNotCanceled: signing('NON_RESCISSION'),
  income: request(incomePost)(
    async ({ pages }) => pages.proofOfIncome(),
    async ({ call, uuid, pass }, answer, { method }) => {
      // The vendor's result is read until it is ready. A job of the product reads it too: once that was first, the step is over and a read is refused.
      const isRead = async () => {
        const { methods } = await call<IncomeSources>('GET', path(uuid, 'income-sources'));
        return methods.find((one) => one.method === method)?.state !== 'STARTED';
      };
      let { outcome } = answer;
      for (let reads = 1; outcome === 'PENDING' && reads < MAX_READS; reads += 1) {
        await pass(READ_AGAIN_SECONDS);
        if (await isRead()) return;
        try {
          ({ outcome } = await call<typeof answer>('POST', path(uuid, 'income-sources'), { method }));
        } catch (problem) {
          if (await isRead()) return;
          throw problem;
        }
      }
    },
  ),
  employer: request(employerPost)(({ persona }) => ({ ...EMPLOYER, phone: digitsOf(persona.phone) })),
  disburse: request(disburseAccount)(accountOf, nextAccounts('disburse-account')),
  autopay: request(autopayAccount)((seen) => {
    const same =
      seen.application.facts.verification.disbursement !== null &&
      seen.choose(true, [
        [7, true],
        [3, false],
      ]);
    return same ? { sameAsDisbursement: true } : accountOf(seen);
  }, nextAccounts('autopay-account')),
  payType: request(payTypePut)(({ persona, choose }) => ({
    payType: choose(persona.extra.payType ?? 'AUTOPAY', [
      [1, 'AUTOPAY'],
      [1, 'MANUAL'],
    ]),
  })),
  accountsConfirm: request(accountsConfirm)(() => ({})),
  identity: request(identityPost)(async ({ pages }) => licenseOf(pages.upload)),
  bpo: request(bpoPost)(({ persona }) => ({
    condition: 'AVERAGE',
    contactName: `${persona.first} ${persona.last}`,
    contactPhone: digitsOf(persona.phone),
    windows: [],
  })),
  /** Pays on the first day on which it may be paid. */
  appraisalPayment: {
    ...request(appraisalPayment)(async ({ pages }) => ({ cardToken: await pages.cardToken() })),
    before: async ({ call, uuid, pass }) => {
      const { appraisal } = await call<{ appraisal: { payableFrom: string | null } }>('GET', path(uuid, 'valuation'));
      if (appraisal.payableFrom !== null) await pass(WITHOUT_FEES_SECONDS);
    },
  },
  finalOffer: request(finalOfferAccept)(() => ({})),
  flood: request(floodAcknowledge)(({ application, choose }) =>
    choose(application.facts.verification.flood?.sfha === true && !application.facts.closing.floodAcknowledged, [[1, true]]) ? {} : null,
  ),
  /** The borrower and the other signers are taken for present, also outside the hours of notaries: then no page would open. */
  notarySession: request(notarySession)(
    () => ({}),
    async ({ notaryPages, pass }) => {
      for (const page of await notaryPages()) await joinMeeting(page);
      // The platform calls back when the meeting is over; without a callback the job reads the result by itself later.
      await pass(CALLED_AFTER_SECONDS);
    },
  ),
  notaryManual: request(notaryManual)(({ choose, application: { facts } }) => ({
    slots: choose<string[]>(
      [],
      [
        [1, meetingTimes(facts)],
        [1, []],
      ],
    ),
  })),
  insurance: request(insurancePut)(policyOf),
  rescind: request(rescindPost)(({ persona }) => ({ name: nameOf(persona) })),
  cancel: request(cancelPost)(() => ({ reason: 'Another lender was faster.' })),
} as const satisfies Record<string, BorrowerRequest>;
export type RequestName = keyof typeof REQUESTS;

/** What a borrower sends at each step, in order. A status without a row waits for someone else. */
export const REQUESTS_AT: Partial<Record<ChecklistStatus, readonly RequestName[]>> = {
  PRE_SOFT_CREDIT_CONSENT: ['consentSoft'],
  CREDIT_NO_MATCH: ['ssn', 'repull'],
  SOFT_CREDIT_LOCKED_OR_FROZEN: ['repull'],
  SOFT_CREDIT_INCORRECT_PIN: ['repull'],
  NO_PROPERTY_FOUND: ['property'],
  MULTIPLE_PROPERTIES: ['property'],
  NO_AVM_FOUND: ['estimate'],
  LIEN_VERIFICATION: ['liens'],
  LIEN_ATTESTATION: ['attestLiens'],
  ASSETS_PREQUAL: ['assets'],
  REQUALIFY: ['requalify'],
  OFFER_SELECTION: ['select'],
  REVISED_OFFER_SELECTION: ['select'],
  COLLECT_ADDITIONAL_INFO: ['electronic', 'ssn', 'info', 'consentHard'],
  HMDA: ['hmda'],
  APP_SUBMISSION: ['signSummary'],
  SUMMARY_DISCLOSURE: ['signSummary'],
  HARD_CREDIT_LOCKED_OR_FROZEN: ['repull'],
  INCOME_VERIFICATION: ['income'],
  EMPLOYMENT_VERIFICATION: ['employer'],
  DISBURSEMENT_ACCOUNT: ['disburse'],
  AUTOPAY_ACCOUNT: ['autopay', 'signAutopay'],
  VERIFIED_AUTOPAY_ACCOUNT: ['accountsConfirm'],
  IDENTITY_VERIFICATION: ['identity'],
  NAV_BPO_ORDER_REQUEST: ['bpo'],
  ONSITE_APPRAISAL_PAYMENT: ['appraisalPayment'],
  FINAL_OFFER: ['finalOffer'],
  NOTE_SIGNING: ['flood', 'signClosing'],
  DEED_SIGNING: ['notarySession'],
  TRUST_AND_INSURANCE: ['flood', 'insurance'],
};

/** Sends one request and does what its reply requires. */
export async function send(actor: Actor, name: RequestName, application: Application): Promise<void> {
  const { endpoint, params, before, body, ifMatch, follow }: BorrowerRequest = REQUESTS[name];
  await before?.(actor);
  const seen = { ...actor, application };
  const version = await ifMatch?.(seen);
  const sent = await body(seen);
  if (sent === null) return;
  const named: Readonly<Record<string, string>> = { uuid: actor.uuid, ...params };
  const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => named[parameter] ?? '');
  const answer = await actor.call(endpoint.method as 'POST' | 'PUT', url, sent, version);
  await follow?.(actor, answer as never, sent as never);
}
