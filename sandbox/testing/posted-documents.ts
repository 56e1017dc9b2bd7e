import { logOf } from '@hearthline/database/stores/application/application.ts';
import { signersOfApplication } from '@hearthline/database/stores/person/signers.ts';
import { readingOrder, readPdf } from '@hearthline/documents/testing/read-pdf.ts';
import { verifySeal } from '@hearthline/documents/testing/verify.ts';
import { replay } from '@hearthline/journey/application/apply.ts';
import { stepOf } from '@hearthline/journey/checklist.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { OFFICER } from '../staff-acts.ts';
import { PERSONA_PASSWORD } from '../personas.ts';
import { personaOf } from '../play.ts';
import { onApplication, type TestLender } from './lender.ts';

type Person = { readonly name: string; readonly jwt: string };
type Listed = { readonly kind: string; readonly deliveredAt: string };

/** Everyone who has an account for an application, the borrower first. */
async function peopleOf(lender: TestLender, uuid: string): Promise<Person[]> {
  const borrower = lender.played.get(uuid);
  if (!borrower) throw new Error('Only an application of lender.play has people to ask');
  const others = (await signersOfApplication(lender.ctx.pool, uuid)).filter(({ identityUuid }) => identityUuid !== null);
  const signedIn = others.map(async ({ first, last, email }) => {
    const { body } = await lender.call('POST', '/identity/api/v1/login', { body: { email, password: PERSONA_PASSWORD } });
    return { name: `${first} ${last}`, jwt: String(body['jwt']) };
  });
  const { first, last } = personaOf(borrower.persona);
  return [{ name: `${first} ${last}`, jwt: borrower.jwt }, ...(await Promise.all(signedIn))];
}

/** The status of the application when something was delivered. */
async function statusesOf(lender: TestLender, uuid: string): Promise<(at: string) => string> {
  const [{ settings }, log] = await Promise.all([lender.read(uuid), logOf(lender.ctx.pool, uuid)]);
  const facts = log.map(({ payload }) => payload);
  const passed = log.map(({ at }, i) => ({ at, status: stepOf(replay(facts.slice(0, i + 1)), settings).status }));
  return (delivered) => passed.findLast(({ at }) => at < new Date(delivered))?.status ?? passed[0]?.status ?? '';
}

/** A document of a kind as a person downloads it, its words in the order in which they are read; its seal has to be whole. */
export async function postedWords(lender: TestLender, uuid: string, jwt: string, kind: string): Promise<string> {
  const headers = { host: 'localhost', authorization: `Bearer ${jwt}` };
  const { rawPayload, statusCode } = await lender.app.inject({ url: onApplication(uuid, `disclosures/${kind}/file`), headers });
  if (statusCode !== 200) throw new Error(`${kind} answered ${statusCode}`);
  const { sealed, intact, coversAll } = verifySeal(rawPayload);
  if (!sealed || !intact || !coversAll) throw new Error(`The seal of ${kind} is broken`);
  return readingOrder(await readPdf(rawPayload));
}

const DATE = /(?:\w+day, )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, 20\d\d/g;
const long = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${date.slice(0, 10)}T12:00:00Z`));

/**
 * Replaces what differs from day to day by the name of the fact that it has to be equal to: the dates of the line, and of each signature its time and its number
 * of evidence. What is equal to no fact stays, and is seen.
 */
async function namingFacts(lender: TestLender, uuid: string, jwt: string): Promise<(words: string) => string> {
  const [{ facts, loanNumber }, log, evidence] = await Promise.all([
    lender.read(uuid),
    lender.log(uuid),
    lender.call('GET', onApplication(uuid, 'evidence'), { jwt }),
  ]);
  const dates = log.flatMap((fact) => (fact.type === 'lineDated' && fact.by === 'AGREEMENT' ? [fact] : [])).at(-1);
  const { records } = evidence.body as unknown as { records: { nameTyped: string; at: string; hash: string }[] };
  const time = new Intl.DateTimeFormat('en-US', { timeZone: timeZoneAtProperty(facts), dateStyle: 'long', timeStyle: 'long' });
  const named: readonly (readonly [string, string])[] = [
    [loanNumber, '‹loan number›'],
    // The officer of the lender signs in the same second as the owners, or in the one before, and none of the documents that are read.
    ...records
      .filter(({ nameTyped }) => nameTyped !== OFFICER.name)
      .flatMap(({ nameTyped, at, hash }) => [
        [time.format(new Date(at)).replace(' at ', ', ').replaceAll(' ', ' '), `‹when ${nameTyped} signed›`] as const,
        [hash.slice(0, 16), `‹evidence of ${nameTyped}›`] as const,
      ]),
    ...(dates
      ? ([
          [long(dates.firstPayment), '‹first payment›'],
          [long(dates.maturity), '‹last payment›'],
          [long(dates.drawPeriodEnd), '‹end of the draw period›'],
        ] as const)
      : []),
    ...(facts.closing.rescission ? [[long(lastDay(facts.closing.rescission.endsAt)), '‹last day to cancel›'] as const] : []),
  ];
  return (words) =>
    named
      .reduce((text, [value, name]) => text.replaceAll(value, name), words)
      .replaceAll(/\w+day, (?=‹)/g, '')
      .replaceAll(DATE, '‹day›')
      // Sundays and holidays between the business days.
      .replaceAll(/‹day› Does not count: [^‹]*/g, '');
}
/** The last day of a period that ends at an instant, at the first moment of the next day. */
const lastDay = (endsAt: string): string => new Date(Date.parse(endsAt) - 12 * 3_600_000).toISOString();

/** The documents of which the words are compared, as they are posted. */
const READ = ['SIGNED_LINE_AGREEMENT', 'NOTARIZED_DEED', 'NOTICE_OF_RIGHT_TO_CANCEL'] as const;

/** Which documents each person received, at which status, and the words of those that were signed, notarized and posted in the end. */
export async function postedText(lender: TestLender, uuid: string): Promise<string> {
  const [people, statusAt] = await Promise.all([peopleOf(lender, uuid), statusesOf(lender, uuid)]);
  const naming = await namingFacts(lender, uuid, people[0]?.jwt ?? '');
  const parts: string[] = [];
  const known = new Map<string, { readonly words: string; readonly name: string }>();
  for (const { name, jwt } of people) {
    const { documents } = (await lender.call('GET', onApplication(uuid, 'disclosures'), { jwt })).body as unknown as {
      documents: Listed[];
    };
    parts.push(
      [`${name} finds in the account`, ...documents.map(({ kind, deliveredAt }) => `  ${kind} · ${statusAt(deliveredAt)}`)].join('\n'),
    );
    for (const kind of READ.filter((one) => documents.some((document) => document.kind === one))) {
      const words = naming(await postedWords(lender, uuid, jwt, kind));
      const first = known.get(kind);
      if (!first) known.set(kind, { words, name });
      const isSame = first !== undefined && words.replaceAll(name, first.name) === first.words.replaceAll(name, first.name);
      const said = isSame
        ? `The same as for ${first.name}${words.includes(`For ${name}`) ? `, but for ${name}` : ''}.`
        : words.replaceAll(/(?<=[.:]) (?=[A-Z“])/g, '\n');
      parts.push(`${kind} of ${name}\n\n${said}`);
    }
  }
  return `${parts.join('\n\n')}\n`;
}
