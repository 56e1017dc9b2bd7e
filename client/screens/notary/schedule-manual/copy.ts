import { NOTARY } from '../../../parts/notary/copy.ts';

/** Copy of the page that chooses a notary in person. */
import { notaryHoursAt } from '@hearthline/rules/notary-hours.ts';
import type { NotaryInfo } from '../../../parts/notary/notary.ts';
export const COPY = {
  title: 'Meet a notary in person',
  intro: 'A notary comes to you with the printed deed. You sign it with a pen, and the notary takes it with them.',
  facts: 'What to expect',
  submit: 'Choose a notary in person',
  times: 'Choose your times',
  online: 'Meet the notary by video instead',
  order: 'What happens next',
} as const;

export const STEPS = [
  'You give us three times that suit you, the place and a phone number',
  'We find a notary, and confirm one of the times within 1 business day',
  'The notary comes, looks at your ID and watches you sign. It takes about 45 minutes. Every owner has to be there',
  'We check the signed deed the next business day, and your application continues',
] as const;

export const factsOf = ({ fee, reason, timeZone, now }: NotaryInfo) => [
  {
    term: NOTARY.cost,
    main: NOTARY.costOf(fee),
    note: NOTARY.costNote(fee),
  },
  reason === 'TEXAS_OFFICE'
    ? { term: 'Where', main: 'At an office near your home', note: 'Of a title company. Texas allows no other place.' }
    : { term: 'Where', main: 'At your home, or where you like', note: 'At work or at a friend’s, too.' },
  {
    term: 'When',
    main: 'Monday to Saturday',
    note: `${notaryHoursAt(timeZone, new Date(now))}, not on public holidays, from tomorrow on.`,
  },
];
