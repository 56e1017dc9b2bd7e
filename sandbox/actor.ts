import type { Lender } from '@hearthline/orgs/schema.ts';
/** A borrower who is played, the pages they see, and how their requests are sent: in this process, or by a retrying client in `npm run faults`. */
import type { documentsGet } from '@hearthline/contract/application/documents.ts';
import type { incomePost } from '@hearthline/contract/application/income.ts';
import type { SigningKind } from '@hearthline/contract/application/signing.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { SandboxActionName } from '@hearthline/contract/sandbox.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { conditionCard } from '@hearthline/journey/conditions.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import type { OfferedDebt, PricedOffers } from '@hearthline/rules/offers/types.ts';
import type { Providers } from '@hearthline/server/config/providers.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Persona, PersonaExtra } from './personas.ts';

/** Values by weight. */
export type Weighted<T> = readonly (readonly [weight: number, value: T])[];
/** How a borrower decides what a page leaves open: `own` is what the persona would answer, `others` what anyone might. */
export type Choose = <T>(own: T, others: Weighted<T>) => T;
export const asPersona: Choose = (own) => own;

/** A lien as the page of liens shows it. Dollars. */
export type LienRow = {
  readonly id: string;
  readonly lenderName: string;
  readonly originationDate: string | null;
  readonly originalBalance: number;
  readonly currentBalance: number;
  readonly monthlyPayment: number;
  readonly recordedReleased: boolean;
};
export type Offers = PricedOffers<OfferedDebt & { readonly creditor: string }> & { readonly offerSetId: string };
type ProofOfIncome = z.input<typeof incomePost.body>;
type DocumentOf = { readonly kind: string; readonly sha256: string };
/** What a person reads before they sign. */
export type ToSign = { readonly version: number; readonly documents: readonly DocumentOf[] };

/** What the borrower's pages show beyond the application itself; fetched over the API, or in the simulation derived from the facts. */
export type Pages = {
  /** Null while there are none. */
  readonly offers: () => Promise<Offers | null>;
  readonly liens: () => Promise<readonly LienRow[]>;
  readonly parcels: () => Promise<readonly { readonly propertyId: string; readonly address: string }[]>;
  /** Ids of the debts that a counteroffer requires to be paid off. */
  readonly suggestedPayoffs: () => Promise<readonly string[]>;
  /** Opens the vendor's page of the first untried method and returns its result. Throws Problem conflict when all were tried. */
  readonly proofOfIncome: () => Promise<ProofOfIncome>;
  /** Uploads a picture as a type of document; returns the upload's uuid. */
  readonly upload: SendFile;
  /** The code in the borrower's copy of the consent to electronic records. */
  readonly accessCode: () => Promise<string>;
  /** What the person who sends these requests signs with a signing, and the version of the application in which they read it. */
  readonly toSign: (signing: SigningKind) => Promise<ToSign>;
  /** What the vendor's card field gives for a card: used once. */
  readonly cardToken: () => Promise<string>;
};

/** Uploads a picture as a type of document, over the same API as a browser; returns the upload's uuid. */
export type SendFile = (type: DocumentType, conditionUuid?: string) => Promise<string>;

/** What a modifier changes for the people who play an application. */
export type Variation = {
  readonly key: string;
  /** What staff do at a status instead of the action that moves the application on. */
  readonly staff?: Partial<Record<ChecklistStatus, SandboxActionName>>;
  /** Answers that differ from the persona's. */
  readonly extra?: PersonaExtra;
};

/** A borrower of one application, wherever it is played. */
export type Borrower = {
  readonly persona: Persona;
  readonly modifiers: readonly Variation[];
  readonly orgCode: string;
  /** As it stands when the acting begins. */
  readonly lender: Lender;
  /** The status to reach: some answers lead there. */
  readonly until: string;
  readonly choose: Choose;
  readonly pages: Pages;
};
/** What the body of a request is built from. */
export type ActorView = Borrower & { readonly application: Application };

/** How a borrower's requests are sent. */
export type Transport = {
  readonly uuid: string;
  /** `ifMatch`: the version that was read, for a request that has to name one. */
  readonly call: <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, ifMatch?: number) => Promise<T>;
  readonly sendFile: SendFile;
  /** The code in the PDF of the consent to electronic records, as the person who sends these requests reads it. */
  readonly accessCode: () => Promise<string>;
  /** What the borrower does in a vendor's own widget; null where the vendors are real. */
  readonly widgets: Providers['widgets'];
  /** Where every signer of the deed is taken for present before the online notary. */
  readonly notaryPages: () => Promise<string[]>;
  readonly read: () => Promise<Application>;
  /** Moves the clock of this application only, by seconds. */
  readonly pass: (seconds: number) => Promise<void>;
};
/** A persona with an application: every step uses the same API as a browser. */
export type Actor = Borrower & Transport;

/** Path of an endpoint of one application. */
export const path = (uuid: string, rest: string) => `/service-application/api/v1/application/heloc/${uuid}/${rest}`;

/** A borrower who answers as the persona and sees the replies of the API. */
export const actorOf = (given: Omit<Borrower, 'choose' | 'pages'> & Transport): Actor => ({
  ...given,
  persona: {
    ...given.persona,
    extra: Object.assign({}, given.persona.extra, ...given.modifiers.map(({ extra }) => extra)) as PersonaExtra,
  },
  choose: asPersona,
  pages: pagesOver(given),
});

