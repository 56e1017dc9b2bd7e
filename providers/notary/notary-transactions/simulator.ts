import type { CallbackSpec } from '../../world/vendor/callbacks.ts';
import { addToHistory, openOrder, orderOf, currentStep, requestedOutcome, type Order } from '../../world/vendor/orders.ts';
import { digested } from '../../world/vendor/signatures.ts';
import {
  bodyOfRequest,
  digestOf,
  startVendor,
  type Simulator,
  type VendorAnswer,
  type VendorOptions,
  type VendorRequest,
  type VendorRoute,
  type VendorState,
} from '../../world/vendor/vendor.ts';
import { openPages, pageRoutes, pageUrl } from '../../world/vendor/pages.ts';
import { notarized } from '../scenarios-certificate.ts';
import { BLANK, eligibilityOf } from '../scenarios.ts';
import { NOTARY_PAGES } from '../scenarios-pages.ts';
import {
  ACTIVATE,
  ADD,
  JOIN,
  meetingOf,
  RECALL,
  signerStatus,
  timelineOf,
  type OrderRequest,
  type Document,
} from '../scenarios-meeting.ts';

const callbackSpec: CallbackSpec<OrderRequest> = {
  timeline: timelineOf,
  callback: ({ id, order, step, sentAt }) => ({
    id: digestOf(id),
    event: `transaction.${step.event}`,
    data: { transaction_id: order.id, external_id: order.reference, signer: step.about ?? null, date_occurred: sentAt.toISOString() },
  }),
  sign: digested('x-notarize-signature'),
};

/** Seconds a document is processed before the transaction can be opened. */
const PROCESSING_SECONDS = 2;

/**
 * Simulated remote notary platform: ApiKey header, POST /v1/transactions (draft), …/documents, …/notarization_ready, GET. A signer's own link
 * opens the pages of the meeting; POST /attend/{token} is attending it without them. Ledger kinds TRANSACTION, DOCUMENT, ACTIVATION, RECALL.
 */
