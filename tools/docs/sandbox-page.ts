/** docs/sandbox.md: the personas of the sandbox, what to type, and what it leads to; made from the persona table. */
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { everyStatus, plainWay, stories } from './sandbox-walks.ts';
import { type Persona, PERSONA_PASSWORD, PERSONAS } from '@hearthline/sandbox/personas.ts';

const money = (dollars: number) => dollars.toLocaleString('en-US');

function later({ extra }: Persona): string {
  const said = [
    extra.ssn && `SSN ${extra.ssn}`,
    extra.pin && `PIN ${extra.pin}${extra.wrongPin ? ` (wrong: ${extra.wrongPin})` : ''}`,
    extra.address && `address ${extra.address.street1}, ${extra.address.city} ${extra.address.state} ${extra.address.zip}`,
    extra.unit,
    extra.estimate && `estimate ${money(extra.estimate)}`,
    extra.savings && `savings ${money(extra.savings)}`,
    extra.draw && `draw ${money(extra.draw)}`,
    extra.ownership && `ownership ${extra.ownership}`,
    ...(extra.otherOwners ?? []).map(({ first, last, email }) => `owner ${first} ${last}, ${email}`),
    extra.utmSource && `come by \`?utm_source=${extra.utmSource}\``,
    extra.referrer && `come by \`?referrer=${extra.referrer}\``,
    extra.payOff && `pay off ${extra.payOff.join(', ')}`,
    ...(extra.accounts ?? []).map(({ accountNumber }) => `account ${accountNumber}`),
  ].filter(Boolean);
  return said.join('; ') || '–';
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

An applicant in the sandbox has a FICO score of 745 and a home of the synthetic world, unless the last name, the street or the SSN is one
of these. Every persona's password is \`${PERSONA_PASSWORD}\`; any address at example.com will do. SSNs are of area 666, which is never issued.

To start a persona where you need it: \`POST /sandbox/applications {"persona": "happy", "until": "OFFER_SELECTION"}\`. The application is kept at that status until you
act on it, or finish the outside job with \`POST /sandbox/applications/{uuid}/work\`. Without a persona, one that reaches the status is played. Modifiers
(\`"modifiers": ["rescind"]\`) change the path; most are email tags too (\`grace.happy+achr03@example.com\`), which the simulators go by.

Seeded at the start: \`active@example.com\` has an application, \`recent@example.com\` opened a line ten days ago, \`inquiry@example.com\` has to call a loan officer.

## Personas, and what to type

| # | who | type at registration | type later | comes to rest at | screen | what happens |
|---|---|---|---|---|---|---|
${PERSONAS.map(row).join('\n')}

## The plain path, to the money

What Grace Happy passes, who acts there, and what ends it by hand. \`…\` is the loader. Every walk with its documents and messages: \`sandbox/walks/\`.

| status | who acts | screen | to go on |
|---|---|---|---|
${plainWay()}

## What the others pass besides

| who | play | passes, besides the plain path | ends at |
|---|---|---|---|
${stories()}

## Every status

| status | screen | personas that reach it | to go on |
|---|---|---|---|
${everyStatus()}

## Routes

Present only where \`APP_ENV\` is not \`production\`; all JSON.

| route | does |
|---|---|
${routes.join('\n')}

This page is written by \`npm run docs\` from \`sandbox/\` (personas, modifiers, reach, walks) and the contract; a check holds them together.
`;
}
