import { NFIP_MAX } from '@hearthline/rules/regulation/flood.ts';
import { formatDollars } from '@hearthline/rules/money.ts';
import { formatDay } from '../../../services/dates.ts';
import { INSURANCE } from '../copy.ts';
import type { Insurance } from '../InsuranceLinks.tsx';

type Required = NonNullable<Insurance['required']>;

/** Copy of the page that says what the insurance has to cover. */
export const COPY = {
  title: 'What your home insurance has to cover',
  intro: (street: string) =>
    `Your line is secured by ${street}, so the home has to stay insured. Send your insurer or agent the list below. Most answer within two business days, and it usually costs nothing.`,
  home: 'Homeowners policy',
  flood: 'Flood policy',
  dwelling: 'Dwelling coverage',
  dwellingNote: ({ line, seniorLiens, value }: Required) =>
    `The smaller of what the home secures (your line of ${formatDollars(line)} and ${formatDollars(seniorLiens)} of earlier liens) and what it is worth (${formatDollars(value)}).`,
  floodCoverage: 'Flood coverage',
  floodNote: (zone: string) =>
    `Your home is in flood zone ${zone}, a special flood hazard area, so we require flood coverage. It is the smallest of what the home secures, what it is worth, and ${formatDollars(NFIP_MAX)}.`,
  term: 'In force',
  termMain: (after: string) => `Today, and beyond ${formatDay(after)}`,
  property: 'Insured property',
  mortgagee: 'Name us on the policy',
  mortgageeText: 'Ask to add this clause, with your loan number. It lets the insurer tell us when the policy changes.',
  copyClause: 'Copy the clause',
  agent: 'The whole list for your agent',
  agentText: 'Paste it into an email. Your agent answers with “evidence of insurance” (ACORD 28) or a declarations page.',
  copyList: 'Copy the list',
  next: 'When you have the policy',
  nextText: 'Enter what it says, and add the page itself if you have it. We check it right away.',
} as const;

/** The list as text, for an email to the agent. */
export function listForAgent({ required, floodZone, mortgageeClause }: Insurance, property: string): string {
  if (!required) return mortgageeClause;
  const lines = [
    `Insured property: ${property}`,
    `Dwelling coverage: ${INSURANCE.atLeast(required.dwelling).toLowerCase()}`,
    ...(required.flood === null ? [] : [`Flood coverage (zone ${floodZone ?? ''}): ${INSURANCE.atLeast(required.flood).toLowerCase()}`]),
    `In force today and beyond ${formatDay(required.after)}`,
    'Mortgagee:',
    mortgageeClause,
    'Please send evidence of insurance (ACORD 28) or the declarations page.',
  ];
  return lines.join('\n');
}
