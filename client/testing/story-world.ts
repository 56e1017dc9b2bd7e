import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { organizationForPage } from '@hearthline/orgs/page.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { setFlags } from '../services/flags/flags.ts';
import { setOrganization } from '../services/organization/organization.ts';

/** Replies in a story: path (its end suffices) → body, or a status and a body, or a function of the query that answers one of them. */
export type StoryAnswers = Readonly<Record<string, unknown>>;

type Refusal = { readonly refused: number; readonly body: unknown };

/** A reply that is not 2xx; as the server's, it has its message among the errors. */
export const refusalReply = (status: number, body: { readonly message?: string; readonly [name: string]: unknown }): Refusal => ({
  refused: status,
  body: body.message === undefined ? body : { errors: [{ field: '', message: body.message }], ...body },
});

const isRefusal = (answer: unknown): answer is Refusal => typeof answer === 'object' && answer !== null && 'refused' in answer;

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Footer and drafts send requests on every page; any other unlisted request gets 404. */
const EVERYWHERE: StoryAnswers = {
  '/hours/OPS_PHONE': { timeZone: 'America/Los_Angeles', weekdays: [] },
};

let chosen: Lender | null = null;

const through = globalThis.fetch;

/** The lender chosen in the gallery's toolbar: stories that are not about one lender show it. Never called in tests. */
export function chooseLender(lender: Lender): void {
  chosen = lender;
  setOrganization(organizationForPage(lender, { baseUrl: '', otherSite: '/account/heloc/register', variant: 'test', servesAny: false }));
}

/** Sets up the page for a lender; a flag written `!key` is off, and API calls are answered from a table. */
export function setStoryWorld(answers: StoryAnswers, orgCode: string, flags: readonly string[] = []): void {
  const own = FILE_LENDERS.all.find((one) => one.orgCode === orgCode) ?? MAIN;
  const lender = own === MAIN ? (chosen ?? own) : own;
  setOrganization(organizationForPage(lender, { baseUrl: '', otherSite: '/account/heloc/register', variant: 'test', servesAny: false }));
  const on = ['fe-heloc-redesign-2025', ...flags].filter((key) => !flags.includes(`!${key}`));
  setFlags(new Map(on.map((key) => [key, { key, enabled: true }])));
  const table = Object.entries({ ...EVERYWHERE, ...answers });
  window.fetch = (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.href);
    const row = table.find(([path]) => pathname.endsWith(path))?.[1];
    const found: unknown = typeof row === 'function' ? row(searchParams) : row;
    // a file of another story of the same page, which is not asked of the API
    if (pathname.endsWith('.pdf')) return through(input);
    if (found === undefined) return Promise.resolve(json({ code: 'not_found', message: 'Not in this story', errors: [] }, 404));
    return Promise.resolve(isRefusal(found) ? json(found.body, found.refused) : json(found));
  };
}
