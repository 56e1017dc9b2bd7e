import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { MAIN_NY } from '@hearthline/orgs/lenders/main-ny.ts';
import { PLUMFIELD } from '@hearthline/orgs/lenders/plumfield.ts';
import { describe, expect, test } from 'vitest';
import type { DocumentKind } from './templates/document-data.ts';
import { SAMPLE_INDEX, SAMPLE_INDEX_HISTORY } from '@hearthline/rules/regulation/sample-prime-rate.ts';
import { packageDocuments } from './pre-soft-package.ts';
import { AROUND } from './pdf/languages.ts';
import { plainText } from './plain-text.ts';
import { documentTitle, renderDocument, templateVersion } from './render.ts';
import { readPdf as read } from './testing/read-pdf.ts';
import { renderPdf, sampleDocument } from './testing/render-pdf.ts';
import { sha256Of } from './storage/storage.ts';
import { SAMPLE_BUREAU, SAMPLES } from './samples/samples.ts';
import { ADVERSE_CAUSES } from './templates/document-data.ts';
import { ECOA_AGENCIES, ECOA_AGENCY_KINDS } from '@hearthline/rules/regulation/adverse-action.ts';
import { TEMPLATES } from './templates.ts';

/** Words and figures each document must contain, besides name and loan number. */
const HOLDS: Readonly<Record<DocumentKind, readonly string[]>> = {
  HELOC_IMPORTANT_TERMS: [
    'Keep a copy',
    'You could lose your home',
    'does not include costs other than interest',
    '$129.12',
    '$105.63',
    '17.20%',
    '$550.00',
    'we pay it',
    '$315',
    'tax adviser',
    '$500',
  ],
  ESIGN_CONSENT: ['grace@example.com', 'withdraw this consent', 'on paper', 'PDF'],
  HELOC_BROCHURE: ['draw period', 'Margin', 'balloon', 'lower your limit', 'Three business days to cancel', '855-411-2372'],
  PRIVACY_NOTICE: ['Does', 'Rev.', 'We don’t share', 'Can you limit this sharing?', 'encrypted', 'Nonaffiliates'],
  SOFT_PULL_AUTHORIZATION: ['soft inquiry', 'hard inquiry'],
  NY_APPLICATION_DISCLOSURES: ['before it takes your application', '$550.00', 'special additional tax', '800-342-3736'],
  NY_MORTGAGE_PAMPHLET: ['What Mortgage Applicants Need to Know', 'dfs.ny.gov', 'at no cost'],
  NY_CONSUMER_REPORT_NOTICE: ['It is a crime to intentionally falsify', 'name and address of the agency'],
  VALUATION_COPY: ['$612,000', 'Broker price opinion', 'AZ-BR-554201', 'even if your line is not opened', '−$4,000'],
  NOTICE_TO_COSIGNER: ['You are being asked to guarantee this debt', 'not the contract that makes you liable for the debt'],
  CREDIT_SCORE_NOTICE: [
    '742',
    '300 to 850',
    'Number of recent inquiries',
    'Notice to the home loan applicant',
    SAMPLE_BUREAU.phone,
    '58 percent',
  ],
  SUMMARY_DISCLOSURE: ['$1,060.07', '9.25%', '$103,000.00', '−$3,000.00', '$87,790.00', '$1,075.55', '$144,000', '18 USC 1014'],
  APPLICATION_DISCLOSURES: ['$3,000.00', 'Valley Housing Counsel', '602-555-0142', 'alimony'],
  ACCOUNT_OPENING_DISCLOSURES: [
    'You may call us, but if you do we are not required to investigate',
    'we cannot report you as delinquent without also reporting',
    'Within two billing cycles',
    'ANNUAL PERCENTAGE RATE',
    'FINANCE CHARGE',
    '0.02533%',
    '$1,060.07',
    'January 1, 2027',
    'December 1, 2041',
    'billing rights',
  ],
  TEXAS_EQUITY_NOTICE: [
    'Łukasz Happy and Grace Happy',
    'more than 80 percent',
    'may not exceed 2 percent',
    'at least $4,000',
    '12 days after',
  ],
  TEXAS_EQUITY_NOTICE_ES: ['Łukasz Happy y Grace Happy', '24 de noviembre de 2026', 'el 80 por ciento', 'al menos $4,000', '12 días'],
  TEXAS_CLOSING_COSTS: [
    'Tuesday, December 8, 2026',
    '$1,500.00',
    '$1,605.00',
    '$1,530.00',
    '$22.56',
    '$2,030.00',
    'Home valuation (AVM)',
    'November 20, 2026',
  ],
  TEXAS_FAIR_MARKET_VALUE: [
    '$512,000.00',
    'Residential evaluation with an exterior inspection',
    'VAL-7000417',
    'lender, by its authorized officer',
  ],
  LINE_AGREEMENT: ['$1,060.07', 'December 1, 2041', 'three business days', 'ending in 1111', 'Signature and date'],
  AUTOPAY_AUTHORIZATION: ['$1,060.07', 'ending in 1111', 'three business days', 'Signature and date'],
  DEED_OF_TRUST: [
    'Deed of Trust',
    'Space above this line',
    'Saguaro Example Title Agency',
    'Łukasz Happy',
    'Lot 210',
    '$103,000.00',
    '652-47-210',
    'State of Arizona, County of Maricopa',
    'Grace Happy, an unmarried person',
    'Signature of the notary',
  ],
  NOTICE_OF_RIGHT_TO_CANCEL: [
    'Saturday, November 28, 2026',
    'Does not count: Thanksgiving Day',
    'I wish to cancel',
    'Within 20 calendar days of receiving your notice',
    'opening date of your account, which is Tuesday, November 24, 2026',
    'within 20 calendar days of your offer, you may keep it without further obligation',
    'Keep one copy of this notice no matter how you notify us',
    'or midnight of the third business day following the latest of the three events listed above',
    'Consumer’s signature',
  ],
  NON_RESCISSION_CONFIRMATION: ['Saturday, November 28, 2026', 'I have not canceled the account', 'Wednesday, December 2, 2026'],
  RESCISSION_RECORD: ['Friday, November 27, 2026', 'Sunday, December 20, 2026', 'deed of trust', '$650.00', 'It was never recorded'],
  ADVERSE_ACTION_NOTICE: [
    'Excessive obligations in relation to income',
    '598',
    SAMPLE_BUREAU.name,
    'within 60 days',
    'Equal Credit Opportunity Act',
    'Federal Trade Commission',
  ],
  COUNTEROFFER: [
    'We offer you a line on the terms below instead',
    '$1,500.00 (3.00%)',
    'Prairie Auto Finance',
    'Equal Credit Opportunity Act',
  ],
  NOTICE_OF_INCOMPLETENESS: ['Your two most recent paystubs', 'Thursday, December 24, 2026', 'Equal Credit Opportunity'],
  FLOOD_NOTICE: ['AE', 'City of Tampa', '12057C0354J', '$250,000', 'within 45 days', 'regular program'],
  WELCOME_LETTER: ['$87,790.00', 'Friday, January 1, 2027', 'Prairie Auto Finance', 'November 30, 2030', '$1,086.15'],
  ESIGN_CERTIFICATE: [
    'a3f1a3f1',
    '2026-11 1',
    'Version of the application',
    '203.0.113.7',
    '33.4484',
    'version 2026-01',
    'Name typed',
    'Shown page by page to its end',
  ],
};

