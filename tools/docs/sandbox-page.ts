/** docs/sandbox.md: the personas of the sandbox, what to type, and what it leads to; generated from the persona table. */
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { BY_ENDING, depositsReturn, MICRO_DEPOSITS } from '@hearthline/providers/bank-account-check/scenarios.ts';
import { CARDS, TOKENS } from '@hearthline/providers/card-payments/scenarios.ts';
import { BANK_NAMES } from '@hearthline/providers/bank-link/scenarios-pages.ts';
import { NOTARY_NAMES } from '@hearthline/providers/notary/scenarios-pages.ts';
import { PAYROLL_NAMES } from '@hearthline/providers/payroll/scenarios-pages.ts';
import { everyStatus, plainWay, stories } from './sandbox-walks.ts';
import { type Persona, PERSONA_PASSWORD, PERSONAS } from '@hearthline/sandbox/personas.ts';

const money = (dollars: number) => dollars.toLocaleString('en-US');

function later({ extra }: Persona): string {
  const steps = [
    extra.ssn && `SSN ${extra.ssn}`,
    extra.pin && `PIN ${extra.pin}${extra.wrongPin ? ` (wrong: ${extra.wrongPin})` : ''}`,
    extra.address && `address ${extra.address.street1}, ${extra.address.city} ${extra.address.state} ${extra.address.zip}`,
    extra.unit,
    extra.estimate && `estimate ${money(extra.estimate)}`,
    extra.savings && `savings ${money(extra.savings)}`,
    extra.draw && `draw ${money(extra.draw)}`,
    extra.ownership && `ownership ${extra.ownership}`,
    ...(extra.otherOwners ?? []).map(({ first, last, email }) => `owner ${first} ${last}, ${email}`),
    extra.utmSource &&
      `over the API with utmSource ${extra.utmSource}: a visitor with \`?utm_source=${extra.utmSource}\` is led to the waitlist`,
    extra.referrer && `arrive with \`?referrer=${extra.referrer}\``,
    extra.payOff && `pay off ${extra.payOff.join(', ')}`,
    ...(extra.accounts ?? []).map(({ accountNumber }) => `account ${accountNumber}`),
  ].filter(Boolean);
  return steps.join('; ') || '–';
}

function accounts(): string {
  const deposits = (ending: string) =>
    depositsReturn(ending)
      ? 'two small deposits, which the bank returns'
      : 'two small deposits; told right, staff look whose account it is';
  return BY_ENDING.map(
    ([ending, finding]) => `| \`${ending}\` | ${finding === 'UNKNOWN_BANK' ? deposits(ending) : `refused: ${finding}`} |`,
  ).join('\n');
}
const names = (): string =>
  [
    ...BANK_NAMES.map((row) => ['bank', ...row]),
    ...PAYROLL_NAMES.map((row) => ['payroll, accounts', ...row]),
    ...NOTARY_NAMES.map((row) => ['notary', ...row]),
  ]
    .map(([at, typed, leadsTo]) => `| ${at} | \`${typed}\` | ${leadsTo} |`)
    .join('\n');

function cards(): string {
  const says = (leadsTo: (typeof TOKENS)[string]) =>
    leadsTo === 'SUCCEEDS'
      ? 'charged'
      : leadsTo === 'ASKS_TO_APPROVE'
        ? 'the bank asks the cardholder to approve: not charged'
        : `declined: ${leadsTo.filter(Boolean).join(', ')}`;
  return Object.entries(TOKENS)
    .map(([token, leadsTo]) => `| ${CARDS.find((card) => card.token === token)?.number ?? '–'} | \`${token}\` | ${says(leadsTo)} |`)
    .join('\n');
}

function row(p: Persona): string {
  const { street1, city, state, zip } = p.property;
  const typed = `${street1}, ${city} ${state} ${zip}; ${money(p.income)} ${p.employment}; born ${p.dob}${p.orgCode === 'MAIN' ? '' : `; on ${p.orgCode}`}`;
  return `| ${p.number} | ${p.first} ${p.last} | ${typed} | ${later(p)} | \`${p.reaches.status}\` | ${p.reaches.screen} | ${p.note} |`;
}

