import type { StateCode } from '@hearthline/rules/enums.ts';
import { box, heading, list, text, type Block } from '../../pdf/blocks.ts';

type Rider = { readonly title: string; readonly cite: string; readonly paragraphs: readonly string[]; readonly list?: readonly string[] };

/** State riders to the agreement. Configuration, to be reviewed by counsel (lending §7); a state without a row has none. */
const RIDERS: Partial<Readonly<Record<StateCode, Rider>>> = {
  CA: {
    title: 'California: insurance of the home',
    cite: 'Cal. Civ. Code 2955.5',
    paragraphs: [
      'We may not ask you, as a condition of this line, to carry hazard insurance on the home for more than it costs to replace the improvements on it.',
    ],
  },
  FL: {
    title: 'Florida: documentary stamp tax',
    cite: 'Fla. Stat. 201.08',
    paragraphs: ['Florida documentary stamp tax on this agreement has been or will be paid on the document that is recorded.'],
  },
  IA: {
    title: 'Iowa: only what is written counts',
    cite: 'Iowa Code 535.17',
    paragraphs: [
      'IMPORTANT: READ BEFORE SIGNING. The terms of this agreement should be read carefully because only those terms in writing are enforceable. No other terms or oral promises not contained in this written contract may be legally enforced. You may change the terms of this agreement only by another written agreement.',
    ],
  },
  MD: {
    title: 'Maryland: governing law',
    cite: 'Md. Code, Com. Law 12-901 et seq.',
    paragraphs: [
      'We choose Title 12, Subtitle 9 of the Commercial Law Article of the Annotated Code of Maryland to govern this agreement, where federal law does not.',
    ],
  },
  MO: {
    title: 'Missouri: only what is written counts',
    cite: 'Mo. Rev. Stat. 432.047',
    paragraphs: [
      'Oral or unexecuted agreements or commitments to loan money, extend credit or to forbear from enforcing repayment of a debt including promises to extend or renew such debt are not enforceable, regardless of the legal theory upon which it is based that is in any way related to the credit agreement. To protect you (borrower(s)) and us (creditor) from misunderstanding or disappointment, any agreements we reach covering such matters are contained in this writing, which is the complete and exclusive statement of the agreement between us, except as we may later agree in writing to modify it.',
    ],
  },
  NY: {
    title: 'New York: truth of the application',
    cite: '3 NYCRR 38.3',
    paragraphs: ['It is a crime to intentionally falsify information on this application.'],
  },
  TX: {
    title: 'Texas: home equity line on a homestead',
    cite: 'Tex. Const. art. XVI s.50(a)(6), (t)',
    paragraphs: [
      'This rider holds if the home is your homestead. **This is a loan defined by Section 50(a)(6), Article XVI, of the Texas Constitution.** Where it differs from the agreement, the rider wins.',
    ],
    list: [
      'You and your spouse owe this line without personal liability, unless one of you got it by actual fraud. We look to the home alone.',
      'The lien can be foreclosed only with a court order.',
      'Each later draw is $4,000 or more. No credit card, debit card, similar device or unasked-for preprinted check can be used to draw. No fee is charged for a draw.',
      'No draw can be made while the balance is over 80% of the fair market value agreed at closing.',
      'We may not change these terms on our own.',
      'You and we acknowledge in writing the fair market value of the home on the day of closing, in a document of its own.',
      'An equity loan or line that was secured by the home is paid off with the first draw and closed. You ask its lender to close it and to release its lien.',
      'Interest, fees and charges never pass what the constitution allows.',
      'You and every owner’s spouse may cancel within three days after closing, without penalty or charge.',
      'When the line is paid in full, we give you a release of lien, within a reasonable time and at no cost.',
      'If we do not meet our duties and do not cure that within 60 days after you tell us, we lose principal and interest, as Section 50(a)(6)(Q)(x) says.',
      'You received a copy of the application, of the itemized costs at least one business day before closing, and of everything you signed, with no blanks.',
    ],
  },
  WA: {
    title: 'Washington: only what is written counts',
    cite: 'RCW 19.36.140',
    paragraphs: [
      'Oral agreements or oral commitments to loan money, extend credit, or to forbear from enforcing repayment of a debt are not enforceable under Washington law.',
    ],
  },
  WI: {
    title: 'Wisconsin: marital property',
    cite: 'Wis. Stat. 766.56(2)(b)',
    paragraphs: [
      'No provision of a marital property agreement, a unilateral statement under s.766.59 or a court decree under s.766.70 adversely affects the interest of the creditor unless the creditor, before the time the credit is granted, is furnished a copy of it or has actual knowledge of the adverse provision when the obligation to the creditor is incurred.',
    ],
  },
};

/** A state's rider, framed; empty for most states, and for a Texas line that is not on a homestead. */
export function rider(state: StateCode, homestead: boolean): Block[] {
  const row = RIDERS[state];
  if (!row || (state === 'TX' && !homestead)) return [];
  const parts = [
    heading(row.title, 3),
    ...row.paragraphs.map((words) => text(words, 'law')),
    ...(row.list ? [list(...row.list)] : []),
    text(row.cite, 'small'),
  ];
  return row.list ? [heading('State rider', 1), ...parts] : [heading('State rider', 1), box(...parts)];
}
