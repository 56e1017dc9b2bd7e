import { pageCopyOf } from '@hearthline/journey/status-copy/page-copy.ts';
/** Copy of the page that asks a Texas borrower about the condition of the home (lending §1.4.1). */
export const COPY = {
  title: 'What condition is your home in?',
  intro: (street: string) =>
    `In Texas a person has to value your home before you borrow against it. Tell us how ${street} is kept: a valuer then looks at it from outside.`,
  condition: 'Condition of the home',
  damage: 'Was it damaged in the last 12 months?',
  damageText: 'What was damaged',
  damageHint: 'Such as storm, fire or water, and what was repaired',
  yes: 'Yes',
  no: 'No',
  occupants: 'Who lives there now?',
  chooseCondition: 'Please choose the condition of the home',
  chooseDamage: 'Please choose Yes or No',
  describeDamage: 'Please describe the damage in a few words',
  longDamage: 'Please use at most 1,000 characters',
  chooseOccupants: 'Please choose who lives there',
  submit: 'Order the valuation',
} as const;

export const CONDITIONS = [
  { value: 'EXCELLENT', title: 'Excellent', note: 'New or fully renovated, nothing to repair' },
  { value: 'GOOD', title: 'Good', note: 'Well kept, small signs of use' },
  { value: 'AVERAGE', title: 'Average', note: 'Kept up, some parts are worn' },
  { value: 'FAIR', title: 'Fair', note: 'Repairs are due' },
  { value: 'POOR', title: 'Poor', note: 'Large repairs are needed, or parts cannot be lived in' },
] as const;

export const OCCUPANTS = [
  { value: 'OWNER', title: 'I live there' },
  { value: 'TENANT', title: 'A tenant' },
  { value: 'NOBODY', title: 'Nobody' },
] as const;

export const FACTS = [
  { term: 'What it costs', main: 'Nothing', note: 'We pay the valuation company.' },
  { term: 'How long it takes', main: pageCopyOf('NAV_BPO_ORDERED').long, note: 'We email you when the value is here.' },
  { term: 'Your answer', main: 'Say what you see', note: 'The valuer looks as well. An honest answer saves a second visit.' },
] as const;