export function startNotarySimulator(options: VendorOptions = {}): Promise<Simulator> {
  const shown = (order: Order<OrderRequest>, state: VendorState) => shownAt(order, state, options.pagesPath);
  const found = (request: VendorRequest, state: VendorState, index = 3) =>
    orderOf<OrderRequest>(state, request.path.split('/')[index] ?? '');
  const missing: VendorAnswer = { status: 404, body: { errors: ['transaction not found'] } };

  const create = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const body = bodyOfRequest<OrderRequest & { external_id: string }>(request);
    const { signers = [], external_id: reference = '', transaction_name = '' } = body;
    if (reference === '' || signers.length === 0) return { status: 422, body: { errors: ['external_id and signers are required'] } };
    const key = request.headers['idempotency-key']?.toString();
    const input = { transaction_name, signers, base: `http://${request.headers.host ?? ''}` };
    const made = openOrder<OrderRequest>(state, {
      prefix: 'ot_',
      reference,
      kind: 'transaction',
      body: input,
      key,
      email: signers[0]?.email,
    });
    return { status: 201, body: shown(made, state) };
  };
  const addDocument = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = found(request, state);
    const {
      resource,
      filename = '',
      requirement = 'notarization',
      designations = [],
    } = bodyOfRequest<{ resource: string; filename: string; requirement: string; designations: Document['designations'] }>(request);
    if (made === null || !resource) return missing;
    const sha256 = state.putFile(Buffer.from(resource, 'base64'));
    const document: Document = { id: `do_${digestOf([made.id, filename, sha256])}`, name: filename, requirement, sha256, designations };
    if (!made.history.some(({ data }) => (data as Document | undefined)?.id === document.id)) addToHistory(state, made, ADD, document);
    return { status: 201, body: { id: document.id, processing_state: 'pending' } };
  };
  const activate = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = found(request, state);
    if (made === null) return missing;
    const newest = made.history.findLast(({ name }) => name === ADD);
    if (newest === undefined) return { status: 422, body: { errors: ['a transaction needs documents'] } };
    const sinceAdded = state.now(made.reference).getTime() - Date.parse(newest.at);
    if (sinceAdded < PROCESSING_SECONDS * 1000) return { status: 409, body: { errors: ['document processing'] } };
    if (made.history.some(({ name }) => name === ACTIVATE)) return { status: 200, body: shown(made, state) };
    for (const { email, first_name: first, last_name: last, redirect_url: back = `${made.body.base}/returned` } of made.body.signers)
      openPages(NOTARY_PAGES, state, tokenOf(made, email), {
        session: { order: made.id, email, first, last, documents: documentsOf(made).map(({ name }) => name), failures: 0, failure: '' },
        client: 'your lender',
        back,
      });
    return { status: 200, body: shown(addToHistory<OrderRequest>(state, made, ACTIVATE), state) };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = found(request, state);
    return made === null ? missing : { status: 200, body: shown(made, state) };
  };
  const recall = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = found(request, state);
    if (made === null) return missing;
    if (!made.history.some(({ name }) => name === RECALL)) addToHistory(state, made, RECALL);
    return { status: 200, body: { id: made.id } };
  };
  /** The original, and what is to be drawn on it: on a document of a transaction that the sandbox finished as BLANK, nothing. */
  const download = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = found(request, state);
    const document = made === null ? undefined : documentsOf(made).find(({ id }) => id === request.path.split('/').at(-1));
    const bytes = document === undefined ? undefined : state.file(document.sha256);
    if (made === null || document === undefined || bytes === undefined) return missing;
    const { status, at } = currentStep(made, timelineOf, state.now(made.reference));
    if (status !== 'completed') return { status: 409, body: { errors: ['not completed'] } };
    const designations = requestedOutcome(made) === BLANK ? [] : document.designations;
    return { status: 200, body: { id: document.id, filename: document.name, bytes, designations, at: new Date(at).toISOString() } };
  };
  const recording = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = found(request, state);
    if (made === null) return missing;
    const sent = timelineOf(made).find(({ event, at }) => event === 'meeting.video.processed' && at <= state.now(made.reference).getTime());
    if (sent === undefined) return { status: 409, body: { errors: ['video processing'] } };
    return { status: 200, body: { recording_ref: `video/${made.id}`, seconds: 780 } };
  };
  /** The signer of a page's token, and their order. */
  const signerOf = (token: string, state: VendorState) => {
    const made = orderOf<OrderRequest>(state, token.split('-')[0] ?? '');
    return { made, signer: made?.body.signers.find(({ email }) => tokenOf(made, email) === token) };
  };
  const attend = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { made, signer } = signerOf(request.path.split('/').at(-1) ?? '', state);
    if (!made || !signer) return missing;
    const isOpen =
      made.history.some(({ name }) => name === ACTIVATE) && currentStep(made, timelineOf, state.now(made.reference)).last !== true;
    if (isOpen) addToHistory(state, made, JOIN, { email: signer.email });
    return { status: 200, body: { joined: isOpen } };
  };
  const eligibility = ({ query }: VendorRequest): VendorAnswer => {
    const { obstacles, eRecording } = eligibilityOf(query.get('state') ?? '', query.get('county') ?? '');
    return { status: 200, body: { eligible: obstacles.length === 0, obstacles, erecording: eRecording } };
  };

  const authorized: VendorRoute['authorized'] = ({ headers }, key) => headers.apikey === key;
  const effect = (kind: string) => (request: VendorRequest) => ({ kind, subject: digestOf([request.path, request.body]) });
  const one = String.raw`\/v1\/transactions\/\w+`;
  return startVendor(
    'notary',
    [
      { method: 'POST', path: /^\/v1\/transactions$/, effect: effect('TRANSACTION'), authorized, handle: create },
      { method: 'POST', path: new RegExp(`^${one}/documents$`), effect: effect('DOCUMENT'), authorized, handle: addDocument },
      { method: 'POST', path: new RegExp(`^${one}/notarization_ready$`), effect: effect('ACTIVATION'), authorized, handle: activate },
      { method: 'POST', path: new RegExp(`^${one}/recall$`), effect: effect('RECALL'), authorized, handle: recall },
      { method: 'GET', path: new RegExp(`^${one}$`), authorized, handle: read },
      { method: 'GET', path: new RegExp(`^${one}/recording$`), authorized, handle: recording },
      { method: 'GET', path: new RegExp(`^${one}/documents/\\w+$`), authorized, handle: download, complete: drawn },
      { method: 'GET', path: /^\/v1\/verify_address$/, authorized, handle: eligibility },
      // The link itself is the signer's credential.
      { method: 'POST', path: /^\/attend\/[\w-]+$/, authorized: () => true, handle: attend },
      ...pageRoutes(NOTARY_PAGES),
    ],
    options,
    callbackSpec,
  );
}

/** The notary's certificate and stamp are drawn on what is downloaded. */
async function drawn(answer: VendorAnswer): Promise<VendorAnswer> {
  if (answer.status !== 200) return answer;
  const { id, filename, bytes, designations, at } = answer.body as {
    readonly id: string;
    readonly filename: string;
    readonly bytes: Buffer;
    readonly designations: Document['designations'];
    readonly at: string;
  };
  return { status: 200, body: { id, filename, resource: (await notarized(bytes, designations, at)).toString('base64') } };
}

function documentsOf(order: Order<OrderRequest>): readonly Document[] {
  return order.history.filter(({ name }) => name === ADD).map(({ data }) => data as Document);
}

/** How many witnesses the documents have a line for. */
const witnessesWanted = (order: Order<OrderRequest>): number =>
  documentsOf(order).flatMap(({ designations }) => designations.filter(({ type }) => type.startsWith('witness'))).length;

/** Of a signer's own page. */
const tokenOf = ({ id }: Pick<Order, 'id'>, email: string): string => `${id}-${digestOf([id, email])}`;

function shownAt(order: Order<OrderRequest>, state: VendorState, pagesPath: string | undefined) {
  const now = state.now(order.reference);
  const { status } = currentStep(order, timelineOf, now);
  return {
    id: order.id,
    external_id: order.reference,
    status,
    signer_info: order.body.signers.map(({ email, redirect_url: back }) => ({
      email,
      ...signerStatus(order, email, now),
      transaction_access_link: pageUrl(new URL(order.body.base).host, back && pagesPath, back ?? '', tokenOf(order, email)),
    })),
    documents: documentsOf(order).map(({ id, name, requirement }) => ({ id, name, requirement, processing_state: 'done' })),
    meeting: meetingOf(order, now, witnessesWanted(order)),
  };
}
