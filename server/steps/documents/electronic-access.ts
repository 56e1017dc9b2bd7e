import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Secrets } from '@hearthline/database/secrets/secrets.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';

/** Letters and digits that are not mistaken for each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRTUVWXY';
const LENGTH = 6;

/**
 * The code printed in a person's copy of the consent to electronic records, such as "7KM-2QF": who types it has opened the PDF (15 USC
 * 7001(c)(1)(C)(ii)). Derived, so nothing is stored; another one each time the person has shown it. @param party 'borrower' or a signer's id.
 */
export async function accessCode(
  { secrets }: { readonly secrets: Pick<Secrets, 'blindIndex'> },
  { uuid, facts }: Pick<Application, 'uuid' | 'facts'>,
  party: string,
): Promise<string> {
  const bytes = await secrets.blindIndex('answer', `electronic access ${uuid} ${party} ${facts.electronic[party]?.times ?? 0}`);
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

const bare = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

/** The fact that a person opened the PDF and typed its code. Throws invalid_request for another code. */
export async function accessShown(
  ctx: { readonly secrets: Pick<Secrets, 'blindIndex'> },
  application: Application,
  { party, typed, documentSha256 }: { readonly party: string; readonly typed: string; readonly documentSha256: string },
): Promise<FactOf<'electronicAccessShown'>> {
  if (bare(typed) !== bare(await accessCode(ctx, application, party)))
    throw new Problem('invalid_request', {
      message: 'This is not the code in the document',
      errors: [{ field: 'code', message: 'This is not the code in the document. Open it again and type the code as it is printed.' }],
    });
  return { type: 'electronicAccessShown', by: party, documentSha256 };
}
