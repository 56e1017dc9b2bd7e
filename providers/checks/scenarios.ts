import { emailTags } from '../world/vendor/orders.ts';

export const KINDS = ['WATCHLIST', 'SCRA', 'BANKRUPTCY', 'LISTING', 'EMPLOYER_CALL'] as const;
export type Kind = (typeof KINDS)[number];

export interface Finding {
  readonly result: 'CLEAR' | 'HIT';
  readonly findings: readonly string[];
}

/** The listed persons of a hit, who are invented: their names are made of the one that was asked for, and they live far away. The likest first. */
export const candidatesFor = ({ first, last }: { readonly first: string; readonly last: string }) => [
  {
    entryId: '6660417',
    list: 'OFAC SDN',
    programs: ['SDNTK'],
    name: `${last.toUpperCase()}, ${first} Elena`,
    aliases: [`${last.toUpperCase()} MORALES, ${first}`, 'LA CONTADORA'],
    score: 92,
    birthDates: ['1961-03-12'],
    addresses: ['Culiacán, Sinaloa, Mexico'],
  },
  {
    entryId: '6662093',
    list: 'OFAC SDN',
    programs: ['GLOMAG'],
    name: `${last.toUpperCase()}, ${first.charAt(0)}.`,
    aliases: [],
    score: 84,
    birthDates: ['1958'],
    addresses: ['Panama'],
  },
];

/** The answer of each kind without and with a finding, and the email tag that produces the finding. */
const ROWS: Readonly<Record<Kind, { readonly clear: readonly string[]; readonly hit: readonly string[]; readonly tag: string }>> = {
  WATCHLIST: { clear: [], hit: ['POSSIBLE_MATCH', 'OFAC_SDN'], tag: 'ofac' },
  SCRA: { clear: ['NOT_ON_ACTIVE_DUTY'], hit: ['ACTIVE_DUTY'], tag: 'scra' },
  BANKRUPTCY: { clear: [], hit: ['OPEN_BANKRUPTCY', 'CHAPTER_13'], tag: 'bankrupt' },
  LISTING: { clear: [], hit: ['LISTED_FOR_SALE'], tag: 'listed' },
  EMPLOYER_CALL: { clear: ['EMPLOYED', 'TITLE_CONFIRMED', 'START_DATE_CONFIRMED'], hit: ['NOT_EMPLOYED'], tag: 'fired' },
};

/** An employer call takes an hour; database checks answer immediately. */
export function answerSeconds(kind: Kind): number {
  return kind === 'EMPLOYER_CALL' ? 3_600 : 0;
}

/** By email tag, or as the sandbox requests: HIT, CLEAR, or EMPLOYER_UNREACHABLE. */
export function findingOf(kind: Kind, email: string | undefined, requested: string | null): Finding {
  const { clear, hit, tag } = ROWS[kind];
  if (requested === 'EMPLOYER_UNREACHABLE' && kind === 'EMPLOYER_CALL') return { result: 'HIT', findings: ['EMPLOYER_UNREACHABLE'] };
  const found = requested === null ? emailTags(email).includes(tag) : requested === 'HIT';
  return found ? { result: 'HIT', findings: hit } : { result: 'CLEAR', findings: clear };
}
