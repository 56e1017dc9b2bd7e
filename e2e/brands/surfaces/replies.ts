/** What the API answers: to anyone, to a borrower on the way to their money and at its end, and in a chat. */
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { BASE, outside } from '@hearthline/journey/paths.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { sendMessages } from '@hearthline/server/messages/outbox.ts';
import { samplesOf } from '@hearthline/sandbox/testing/samples.ts';
import { onApplication } from '@hearthline/sandbox/testing/lender.ts';
import { v7 } from 'uuid';
import { borrowerOf } from '../served.ts';
import type { Stage } from '../stage.ts';

export type Borrower = { readonly uuid: string; readonly email: string; readonly jwt: string };
type Names = Readonly<Record<string, string>>;

/** Operations that answer when something has changed, or that lead away from the product. */
const WAITS = new Set(['desk-application-version', 'broker-callback']);

/** The addresses of an operation that only reads, one for each sample of its parameters. */
export const addressesOf = (endpoint: Endpoint, names: Names = {}): string[] =>
  endpoint.method !== 'GET' || WAITS.has(endpoint.id)
    ? []
    : samplesOf(endpoint).map(
        ({ params = {}, query = '' }) =>
          endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? params[name] ?? v7())) + query,
      );
const READS = ENDPOINTS.filter(({ method, access }) => method === 'GET' && access !== 'sandbox');

export async function showPublicReplies({ get }: Stage, lender: Lender): Promise<void> {
  const names = { orgBrand: lender.orgBrand };
  for (const endpoint of READS.filter(({ access, service }) => access === 'anyone' && service !== 'desk'))
    for (const url of addressesOf(endpoint, names)) await get(url);
}

/** Plays a borrower of the lender and sends what is due to them; the stage notes everything on the way. */
export async function playBorrower({ product }: Stage, lender: Lender, until: ChecklistStatus): Promise<Borrower> {
  const played = await product.play(borrowerOf(lender), until, [], lender.orgCode);
  while ((await sendMessages(product.ctx)) > 0);
  return played;
}

/** Everything that the borrower may read at the end, and each document as a file. */
export async function showBorrower({ get }: Stage, borrower: Borrower): Promise<void> {
  const headers = { authorization: `Bearer ${borrower.jwt}` };
  const names = { uuid: borrower.uuid };
  for (const endpoint of READS.filter(({ access }) => access === 'signed-in' || access === 'owner'))
    for (const url of addressesOf(endpoint, names)) await get(url, headers);
  const listed = await get(onApplication(borrower.uuid, 'disclosures'), headers);
  const kinds = new Set([...listed.text.matchAll(/"kind":"([A-Z_]+)"/g)].map(([, kind = '']) => kind));
  for (const kind of kinds) await get(onApplication(borrower.uuid, `disclosures/${kind}/file`), headers);
}

const CHAT = '/service-csp/external/api/v1/twilio/initWebChat';
const OMNI = '/service-omni-proxy/insecure/api/v1/conversations';
const BOT = '/service-chat-chatbot/external/api/v1/message/chatWithAutobot';
const QUESTIONS = [
  'Which phone number can I call?',
  'Who is the lender?',
  'How long can I cancel after I sign?',
  'What is your NMLS number?',
];

/** A chat from its greeting to its transcript. */
export async function showChat({ get, post }: Stage, lender: Lender): Promise<void> {
  const form = {
    friendlyName: 'Vera Visitor',
    emailAddress: `vera@example.com`,
    tag: 'account',
    skill: lender.chat.skill,
    welcomeMessage: '',
  };
  const { body } = await post(CHAT, { ...form, pageUrl: outside.dashboard(), chatMode: 'chatbot' });
  const { conversationSid: sid, token } = body as { conversationSid: string; token: string };
  const headers = { 'x-chat-token': token };
  for (const message of QUESTIONS) {
    await post(`${OMNI}/${sid}/messages`, { key: v7(), body: message, fileUuids: [] }, headers);
    const asked = { applicationId: null, conversationId: sid, message, nonce: '', organization: lender.orgCode, pageUrl: BASE };
    const of = { senderId: 'vera@example.com', senderType: 'APPLICANT', tag: 'account' };
    await post(BOT, { ...asked, ...of }, { ...headers, 'idempotency-key': v7() });
  }
  for (const part of ['messages', 'transcript']) await get(`${OMNI}/${sid}/${part}`, headers);
  // One that waits for a person, at the desk.
  await post(CHAT, { ...form, pageUrl: outside.dashboard(), chatMode: 'agent' });
}
