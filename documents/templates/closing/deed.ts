import { addressLines } from '@hearthline/rules/address.ts';
import {
  countyPlace,
  INSTRUMENT_NAMES,
  instrumentOf,
  recordingOffice,
  type SecurityInstrument,
} from '@hearthline/rules/regulation/states.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import type { DocumentData } from '../document-data.ts';
import { box, facts, heading, text, when } from '../../pdf/blocks.ts';
import { addressOf, day, money, signatures, type Template } from '../template.ts';
import { acknowledgment, grantorClause, legends, PARTIES, witnessBlocks } from './deed-parts.ts';

type Data = DocumentData['DEED_OF_TRUST'];

/** The granting clause, by kind of instrument. */
const GRANT: Readonly<Record<SecurityInstrument, (data: Data) => string>> = {
  DEED_OF_TRUST: (data) =>
    `The grantor irrevocably grants and conveys the property to ${data.trustee?.name ?? 'the trustee named below'}, in trust, with power of sale${data.isTexasHomestead ? ' after a court order only, as section 7 says' : ''}, for the benefit of the lender named above.`,
  MORTGAGE: () =>
    `The mortgagor mortgages, grants and conveys the property to the lender named above, with mortgage covenants and, where the law of the state gives it, the statutory power of sale.`,
  SECURITY_DEED: () =>
    `The grantor grants and conveys the property to the lender named above, with power of sale. This is a deed passing title under the laws of Georgia on loan deeds, not a mortgage. It secures a debt.`,
};

/** What the lender may do after default: on a Texas homestead nothing without a court's order (Tex. Const. art. XVI s.50(a)(6)(D)). */
const FORECLOSURE: Readonly<Record<SecurityInstrument | 'TEXAS_HOMESTEAD', string>> = {
  DEED_OF_TRUST: 'have the property sold, by power of sale or in court, as the law of the state provides',
  MORTGAGE: 'foreclose as the law of the state provides',
  SECURITY_DEED: 'have the property sold, by power of sale or in court, as the law of the state provides',
  TEXAS_HOMESTEAD:
    'apply for a court order that allows foreclosure of this lien, and have the property sold only under that order, as Section 50(a)(6)(D), Article XVI, of the Texas Constitution and the Texas Rules of Civil Procedure provide. Until there is such an order, the trustee has no power to sell',
};

/** The security instrument on the home, laid out for the recorder; its kind is the state's (rules/regulation/states.ts). */
export const deedOfTrust: Template<Data> = {
  version: '2026-11',
  layout: 'recording',
  title: ({ state }) => `${INSTRUMENT_NAMES[instrumentOf(state)]} securing a home equity line of credit`,
  blocks: (data, lender) => {
    const kind = instrumentOf(data.state);
    const { owner, lender: lenderIs } = PARTIES[kind];
    const grantor = owner.toLowerCase();
    const lenderLine = `${lender.legalName}, ${addressLines(lender.address).join(', ')}`;
    return [
      ...legends(data),
      facts(
        ['After recording return to', lenderLine],
        ['Prepared by', lenderLine],
        ['Record in', `${recordingOffice(data.state)}, ${countyPlace(data.state, data.county)}, State of ${STATE_NAMES[data.state]}`],
        ['Date', day(data.dated)],
        [owner, grantorClause(data)],
        ...(kind === 'DEED_OF_TRUST'
          ? [
              [
                'Trustee',
                [data.trustee?.name ?? '', ...(data.trustee?.address ? addressLines(data.trustee.address) : [])].join(', '),
              ] as const,
            ]
          : []),
        [lenderIs, lenderLine],
        ['Most that is secured', `${money(data.line)} of principal at any one time, with interest and what is paid to protect the lien`],
        // As the agreement has it: its dates move when the first draw is sent later than planned.
        ['Matures on', `${day(data.maturity)}, or the later date that the agreement sets when the first draw is sent later`],
        ['Parcel number', data.parcelId],
      ),
      text(
        '**This instrument secures a revolving line of credit. Advances made after it is recorded have the priority of its recording, as far as state law allows.**',
      ),
      ...when(
        data.isTexasHomestead,
        box(
          text(
            '**This instrument secures an extension of credit that is the type of credit defined by Section 50(a)(6), Article XVI, of the Texas Constitution.** The lien may be foreclosed upon only by a court order. The extension of credit is without recourse for personal liability against any owner or the spouse of any owner, unless an owner or spouse obtained it by actual fraud.',
            'law',
          ),
        ),
      ),
      heading('1. The property', 3),
      text(`${addressOf(data.property)}, with everything that is built on it or belongs to it. Its legal description is:`),
      box(text(data.legalDescription, 'law')),
      heading('2. The grant', 3),
      text(GRANT[kind](data)),
      heading('3. What is secured', 3),
      text(
        `What the borrowers owe under their home equity line of credit agreement of ${day(data.dated)}: all advances up to the amount above, interest, and what the lender pays under this instrument to protect the property. Paying the balance down to nothing does not release the lien while the line is open.`,
      ),
      heading(`4. The ${grantor} promises`, 3),
      text(
        'To own the property and have the right to pledge it; to pay its taxes, assessments and other liens on time; to keep it insured against fire, other hazards and, where the law requires it, flood, with the lender named; to keep it in repair and use it lawfully; to let the lender inspect it after reasonable notice; and to tell the lender of any claim against it.',
      ),
      heading('5. Protection of the lien', 3),
      text(
        `If the ${grantor} does not keep these promises, the lender may do what is reasonable to protect its rights, and add what it pays to the debt. Insurance proceeds and awards go to repairing the property, or to the debt if that is not practical.`,
      ),
      heading('6. Sale of the property', 3),
      text(
        'If the property, or an interest in it, is sold or transferred without the lender’s written consent, the lender may ask for all that is owed at once, as federal law allows.',
      ),
      heading('7. Default', 3),
      text(
        `If the agreement lets the lender end the line, the lender first gives the notice and the time to cure that the law and the agreement require. Then it may ${FORECLOSURE[data.isTexasHomestead ? 'TEXAS_HOMESTEAD' : kind]}. What is left after the debt and the costs goes to those who have a right to it.`,
      ),
      heading('8. Release', 3),
      text(
        `When all is paid and the line is closed, the lender has the lien released and recorded, at no cost to the ${grantor} where the law says so.`,
      ),
      heading('9. Owners who did not borrow', 3),
      text(
        `A ${grantor} who did not sign the agreement pledges only that person’s interest in the property, or joins to give up homestead, dower, community property and other marital rights in it as far as the lien goes, and owes nothing personally. A trustee who signs pledges what the trust owns.`,
      ),
      heading('10. Law', 3),
      text(
        'The law of the state where the property is governs this instrument, with federal law. If a court finds one part invalid, the rest still applies.',
      ),
      heading('Signatures', 3),
      // The signature page may be separated from the rest, so it names its instrument.
      text(
        `Signature page of the ${INSTRUMENT_NAMES[kind]} dated ${day(data.dated)} on ${addressOf(data.property)}, parcel ${data.parcelId}.`,
      ),
      signatures(INSTRUMENT_NAMES[kind], data.grantors),
      ...witnessBlocks(data),
      acknowledgment(data),
      text(`Loan originator: ${lender.legalName}, NMLS ${lender.nmls}`, 'small'),
    ];
  },
};
