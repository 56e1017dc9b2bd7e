/**
 * What the walk reads and moves beside the browser, under the addresses the sandbox has: where an application stands, the machine's clock, the emails
 * that arrived, and the vendors' own pages. The product behind has none of these; staff have no address here, so they can act at the desk only.
 */
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { buildSecrets } from '@hearthline/database/secrets/secrets.ts';
import { wholeApplication } from '@hearthline/sandbox/applications.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import type { Pool } from 'pg';
import { passOn } from './stand-ins.ts';

/** Milliseconds in the units by which a clock is advanced. */
const UNIT = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** The cookie by which the pages' clock follows (production.spec.ts). */
export const CLOCK_COOKIE = 'machine-clock';
/** Milliseconds after which the product has read its clock and done what became due. */
const SETTLES_MS = 2500;

export type MachineClock = { readonly now: () => Date; readonly advance: (ms: number) => void; readonly aheadMs: () => number };

/** A clock that is ahead of real time by what `file` says, which the product reads too. */
export function machineClock(file: string): MachineClock {
  let ahead = 0;
  writeFileSync(file, '0');
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (ms) => {
      ahead += Math.max(0, Math.round(ms));
      writeFileSync(file, String(ahead));
    },
    aheadMs: () => ahead,
  };
}

type Parts = {
  readonly clock: MachineClock;
  readonly pool: Pool;
  readonly masterKey: Buffer;
  readonly publicUrl: string;
  readonly ports: Readonly<Record<string, number>>;
};

/** Answers a request below /sandbox; false for another one. */
export function instruments({ clock, pool, masterKey, publicUrl, ports }: Parts) {
  const ctx = {
    lenders: { now: () => FILE_LENDERS },
    pool,
    secrets: buildSecrets(pool, masterKey),
    config: { publicUrl },
    clock: { refresh: () => Promise.resolve(), now: clock.now, offsetMs: clock.aheadMs },
  } as unknown as WebContext;

  const clockAnswer = () => ({ now: clock.now().toISOString(), offsetMs: clock.aheadMs() });
  const move = async (asked: { advance?: string; set?: string }) => {
    const by = asked.set
      ? Date.parse(asked.set) - clock.now().getTime()
      : Number.parseFloat(asked.advance ?? '0s') * UNIT[(asked.advance ?? '0s').at(-1) as keyof typeof UNIT];
    clock.advance(by);
    await new Promise((resolve) => setTimeout(resolve, SETTLES_MS));
    return clockAnswer();
  };
  const mails = async (to: string | null) => {
    const answer = await fetch(`http://127.0.0.1:${ports['mail']}/_outbox${to === null ? '' : `?to=${encodeURIComponent(to)}`}`);
    const sent = (await answer.json()) as { mails: { messageId: string; to: string; subject: string; text: string; at: string }[] };
    return sent.mails
      .toReversed()
      .map((mail) => ({ id: mail.messageId, to: mail.to, channel: 'MAIL', subject: mail.subject, body: mail.text, at: mail.at }));
  };

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams, search } = new URL(incoming.url ?? '/', publicUrl);
    const [, , what, ...rest] = pathname.split('/');
    if (!pathname.startsWith('/sandbox/')) return false;
    const answer = (body: unknown, status = 200) => {
      outgoing.writeHead(status, {
        'content-type': 'application/json',
        'set-cookie': `${CLOCK_COOKIE}=${clock.aheadMs()}; Path=/; SameSite=Lax`,
      });
      outgoing.end(JSON.stringify(body));
      return true;
    };
    if (what === 'vendors') {
      const [folder = '', token = ''] = rest;
      const port = ports[folder];
      if (port === undefined) return answer({}, 404);
      passOn(incoming, outgoing, { port, path: `/pages/${token}${search}` });
      return true;
    }
    if (what === 'applications' && rest.length === 1) return answer(await wholeApplication(ctx, rest[0] ?? ''));
    if (what === 'clock')
      return answer(incoming.method === 'POST' ? await move(JSON.parse(await text(incoming)) as object) : clockAnswer());
    if (what === 'outbox') return answer(await mails(searchParams.get('to')));
    return answer({ message: 'Production has no such address' }, 404);
  };
}