function pagesOver({ uuid, call, sendFile, widgets, accessCode }: Transport): Pages {
  const get = async <T>(rest: string) => call<T>('GET', path(uuid, rest));
  return {
    accessCode,
    offers: async () => get<Offers>('offers'),
    liens: async () => (await get<{ liens: LienRow[] }>('liens')).liens,
    parcels: async () => (await get<{ candidates: { propertyId: string; address: string }[] }>('property')).candidates,
    suggestedPayoffs: async () => (await get<{ payoffs: { id: string }[] }>('requalify')).payoffs.map(({ id }) => id),
    proofOfIncome: async () => {
      const { methods } = await get<{ methods: { method: ProofOfIncome['method']; state: string }[] }>('income-sources');
      const method = methods.find((m) => m.state === 'NOT_STARTED')?.method;
      if (!method) throw new Problem('conflict', { message: 'Every method of verifying income was tried' });
      const { token, connectUrl, ref } = await call<{ token: string | null; connectUrl: string | null; ref: string | null }>(
        'POST',
        path(uuid, 'income-sources/link'),
        { method },
      );
      if (connectUrl !== null) {
        if (ref !== null) await widgets?.taxDocuments({ orderId: ref });
        return ref === null ? { method } : { method, ref };
      }
      if (token === null || widgets === null) return { method };
      const signIn = method === 'PLAID_TRANSACTIONS' ? widgets.bankLink({ linkToken: token }) : widgets.payroll({ bridgeToken: token });
      const { data } = await signIn;
      return data ? { method, publicToken: data.publicToken } : { method };
    },
    toSign: (signing) => toSignOver({ uuid, call }, signing),
    upload: sendFile,
    // One of the vendor's published test tokens, which are charged as often as they are given.
    cardToken: async () => 'tok_visa',
  };
}

/** What the caller signs with a signing, as the API lists it. */
export async function toSignOver({ uuid, call }: Pick<Transport, 'uuid' | 'call'>, signing: SigningKind): Promise<ToSign> {
  const { version, toSign } = await call<z.output<typeof documentsGet.reply>>('GET', path(uuid, 'disclosures'));
  const found = toSign.find((one) => one.signing === signing)?.documents ?? [];
  return { version, documents: found.map(({ kind, sha256 }) => ({ kind, sha256 })) };
}

const headersOf = (jwt: string, orgCode: string) => ({
  authorization: jwt.startsWith('Bearer ') ? jwt : `Bearer ${jwt}`,
  'x-org': orgCode,
  host: 'localhost',
});

/** Calls the API as a signed-in borrower. Throws Problem conflict when it is refused. */
export function callerOf(app: FastifyInstance, jwt: string, orgCode: string): Actor['call'] {
  return async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, ifMatch?: number) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: { ...headersOf(jwt, orgCode), ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }) },
      ...(body !== undefined && { payload: body as object }),
    });
    if (answer.statusCode >= 400)
      throw new Problem('conflict', {
        message: `${method} ${path} answered ${answer.statusCode}: ${answer.json<{ message?: string }>().message ?? ''}`,
      });
    return answer.json<T>();
  };
}

/** The smallest PNG there is, which simulators accept as a good picture. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const BOUNDARY = 'hearthline-sandbox';

/** A multipart body as a browser builds it for a form with one upload. */
export function formOf(fields: Readonly<Record<string, string>>, name: string, bytes: Buffer): { payload: Buffer; contentType: string } {
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return { payload, contentType: `multipart/form-data; boundary=${BOUNDARY}` };
}

/** A form with the picture as its file. */
export const formWithPicture = (fields: Readonly<Record<string, string>>, name = 'picture.png'): ReturnType<typeof formOf> =>
  formOf(fields, name, Buffer.from(PICTURE, 'base64'));

/** The form that uploads the picture as a type of document. */
export const pictureForm = (type: DocumentType, conditionUuid?: string, name?: string): ReturnType<typeof formOf> =>
  formWithPicture({ type, ...(conditionUuid && { conditionUuid }) }, name);

/** @param name of the picture, in which the simulated vendor finds what is wrong with it */
export function senderOf(app: FastifyInstance, jwt: string, orgCode: string, uuid: string, name?: string): SendFile {
  return async (type, conditionUuid) => {
    const { payload, contentType } = pictureForm(type, conditionUuid, name);
    const headers = { ...headersOf(jwt, orgCode), 'content-type': contentType };
    const answer = await app.inject({ method: 'POST', url: path(uuid, 'documents'), headers, payload });
    if (answer.statusCode !== 201) throw new Problem('conflict', { message: `An upload was refused: ${answer.body.slice(0, 200)}` });
    return answer.json<{ uuid: string }>().uuid;
  };
}

type Condition = {
  uuid: string;
  categoryEnum: string;
  notes: string | null;
  commentsToBorrower: string | null;
  requestDocuments: string[];
  xtraData: { numDocsRequired: number };
  actionNeeded: boolean;
  documents: { state: string }[];
};

/** Uploads what the open conditions request; false when none requests an upload. */
export async function answerConditions({ call, uuid, sendFile }: Transport): Promise<boolean> {
  const conditions = await call<Condition[]>(
    'GET',
    `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`,
  );
  let sent = false;
  for (const c of conditions.filter(({ actionNeeded }) => actionNeeded)) {
    const { action } = conditionCard({ ...c, category: c.categoryEnum, numDocsRequired: c.xtraData.numDocsRequired, accountMask: null });
    if (action.kind !== 'UPLOAD') continue;
    const missing = Math.max(1, c.xtraData.numDocsRequired) - c.documents.filter(({ state }) => state !== 'REJECTED').length;
    for (let n = 0; n < missing; n += 1) await sendFile(action.documentType, c.uuid);
    sent = true;
  }
  return sent;
}
