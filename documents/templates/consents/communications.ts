import type { Lender } from '@hearthline/orgs/schema.ts';
import { text } from '../../pdf/blocks.ts';
import type { Block } from '../../pdf/blocks.ts';
import { electronicTerms } from '../pre-application/esign-consent.ts';
import { reach } from '../template.ts';

/** What has to be told before somebody agrees to electronic records: 15 USC 7001(c)(1), lending §2.7. */
export const communicationsAgreement = (lender: Lender): readonly Block[] => [
  text(
    `The law asks us to give you some documents in writing. If you agree, ${lender.legalName} gives them to you electronically: in your account here, with a message to your e-mail address.`,
  ),
  ...electronicTerms(),
  text(`To withdraw, to get paper or to change your address, ${reach(lender)}.`),
];
