import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import { formatPercent } from '@hearthline/rules/money.ts';
import type { ProductSettings } from '@hearthline/rules/offers/types.ts';

export type PackageDocument = { readonly kind: string; readonly version: string; readonly title: string; readonly body: string };
type About = {
  readonly orgCode: string;
  readonly state: string;
  readonly loanNumber: string;
  readonly day: string;
  readonly product: ProductSettings;
};

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** The documents given before the soft pull, as plain text, filled for this lender and state. New wording is a new version. */
export function packageDocuments(about: About): PackageDocument[] {
  const lender = lenderByCode(about.orgCode) ?? PRIMARY;
  const from = `${lender.legalName}, NMLS ${lender.nmls}\nApplication ${about.loanNumber}, ${about.day}`;
  const fees = about.product.feePercents.map((f) => `${formatPercent(f, 2)} of the first draw`).join(', or ');
  const documents: PackageDocument[] = [
    {
      kind: 'ESIGN_CONSENT',
      version: '2026-10',
      title: 'Consent to electronic communications',
      body: `${from}\n\nYou agreed to receive documents from us in electronic form. You may ask for a paper copy of any of them at no charge, and you may withdraw this consent at any time; we then continue by mail, which takes longer. Tell us when your e-mail address changes. To read and keep our documents you need a current web browser and a program that opens PDF files.`,
    },
    {
      kind: 'PRIVACY_NOTICE',
      version: '2026-10',
      title: 'What we do with your personal information',
      body: `${from}\n\nWe collect what you tell us, your credit report, and records about your home. We use it to decide on and service your line, and share it with the companies that work for us and where the law asks for it. We do not sell it. You may limit sharing with companies outside our group by writing to ${lender.supportEmail}.`,
    },
    {
      kind: 'HELOC_IMPORTANT_TERMS',
      version: '2026-10',
      title: 'Important terms of your home equity line of credit',
      body: `${from}\n\nKeep a copy of these terms. They may change before the line is opened; if one does and you then decide not to go on, we return the fees you paid.\n\nSecurity. We take a security interest in your home. You could lose your home if you do not meet the obligations of the agreement.\n\nWhat we may do. We can end the line and ask for the balance at once, refuse more draws, or reduce the limit, in the cases the agreement names.\n\nDraws. The whole line, less the origination fee, is drawn when it is opened. You can draw again what you have paid down during the draw period: 2 years for a 5-year term, 3 for 10, 4 for 15, 5 for 30.\n\nRate. The rate of the first draw is fixed. Later draws are priced on the day of the draw and then fixed. APRs for home equity lines of credit do not include costs other than interest. A $10,000 balance at 9.25% over 10 years costs $128.03 a month.\n\nFees. Origination fee: ${fees}. Valuation by a model: $180. Manual notary: $300. Recording: $0 to $315. Recording tax: $0 to $1,400 for each $100,000 in some states.\n\nLimits. Lines from ${dollars(about.product.minLine)} to ${dollars(about.product.maxLine)}. Each later draw is at least $500, or the amount your state asks for.\n\nTax. Ask a tax adviser whether the interest can be deducted.`,
    },
    {
      kind: 'SOFT_PULL_AUTHORISATION',
      version: '2026-10',
      title: 'Permission to see your credit report',
      body: `${from}\n\nYou instruct us to get your credit report from a consumer reporting agency to show you the offers you qualify for. This request is a soft inquiry: it does not change your credit score and other lenders do not see it. We ask again before any hard inquiry.`,
    },
  ];
  if (about.state === 'NY') {
    documents.push({
      kind: 'NY_CONSUMER_REPORT_NOTICE',
      version: '2026-10',
      title: 'New York notice about consumer reports',
      body: `${from}\n\nA consumer report may be requested in connection with this application. If you ask, we tell you whether a report was requested and, if so, the name and address of the agency that supplied it. Later reports may be requested to update, renew or extend the credit.\n\nIt is a crime to intentionally falsify information on this application.`,
    });
  }
  return documents;
}
