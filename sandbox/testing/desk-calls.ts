import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { credentialsOf, type TestLender } from './lender.ts';
import { deskToken } from './staff-sign-in.ts';

/** Signs a member of staff of the primary lender in over HTTP; answers their calls, which are repeated until they are answered. Throws for a refusal. */
export async function deskCalls(pool: Pool, placeOf: () => string): Promise<(method: string, path: string, body: object) => Promise<void>> {
  const call = async (
    method: string,
    path: string,
    { jwt, body, headers = {} }: { jwt?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    for (;;) {
      const answer = await fetch(`${placeOf()}${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-hearthline-desk': '1', ...credentialsOf(jwt), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(15_000),
      }).catch(() => null);
      if (answer && answer.status < 500) {
        const set = answer.headers.getSetCookie();
        return {
          status: answer.status,
          body: (await answer.json().catch(() => ({}))) as Record<string, unknown>,
          headers: { 'set-cookie': set },
        };
      }
      await pause(200);
    }
  };
  const jwt = await deskToken({ ctx: { pool }, call } as unknown as TestLender, 'MAIN', 'agent');
  return async (method: string, path: string, body: object): Promise<void> => {
    const { status, body: reply } = await call(method, path, { jwt, body });
    if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(reply).slice(0, 200)}`);
  };
}