/** The whole page as text. */
export function sandboxPage(): string {
  const routes = ENDPOINTS.filter((e) => e.access === 'sandbox').map((e) => `| \`${e.method} ${e.path}\` | ${e.summary} |`);
  return `# The sandbox

An applicant in the sandbox has a FICO score of 745 and a home with synthetic data, unless the last name, the street or the SSN is one
of these. Every persona's password is \`${PERSONA_PASSWORD}\`; any address at example.com will do. SSNs begin with 666, which is never issued.

The page [/sandbox](/sandbox) of a running product does all of this with clicks: choose a person, what changes their path, a lender and a status, and open the application as the borrower, signed in, on that lender's host.
For each application it shows what it waits for (finish it now, or let it fail), its clock (a day, a week, to what is due next), the emails and texts with their links, what staff may do, and every fact: who recorded it, from where,
when, and the status that followed. Third parties can be made slow, put down or made to refuse: each simulator's \`POST /_faults\`, for all applications at once.

Shift+Alt+X on any page of the product opens the developer toolbar: sign in by email and password or by a JWT, and the same for the application of the page. One browser has one session on each lender's host: the person
opened last is signed in there, in every tab. Both are built apart from the product's client, and production has neither.

To play a persona to the status you need: \`POST /sandbox/applications {"persona": "happy", "until": "OFFER_SELECTION"}\`. The application is held at that status until you
act on it, or finish the pending job with \`POST /sandbox/applications/{uuid}/work\`. Without a persona, one that reaches the status is played. Modifiers
(\`"modifiers": ["rescind"]\`) change the path; most are email tags too (\`grace.happy+achr03@example.com\`), which the simulators recognize.

Seeded when the sandbox starts: \`active@example.com\` has an application, \`recent@example.com\` opened a line ten days ago, \`inquiry@example.com\` has an inquiry that a loan officer began.

## Personas, and what to type

| # | who | type at registration | type later | ends at | screen | what happens |
|---|---|---|---|---|---|---|
${PERSONAS.map(row).join('\n')}

## The standard path to funding

The statuses Grace Happy passes, who acts there, and how to end each by hand. \`…\` is the loading screen. Every walk with its documents and messages: \`sandbox/walks/\`.

| status | who acts | screen | to continue |
|---|---|---|---|
${plainWay()}

## What the others pass in addition

| who | play | passes in addition | ends at |
|---|---|---|---|
${stories()}

## Signing in at a bank, payroll or tax service

A link opens the page of the simulated service, which returns to the product ([decision 26](decisions/0026-links-to-vendors-leave-the-page.md)). What to type there:

| at | user name · password | what happens |
|---|---|---|
${names()}

The tax service asks for the last four digits of the Social Security number. A payroll result is ready after 30 seconds of the application’s clock, deposits after 20, tax records after 20 (Sam Selfe: 120).

## Cards

The appraisal of Opal Onsite is paid at \`ONSITE_APPRAISAL_PAYMENT\` by a card: in the browser one of the vendor’s test cards (any
later date and security code), with the API (\`POST …/appraisal-payment\`) the token it becomes.

| card | token | leads to |
|---|---|---|
${cards()}

## Bank accounts

Any routing number with a valid checksum, such as \`021000021\`. What the bank says follows from the end of the account number; for Bess Bankfraud it names another owner.

| account ends in | leads to |
|---|---|
${accounts()}
| anything else | accepted |

The two small deposits are ${MICRO_DEPOSITS.map((dollars) => `$${dollars}`).join(' and ')}. They arrive after a banking day: \`POST /sandbox/clock\`.

## Every status

| status | screen | personas that reach it | to continue |
|---|---|---|---|
${everyStatus()}

## Routes

They exist only if \`APP_ENV\` is not \`production\`; all JSON.

| route | does |
|---|---|
${routes.join('\n')}

This page is generated by \`npm run docs\` from \`sandbox/\` (personas, modifiers, reach, walks) and the contract; a check compares them.
`;
}
