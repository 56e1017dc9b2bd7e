import type { Agreement } from '@hearthline/contract/agreements.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { ConsentType } from '@hearthline/rules/enums.ts';
import { type Block, heading, list, text } from '../../pdf/blocks.ts';
import { contact, reach } from '../template.ts';
import { electronicTerms } from './esign-consent.ts';
import { privacyNotice } from './privacy-notice.ts';

/** Statements required before a consent to electronic records: 15 USC 7001(c)(1), lending §2.7. */
export const communicationsAgreement = (lender: Lender): readonly Block[] => [
  text(
    `The law requires us to give you some documents in writing. If you agree, ${lender.legalName} gives them to you electronically: in your account here, with a message to your email address.`,
  ),
  ...electronicTerms(),
  text(`To withdraw, to get paper or to change your address, ${reach(lender)}.`),
];

/** The model form's notice, as on paper, followed by what concerns visitors of the site only. */
export const privacyPolicy = (lender: Lender, on: string): readonly Block[] => [
  ...privacyNotice.blocks(
    { on, loanNumber: '', applicants: [], mailingAddress: null, property: null, state: lender.address.state },
    lender,
  ),
  heading('On this site'),
  list(
    'We keep the answers of an unfinished application for 30 days after you last saved it, so that you can continue on any device.',
    'We count visits to pages and steps, without your name, address, numbers or answers, and keep the counts for 13 months. We show you no advertising and follow you to no other site.',
    'We use cookies only to keep you signed in, to keep your unfinished application, and to protect both.',
    'Your browser asks for your location when you sign. If you allow it, we keep it with that signature only.',
  ),
  heading('How long we keep it'),
  text(
    'We keep it as long as the law requires: two years for proof of the disclosures, and at least 25 months for applications. For an open line, we keep it until the line has ended and those periods have passed. Then we erase it.',
  ),
];

/** The terms a visitor agrees to by registering: what the service is and is not, and which documents take precedence. */
export const termsOfUse = (lender: Lender): readonly Block[] => [
  text(
    `These terms are between you and ${lender.legalName} (NMLS ${lender.nmls}). They apply when you visit this site, register, or apply here for a home equity line of credit. “We” is this company.`,
  ),
  heading('What you can do here'),
  text(
    'You can see offers, apply for a line, give us documents, sign, and follow your application to its end. Looking at offers needs your permission for a soft credit inquiry. An offer shown before we have verified your answers is not a promise to lend. We first check your income, your identity, the home, its title and its insurance. What we find can change or end the offer.',
  ),
  heading('Who can register'),
  list(
    'You are at least 18. Some states and some lines set a higher age, which we tell you before you apply.',
    'You apply for yourself, in your own name, and for a home you own or co-own.',
    'The home stands in a state in which we are licensed.',
  ),
  heading('What you promise'),
  list(
    'What you tell us is true and complete, and you tell us when it changes. Giving false information on a credit application is a federal crime (18 USC 1014).',
    'You keep your password to yourself, and tell us at once if someone else may know it. Until you tell us, we treat what is done with it as done by you, unless the law protects you.',
    'You do not try to get around our security, overload the site, take its contents by automated means, or use it for anyone without their permission.',
  ),
  heading('Accounts you link'),
  text(
    'Linking a bank or payroll account is your choice. You sign in with the company that makes the link, and we receive only what you allow it to send: we never see your password. You can give us documents instead.',
  ),
  heading('Text messages and calls'),
  text(
    'We call or text a number for marketing only when you agreed to that separately. Agreeing is never a condition of credit. Reply STOP to any text to end them, or HELP for help. Message and data rates may apply.',
  ),
  heading('What comes before these terms'),
  text(
    'Your credit agreement, the disclosures we give you and the law come first. Nothing here takes away a right that the law gives you, such as the right to cancel, to a copy of your valuation, or to the reasons for a decision. Where these terms and your credit agreement differ, the credit agreement decides.',
  ),
  heading('The site'),
  text(
    'We work to keep the site available and correct. We may take it down for maintenance, and keep what you have entered. Its text, marks and design belong to us or to those who license them to us. Links to other sites are there to help you. We are not responsible for their pages.',
  ),
  heading('When these terms change'),
  text(
    'A changed text has a new version number. If a change affects your open application, we tell you and ask for your agreement again. You can close your account at any time; we keep what the law requires us to keep, for as long as it does.',
  ),
  heading('Law and disagreements'),
  text(
    'Federal law applies, and the law of the state in which the home stands. Please call us first: we can solve most problems by phone. You can also complain to your state’s regulator or to the Consumer Financial Protection Bureau.',
  ),
  text(contact(lender)),
];

/** Date of the current text. A changed text has a new date, and so has the consent to it (server/identity/consents/consent-texts.ts). */
const SINCE = '2026-11-01';
export const AGREEMENT_VERSION = '2026-11';

const AGREEMENTS: Readonly<Record<ConsentType, (lender: Lender) => { readonly title: string; readonly blocks: readonly Block[] }>> = {
  TERMS: (lender) => ({ title: lender.termsLabel, blocks: termsOfUse(lender) }),
  PRIVACY: (lender) => ({ title: 'Privacy Policy', blocks: privacyPolicy(lender, SINCE) }),
  COMMUNICATIONS: (lender) => ({ title: 'Electronic communications policy', blocks: communicationsAgreement(lender) }),
};

type Part = Agreement['parts'][number];

/** Converts a block for display on a page, which supports fewer kinds than a PDF. Throws for an unsupported one. */
export function partOf(block: Block): Part {
  switch (block.kind) {
    case 'heading':
      return { kind: 'heading', text: block.text };
    case 'text':
      return { kind: 'text', text: block.text };
    case 'list':
      return { kind: 'list', items: [...block.items] };
    case 'facts':
      return { kind: 'facts', rows: block.rows.map(([label, value]) => ({ label, value })) };
    case 'table':
      return { kind: 'table', caption: block.caption, head: [...block.head], rows: block.rows.map((row) => [...row]) };
    default:
      throw new Error(`A page shows no ${block.kind}`);
  }
}

/** The full text of a consent, with a lender's name. */
export function agreementFor(type: ConsentType, lender: Lender): Agreement {
  const { title, blocks } = AGREEMENTS[type](lender);
  return { type, version: AGREEMENT_VERSION, title, parts: blocks.map(partOf) };
}
