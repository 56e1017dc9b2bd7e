import { randomBytes } from 'node:crypto';
import { NODATA, NOTFOUND } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { Context } from '../../config/context.ts';

/** What a look at the DNS record of a domain finds. TAKEN: the right record, while another lender is served there. */
export type Finding = 'FOUND' | 'NO_RECORD' | 'OTHER_VALUE' | 'NO_ANSWER' | 'TAKEN';

/** Milliseconds that one question may take, and how often it is asked. */
const PATIENCE_MS = 2000;
const TRIES = 2;

/** 256 random bits: nobody guesses the token of another claim. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The TXT record that proves a domain. */
export const recordOf = ({ domain, token }: { readonly domain: string; readonly token: string }) => ({
  name: `_hearthline.${domain}`,
  value: `hearthline-proof=${token}`,
});

/** Looks for the record of a domain at the name servers that were set, or else at those of this machine. */
export async function findRecord(
  { nameServers, log }: Pick<Context, 'nameServers' | 'log'>,
  of: { readonly domain: string; readonly token: string },
): Promise<Exclude<Finding, 'TAKEN'>> {
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: TRIES });
  if (nameServers !== null) resolver.setServers(nameServers);
  const { name, value } = recordOf(of);
  try {
    // A text longer than 255 bytes arrives in pieces.
    const texts = (await resolver.resolveTxt(name)).map((pieces) => pieces.join('').trim());
    if (texts.length === 0) return 'NO_RECORD';
    return texts.includes(value) ? 'FOUND' : 'OTHER_VALUE';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === NODATA || code === NOTFOUND) return 'NO_RECORD';
    log.info({ domain: of.domain, code }, 'the name servers of a domain did not answer');
    return 'NO_ANSWER';
  }
}

/** A finding as the people of the lender read it. */
export function findingSentence(finding: Finding, of: { readonly domain: string; readonly token: string }): string {
  const { name } = recordOf(of);
  switch (finding) {
    case 'FOUND':
      return 'The record is there.';
    case 'NO_RECORD':
      return `There is no TXT record at ${name} yet. A new record can take an hour to be seen everywhere.`;
    case 'OTHER_VALUE':
      return `There is a TXT record at ${name}, but none with the value above. Compare both, character by character.`;
    case 'NO_ANSWER':
      return `The name servers of ${of.domain} did not answer. That proves nothing in either direction: check again in a few minutes.`;
    case 'TAKEN':
      return `The record is there, but another lender is served at ${of.domain}. It has to give the domain up first.`;
  }
}
