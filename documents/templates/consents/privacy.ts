import type { Lender } from '@hearthline/orgs/schema.ts';
import { heading, list, text } from '../../pdf/blocks.ts';
import type { Block } from '../../pdf/blocks.ts';
import { privacyNotice } from '../pre-application/privacy-notice.ts';

/** The notice of the model form, as it is given on paper too, and what only a visitor of the site needs to know. */
export const privacyPolicy = (lender: Lender, on: string): readonly Block[] => [
  ...privacyNotice.blocks(
    { on, loanNumber: '', applicants: [], mailingAddress: null, property: null, state: lender.address.state },
    lender,
  ),
  heading('On this site'),
  list(
    'We keep what you type in an application you have not finished, so that you can go on from any device, for 30 days after you last saved it.',
    'We count visits to pages and steps, without your name, address, numbers or answers, and keep the counts for 13 months. We show you no advertising and follow you to no other site.',
    'We use cookies only to keep you signed in, to keep your unfinished application, and to protect both.',
    'Where you are is asked by your browser when you sign, and only kept with that signature, if you allow it.',
  ),
  heading('How long we keep it'),
  text(
    'As long as the law asks: two years for the papers of disclosures, 25 months and longer for applications, and for a line that is open until it has ended and the periods after it have passed. Then it is erased.',
  ),
];