describe.each([MAIN, PLUMFIELD])('documents of $name', (lender) => {
  test.each(Object.keys(TEMPLATES) as DocumentKind[])('%s contains its figures, is tagged, titled and in its language', async (kind) => {
    const { bytes, found } = await sampleDocument(kind, lender);
    expect(HOLDS[kind].filter((words) => !found.text.includes(words))).toEqual([]);
    expect(found.text).toContain(lender.legalName);
    expect(found.text).toContain(`NMLS ${lender.nmls}`);
    expect(found.text).toContain('HL-2026-001001');
    expect(found.text).toContain(`${kind} ${templateVersion(kind)}`);
    const { language = 'en-US' } = TEMPLATES[kind];
    expect(found.text).toContain(AROUND[language].page(found.pages, found.pages));
    expect(found.text).not.toMatch(/undefined|NaN|null|\[object|\*\*|\.\./);
    expect({ marked: found.marked, language: found.language }).toEqual({ marked: true, language });
    expect(found.title).toBe(`${documentTitle(kind, SAMPLES[kind], lender)} · ${lender.name}`);
    expect(found.roles.filter((role) => role === 'H1')).toHaveLength(1);
    const levels = found.roles.flatMap((role) => (/^H\d$/.test(role) ? [Number(role.slice(1))] : []));
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
    const tables = bytes
      .toString('latin1')
      .split('endobj')
      .filter((part) => /\/S \/Table\b/.test(part));
    expect(tables.filter((part) => !/\/T [(<]/.test(part))).toEqual([]);
    // A table that goes on over a page is found on both.
    expect(found.roles.filter((role) => role === 'Table').length).toBeGreaterThanOrEqual(tables.length);
    expect(bytes.includes('/StructTreeRoot') && bytes.includes('pdfuaid:part')).toBe(true);
  });
});

describe('the plain-text version', () => {
  const letters = (words: string): string => words.replaceAll(/[^\p{L}\p{N}$%]/gu, '');

  test.each(Object.keys(TEMPLATES) as DocumentKind[])('%s has the words of the PDF', async (kind) => {
    const pdf = letters((await sampleDocument(kind, MAIN)).found.text);
    const text = plainText(kind, SAMPLES[kind], MAIN);
    const paragraphs = text.split(/\n\n/).filter((one) => !/[:\n]/.test(one));
    expect(text).not.toContain('**');
    expect(paragraphs.length).toBeGreaterThan(1);
    // A page break puts the footer into the middle of a paragraph, so only most paragraphs are found whole.
    expect(paragraphs.filter((one) => !pdf.includes(letters(one))).length).toBeLessThanOrEqual(2);
  });

  test('the privacy notice has the title of the model form, and only what the form has a place for (12 CFR 1016 app. A)', () => {
    for (const [lender, affiliates] of [
      [MAIN, 'does not share with our affiliates.'],
      [PLUMFIELD, 'has no affiliates.'],
    ] as const) {
      const data = SAMPLES.PRIVACY_NOTICE;
      expect(TEMPLATES.PRIVACY_NOTICE.title(data, lender)).toBe(`Facts: What does ${lender.name} do with your personal information?`);
      const text = plainText('PRIVACY_NOTICE', data, lender);
      expect(text).toContain(`Questions?: Call ${lender.supportPhone}\n`);
      expect(text).toContain(`They can be financial and nonfinancial companies. ${lender.name} ${affiliates}`);
      // the last box holds privacy law of states alone
      expect(text.split('Other important information')[1]).toMatch(/^\s+California: .* Vermont: [^\n]*\s*$/);
    }
  });

  test('the package before the soft pull: five documents, eight in New York, none with a blank', () => {
    const about = {
      lender: MAIN,
      state: 'AZ',
      occupancy: 'HOME' as const,
      loanNumber: 'HL-1',
      day: '2026-11-24',
      product: SAMPLES.HELOC_IMPORTANT_TERMS.product,
      index: SAMPLE_INDEX,
      indexHistory: SAMPLE_INDEX_HISTORY,
    };
    const kinds = packageDocuments(about).map(({ kind }) => kind);
    expect(kinds).toEqual(['ESIGN_CONSENT', 'PRIVACY_NOTICE', 'HELOC_IMPORTANT_TERMS', 'HELOC_BROCHURE', 'SOFT_PULL_AUTHORIZATION']);
    const inNewYork = packageDocuments({ ...about, lender: MAIN_NY, state: 'NY' });
    expect(inNewYork.slice(5).map(({ kind }) => kind)).toEqual([
      'NY_CONSUMER_REPORT_NOTICE',
      'NY_APPLICATION_DISCLOSURES',
      'NY_MORTGAGE_PAMPHLET',
    ]);
    for (const { body } of inNewYork) expect(body).not.toMatch(/undefined|: \n|^, | {3}you/);
    expect(inNewYork[4]?.body).toContain('You instruct');
  });

  test.each([
    ['HOME', '$4,000'],
    ['INVESTMENT', '$500'],
  ] as const)('in Texas a later draw on a %s is at least %s, in the agreement too', (occupancy, least) => {
    const terms = packageDocuments({
      lender: MAIN,
      state: 'TX',
      occupancy,
      loanNumber: 'HL-1',
      day: '2026-11-24',
      product: SAMPLES.HELOC_IMPORTANT_TERMS.product,
      index: SAMPLE_INDEX,
      indexHistory: SAMPLE_INDEX_HISTORY,
    });
    expect(terms.find(({ kind }) => kind === 'HELOC_IMPORTANT_TERMS')?.body).toContain(`Each later draw is at least ${least}.`);
  });
});

test('the same data gives the same bytes; another day, name or lender gives others', async () => {
  const hashes = async (...documents: Promise<Buffer>[]): Promise<string[]> => (await Promise.all(documents)).map(sha256Of);
  const data = SAMPLES.ADVERSE_ACTION_NOTICE;
  const [one, again, later, other, lender] = await hashes(
    renderPdf('ADVERSE_ACTION_NOTICE', data, MAIN),
    renderPdf('ADVERSE_ACTION_NOTICE', data, MAIN),
    renderPdf('ADVERSE_ACTION_NOTICE', { ...data, on: '2026-11-25' }, MAIN),
    renderPdf('ADVERSE_ACTION_NOTICE', { ...data, applicants: ['Grace Harper'] }, MAIN),
    renderPdf('ADVERSE_ACTION_NOTICE', data, PLUMFIELD),
  );
  expect(again).toBe(one);
  expect(new Set([one, later, other, lender]).size).toBe(4);
});

describe('variations by data', () => {
  const textOf = async <K extends DocumentKind>(kind: K, data: Parameters<typeof renderPdf<K>>[1]): Promise<string> =>
    (await read(await renderPdf(kind, data, MAIN))).text;

  test('the right to a copy of the valuation is told with every lien; without an agency nearby nothing is announced', async () => {
    const { counselors, terms } = SAMPLES.APPLICATION_DISCLOSURES;
    const text = await textOf('APPLICATION_DISCLOSURES', {
      ...SAMPLES.APPLICATION_DISCLOSURES,
      terms: { ...terms, lienPosition: 2 },
      counselors: { ...counselors, agencies: [] },
    });
    expect(text).toContain('Right to a copy of the valuation');
    expect(text).toContain('has no agency near ZIP code 85004');
    expect(text).not.toContain('agencies below');
  });
  test('a flood zone outside the national program: the policy of a private insurer is the lender’s own condition', async () => {
    const text = await textOf('FLOOD_NOTICE', { ...SAMPLES.FLOOD_NOTICE, participation: 'NO' });
    expect(text).toContain('a policy of a private insurer must cover the building for at least $250,000');
  });
  test('without a score: the other form of the notice', async () => {
    const text = await textOf('CREDIT_SCORE_NOTICE', {
      ...SAMPLES.CREDIT_SCORE_NOTICE,
      report: { bureau: SAMPLE_BUREAU, score: null },
      percentBelow: null,
    });
    expect(text).toContain(`Your credit score is not available from ${SAMPLE_BUREAU.name}`);
    expect(text).not.toContain('Key factors');
  });
  test('a Texas homestead: its notice is a file of its own, with its own title; the agreement has its rider', async () => {
    const disclosures = await textOf('APPLICATION_DISCLOSURES', { ...SAMPLES.APPLICATION_DISCLOSURES, state: 'TX' });
    expect(disclosures).not.toContain('50(a)(6)');
    const notice = await textOf('TEXAS_EQUITY_NOTICE', { ...SAMPLES.TEXAS_EQUITY_NOTICE, state: 'TX' });
    expect(notice).toContain('Notice concerning extensions of credit defined by Section 50(a)(6)');
    expect(notice).not.toContain('Disclosures for your application');
    const closing = await textOf('LINE_AGREEMENT', { ...SAMPLES.LINE_AGREEMENT, state: 'TX' });
    expect(closing).toContain('loan defined by Section 50(a)(6), Article XVI');
    expect(await textOf('LINE_AGREEMENT', { ...SAMPLES.LINE_AGREEMENT, state: 'TX', rescindable: false })).not.toContain('50(a)(6)');
  });
  test('no right to cancel on a second home', async () => {
    const text = await textOf('LINE_AGREEMENT', { ...SAMPLES.LINE_AGREEMENT, rescindable: false, autopay: null });
    expect(text).toContain('the law gives no right to cancel');
  });
  test('the state’s security instrument, with witnesses where the state requires them', async () => {
    expect(await textOf('DEED_OF_TRUST', { ...SAMPLES.DEED_OF_TRUST, state: 'FL' })).toMatch(/Mortgage securing.*First witness/);
    expect(await textOf('DEED_OF_TRUST', { ...SAMPLES.DEED_OF_TRUST, state: 'GA' })).toContain('not a mortgage. It secures a debt');
  });
  test.each([
    ['AZ', 'Deed of Trust'],
    ['FL', 'Mortgage'],
    ['GA', 'Security Deed'],
  ] as const)('in %s the signature page names its instrument: %s', async (state, instrument) => {
    const text = await textOf('DEED_OF_TRUST', { ...SAMPLES.DEED_OF_TRUST, state });
    expect(text.toLowerCase()).toContain(`signature page of the ${instrument} dated`.toLowerCase());
  });
  test('an adverse action notice names its cause, and only the sources that weighed', async () => {
    const data = SAMPLES.ADVERSE_ACTION_NOTICE;
    const openings = await Promise.all(ADVERSE_CAUSES.map((cause) => textOf('ADVERSE_ACTION_NOTICE', { ...data, cause })));
    expect(openings.map((words) => words.split('The principal reasons')[0]?.split('AZ 85004. ').at(-1))).toHaveLength(
      new Set(openings).size,
    );
    expect(openings[ADVERSE_CAUSES.indexOf('NOT_WANTED')]).toContain('You declined the other line that we offered you');
    expect(openings[ADVERSE_CAUSES.indexOf('LAPSED')]).toContain('was open for 90 days and was not accepted');

    const both = openings[0] ?? '';
    for (const words of [
      'took no part in our decision',
      'outside source other than a consumer reporting agency: an automated valuation of the home and the employer',
      'no later than 60 days after you receive this notice',
      `Write to ${MAIN.name}`,
    ])
      expect(both).toContain(words);
    const outside = await textOf('ADVERSE_ACTION_NOTICE', { ...data, report: null });
    expect(outside).not.toMatch(/consumer reporting agency below|Key factors|credit score/);
    const report = await textOf('ADVERSE_ACTION_NOTICE', { ...data, outside: [] });
    expect(report).not.toContain('Information from others');
    expect(await textOf('ADVERSE_ACTION_NOTICE', { ...data, report: null, outside: [] })).toContain(
      'We relied on what you told us and sent us',
    );
  });
  test('notices name the agency that supervises the lender', async () => {
    for (const kind of ['ADVERSE_ACTION_NOTICE', 'NOTICE_OF_INCOMPLETENESS'] as const)
      for (const ecoaAgency of ECOA_AGENCY_KINDS) {
        const { name, lines } = ECOA_AGENCIES[ecoaAgency];
        const { text } = await read(await renderPdf(kind, SAMPLES[kind] as never, { ...PLUMFIELD, ecoaAgency }));
        expect(text).toContain(`${name}, ${lines.join(', ')}.`);
        expect(text.includes('Consumer Response Center, 600 Pennsylvania Avenue NW, Washington, DC 20580')).toBe(ecoaAgency === 'NON_BANK');
      }
  });
  test('interest-only payments: the balloon, its amount and its date, in the table, the agreement and the important terms', async () => {
    const terms = { ...SAMPLES.LINE_AGREEMENT.terms, interestOnly: true, payment: 794, lastPayment: 103_777.5, withoutAutopay: null };
    const data = { ...SAMPLES.LINE_AGREEMENT, terms };
    expect(await textOf('LINE_AGREEMENT', data)).toMatch(
      /On the last date you pay the whole balance ?, a balloon payment of \$103,777\.50/,
    );
    const opening = await textOf('ACCOUNT_OPENING_DISCLOSURES', data);
    expect(opening).toContain('Balloon payment $103,777.50 on December 1, 2041');
    expect(opening).toContain('You make a balloon payment');
    const important = SAMPLES.HELOC_IMPORTANT_TERMS;
    const before = await textOf('HELOC_IMPORTANT_TERMS', { ...important, product: { ...important.product, ageRestricted: true } });
    expect(before).toMatch(/Balloon payment 5 years 9\.10% 2 years \$76\.00 59 \$10,0/);
    expect(before).not.toContain('it takes the whole term to pay it off');
  });
  test('no document leaves the margin of later draws to the day of the draw, and each says which draw its fixed rate is of', async () => {
    const all = await Promise.all(
      (['HELOC_IMPORTANT_TERMS', 'ACCOUNT_OPENING_DISCLOSURES', 'LINE_AGREEMENT', 'SUMMARY_DISCLOSURE', 'WELCOME_LETTER'] as const).map(
        async (kind) => (await sampleDocument(kind, MAIN)).found.text,
      ),
    );
    for (const text of all) expect(text).not.toMatch(/margin we tell you|[Aa]sk us for the rate and margin|[Yy]our rate is fixed/);
    for (const text of all.slice(1)) expect(text).toMatch(/plus (a margin of )?2\.00%/);
  });
  test('automatic payments: the authorization names the first amount with the odd days’ interest, and the agreement that a later payment depends on the balance', async () => {
    const first =
      /The first amount is \$1,086\.15: the payment of \$1,060\.07, and \$26\.08 of interest .* November 30, 2026\. It is \$26\.08 less for each day later/;
    expect((await sampleDocument('AUTOPAY_AUTHORIZATION', MAIN)).found.text).toMatch(first);
    expect((await sampleDocument('LINE_AGREEMENT', MAIN)).found.text).toContain('when you owe less, it is less');
  });
  test('a very long list continues over pages with every row once', async () => {
    const missing = Array.from({ length: 80 }, (_, i) => ({ what: `Document number ${i + 1}`, how: 'Upload it.' }));
    const { bytes, pages } = await renderDocument('NOTICE_OF_INCOMPLETENESS', { ...SAMPLES.NOTICE_OF_INCOMPLETENESS, missing }, MAIN);
    const { text } = await read(bytes);
    expect(pages).toBeGreaterThan(3);
    expect(missing.filter(({ what }) => text.split(`${what} `).length !== 2)).toEqual([]);
  });
});
