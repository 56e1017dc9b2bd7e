import { textOf } from '../pdf/read-text.ts';

/** A notarial act as the notary's platform reports it: what the certificate on the document has to say. */
export type NotarialAct = {
  readonly notary: string;
  readonly commission: string;
  /** yyyy-MM-dd. */
  readonly expires: string;
  /** Where the notary is: "Virginia", "Fairfax". */
  readonly state: string;
  readonly county: string;
  /** By means of communication technology. */
  readonly online: boolean;
  readonly witnesses: readonly string[];
};

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim();
const countOf = (text: string, words: string): number => (words === '' ? 0 : text.split(words).length - 1);
const LONG = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });
/** A date as people and platforms write it. */
const dateForms = (date: string): readonly string[] => {
  const [year = '', month = '', dayOf = ''] = date.split('-');
  return [LONG.format(new Date(date)), date, `${month}/${dayOf}/${year}`, `${Number(month)}/${Number(dayOf)}/${year}`].map(plain);
};

/**
 * What a returned deed lacks: the signature of an owner, given electronically before or written at the meeting; and of the certificate of acknowledgment signature and name of the notary, commission number and its end, venue, seal, witnesses,
 * and for an act by video the statement of communication technology (Revised Uniform Law on Notarial Acts s.14A, s.15, s.17). Only what the notary added to the
 * file that was sent counts. Empty when it is complete.
 */
export async function missingInReturn(
  sent: Uint8Array,
  returned: Uint8Array,
  act: NotarialAct,
  signers: readonly string[],
): Promise<string[]> {
  const [before, after] = await Promise.all([textOf(sent).then(plain), textOf(returned).then(plain, () => '')]);
  const added = (words: string): number => countOf(after, plain(words)) - countOf(before, plain(words));
  const isSigned = (name: string): boolean => before.includes(plain(`Signed electronically by ${name}`)) || added(name) >= 1;
  const wanted: readonly (readonly [what: string, holds: boolean])[] = [
    ['SIGNERS', signers.length > 0 && signers.every(isSigned)],
    // Signed, and printed.
    ['SIGNATURE', added(act.notary) >= 2],
    ['COMMISSION', added(act.commission) >= 1],
    ['EXPIRES', dateForms(act.expires).some((form) => countOf(after, form) > countOf(before, form))],
    ['STATE', act.state !== '' && added(act.state) >= 1],
    ['COUNTY', act.county !== '' && added(act.county) >= 1],
    ['SEAL', added('notary public') >= 1],
    ['MEANS', !act.online || added('communication technology') >= 1],
    ['WITNESSES', act.witnesses.every((name) => added(name) >= 1)],
    ['TEXT', before !== '' && after.length > before.length],
  ];
  return wanted.filter(([, holds]) => !holds).map(([what]) => what);
}
