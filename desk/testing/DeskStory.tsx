import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { type JSX, type ReactNode, useState } from 'react';
import { MemberContext } from '../chrome/member.ts';
import { Zone } from '../parts/zone.tsx';
import { routerOf } from '../chrome/router.tsx';
import { SCREENS } from '../routes.tsx';
import { queryClient } from '../services/api.ts';
import type { Member, Role } from '../services/session.ts';

/** Replies in a story: the end of a path → body, or a status and a body; a function of the request answers late or never. */
export type DeskAnswers = Readonly<Record<string, unknown>>;

type Refusal = { readonly refused: number; readonly body: unknown };
/** A reply that is not 2xx. */
export const refusal = (refused: number, code: string, message = '', field = ''): Refusal => ({
  refused,
  body: { code, message, errors: [{ field, message }] },
});
/** A request that is never answered. */
export const NEVER = () => new Promise<Response>(() => undefined);

const isRefusal = (answer: unknown): answer is Refusal => typeof answer === 'object' && answer !== null && 'refused' in answer;
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** What the frame around every page asks: no chat waits, and the socket of chats does not open. */
const FRAME: DeskAnswers = { '/chats': { rows: [], total: 0, waiting: 0, oldestWaiting: null }, '/chat-ticket': NEVER };

const through = window.fetch;
const API = /^\/(?:desk|identity|service-[\w-]+)\//;

/** Answers the API's requests from a table, and forgets what earlier stories read. Files of the page are loaded as ever, those of later stories too. */
export function setDeskWorld(given: DeskAnswers): void {
  const answers = { ...FRAME, ...given };
  queryClient.clear();
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), window.location.href);
    if (!API.test(pathname)) return through(input, init);
    const found = Object.entries(answers).find(([path]) => pathname.endsWith(path))?.[1];
    if (typeof found === 'function') return (found as (asked: typeof input) => Promise<Response>)(input);
    if (found === undefined) return Promise.resolve(json({ code: 'not_found', message: 'Not in this story', errors: [] }, 404));
    return Promise.resolve(isRefusal(found) ? json(found.body, found.refused) : json(found));
  };
}

/** The bodies of the actions sent from now on, each with this reply; any other request, such as one that an earlier story left, is answered as before. */
export function actionsSent(body: unknown, status = 200): readonly unknown[] {
  const sent: unknown[] = [];
  const answer = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'POST' || !new URL(request.url).pathname.endsWith('/actions')) return answer(input, init);
    sent.push(await request.json());
    return json(body, status);
  };
  return sent;
}

/** The zone of the lender in stories. */
const LENDER_ZONE = 'America/Chicago';
export const memberOf = (role: Role): Member => ({
  staffUuid: '018f0000-0000-7000-8000-000000000001',
  name: 'Ada Whitfield',
  email: 'ada@main.example.com',
  role,
  // neither the zone of the browser nor that of any home in a story
  timeZone: LENDER_ZONE,
});

/** The scale of the desk, which its page sets on the body (desk/index.html). */
const Compact = ({ children }: { readonly children: ReactNode }): JSX.Element => (
  <div data-scale="compact" style={{ display: 'contents' }}>
    {children}
  </div>
);

/** A part that needs no router, with the API's replies. */
export function DeskPart({ answers = {}, children }: { readonly answers?: DeskAnswers; readonly children: ReactNode }): JSX.Element {
  useState(() => setDeskWorld(answers));
  return (
    <QueryClientProvider client={queryClient}>
      <Compact>
        <Zone value={LENDER_ZONE}>{children}</Zone>
      </Compact>
    </QueryClientProvider>
  );
}

type DeskStoryProps = { readonly path: string; readonly role?: Role; readonly answers?: DeskAnswers };

/** A page of the desk at its address, with the navigation, as a member of a role sees it. */
export function DeskStory({ path, role = 'admin', answers = {} }: DeskStoryProps): JSX.Element {
  const [router] = useState(() => {
    setDeskWorld(answers);
    return routerOf(SCREENS, { history: createMemoryHistory({ initialEntries: [`/desk${path}`] }) });
  });
  return (
    <QueryClientProvider client={queryClient}>
      <MemberContext value={memberOf(role)}>
        <Zone value={LENDER_ZONE}>
          <Compact>
            <RouterProvider router={router} />
          </Compact>
        </Zone>
      </MemberContext>
    </QueryClientProvider>
  );
}
