import { LENDERS, PRIMARY } from '@hearthline/orgs/all.ts';
import { organizationForPage } from '@hearthline/orgs/page.ts';
import { setFlags } from '../services/flags/flags.ts';
import { setOrganization } from '../services/organization/organization.ts';

/** What the server answers in a story: path (its end is enough) → body, or a status and a body. */
export type StoryAnswers = Readonly<Record<string, unknown>>;

type Refusal = { readonly refused: number; readonly body: unknown };

/** An answer that is not good. */
export const refused = (status: number, body: unknown): Refusal => ({ refused: status, body });

const isRefusal = (answer: unknown): answer is Refusal => typeof answer === 'object' && answer !== null && 'refused' in answer;

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Footer and drafts ask on every page; what a story does not name answers 404. */
const EVERYWHERE: StoryAnswers = {
  '/hours/OPS_PHONE': { timeZone: 'America/Los_Angeles', weekdays: [] },
};

/** Puts the page into a lender's hands; a flag written `!key` is off and answers its calls from a table instead of a server. */
export function setStoryWorld(answers: StoryAnswers, orgCode: string, flags: readonly string[] = []): void {
  const lender = LENDERS.find((one) => one.orgCode === orgCode) ?? PRIMARY;
  setOrganization(organizationForPage(lender, { baseUrl: '', otherSite: '/account/heloc/register', variant: 'test' }));
  const on = ['fe-heloc-redesign-2025', ...flags].filter((key) => !flags.includes(`!${key}`));
  setFlags(new Map(on.map((key) => [key, { key, enabled: true }])));
  const table = Object.entries({ ...EVERYWHERE, ...answers });
  window.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    const found = table.find(([path]) => pathname.endsWith(path))?.[1];
    if (found === undefined) return Promise.resolve(json({ code: 'not_found', message: 'Not in this story' }, 404));
    return Promise.resolve(isRefusal(found) ? json(found.body, found.refused) : json(found));
  };
}
