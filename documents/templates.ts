import type { DocumentData, DocumentKind } from './templates/document-data.ts';
import { applicationDisclosures } from './templates/application/disclosures.ts';
import { texasEquityNotice } from './templates/application/texas-notice.ts';
import { texasEquityNoticeSpanish } from './templates/application/texas-notice-spanish.ts';
import { texasClosingCosts, texasFairMarketValue } from './templates/closing/texas-closing.ts';
import { creditScoreNotice } from './templates/application/credit-score.ts';
import { valuationCopy } from './templates/application/valuation-copy.ts';
import { summaryDisclosure } from './templates/application/summary.ts';
import { nyConsumerReportNotice, softPullAuthorization } from './templates/pre-application/credit-reports.ts';
import { helocBrochure } from './templates/pre-application/brochure.ts';
import { nyApplicationDisclosures, nyPamphlet } from './templates/pre-application/new-york.ts';
import { esignConsent } from './templates/pre-application/esign-consent.ts';
import { importantTerms } from './templates/pre-application/important-terms.ts';
import { privacyNotice } from './templates/pre-application/privacy-notice.ts';
import { accountOpeningDisclosures, autopayAuthorization, lineAgreement } from './templates/closing/closing-package.ts';
import { deedOfTrust } from './templates/closing/deed.ts';
import { nonRescission, rescissionRecord, rightToCancel } from './templates/closing/right-to-cancel.ts';
import { adverseActionNotice } from './templates/notices/adverse-action.ts';
import { esignCertificate } from './templates/notices/certificate.ts';
import { counteroffer } from './templates/notices/counteroffer.ts';
import { noticeToCosigner } from './templates/notices/cosigner.ts';
import { floodNotice } from './templates/notices/flood.ts';
import { incompletenessNotice } from './templates/notices/incompleteness.ts';
import { welcomeLetter } from './templates/notices/welcome.ts';
import type { Template } from './templates/template.ts';

/** Every document of the product, one row each. */
export const TEMPLATES: { readonly [K in DocumentKind]: Template<DocumentData[K]> } = {
  HELOC_IMPORTANT_TERMS: importantTerms,
  HELOC_BROCHURE: helocBrochure,
  ESIGN_CONSENT: esignConsent,
  PRIVACY_NOTICE: privacyNotice,
  SOFT_PULL_AUTHORIZATION: softPullAuthorization,
  NY_CONSUMER_REPORT_NOTICE: nyConsumerReportNotice,
  NY_APPLICATION_DISCLOSURES: nyApplicationDisclosures,
  NY_MORTGAGE_PAMPHLET: nyPamphlet,
  CREDIT_SCORE_NOTICE: creditScoreNotice,
  SUMMARY_DISCLOSURE: summaryDisclosure,
  APPLICATION_DISCLOSURES: applicationDisclosures,
  TEXAS_EQUITY_NOTICE: texasEquityNotice,
  TEXAS_EQUITY_NOTICE_ES: texasEquityNoticeSpanish,
  TEXAS_CLOSING_COSTS: texasClosingCosts,
  TEXAS_FAIR_MARKET_VALUE: texasFairMarketValue,
  ACCOUNT_OPENING_DISCLOSURES: accountOpeningDisclosures,
  LINE_AGREEMENT: lineAgreement,
  AUTOPAY_AUTHORIZATION: autopayAuthorization,
  DEED_OF_TRUST: deedOfTrust,
  NOTICE_OF_RIGHT_TO_CANCEL: rightToCancel,
  NON_RESCISSION_CONFIRMATION: nonRescission,
  RESCISSION_RECORD: rescissionRecord,
  ADVERSE_ACTION_NOTICE: adverseActionNotice,
  COUNTEROFFER: counteroffer,
  VALUATION_COPY: valuationCopy,
  NOTICE_TO_COSIGNER: noticeToCosigner,
  NOTICE_OF_INCOMPLETENESS: incompletenessNotice,
  FLOOD_NOTICE: floodNotice,
  WELCOME_LETTER: welcomeLetter,
  ESIGN_CERTIFICATE: esignCertificate,
};
