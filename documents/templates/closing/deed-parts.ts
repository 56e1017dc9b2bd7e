import type { MaritalStatus, StateCode } from '@hearthline/rules/enums.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import { countyPlace, type SecurityInstrument, witnessCount } from '@hearthline/rules/regulation/states.ts';
import type { DocumentData, Signer } from '../document-data.ts';
import { box, heading, text, type Block } from '../../pdf/blocks.ts';
import { capacityName, money, names } from '../template.ts';

type Data = DocumentData['DEED_OF_TRUST'];

/** What the parties of each instrument are called. */
export const PARTIES: Readonly<Record<SecurityInstrument, { readonly owner: string; readonly lender: string }>> = {
  DEED_OF_TRUST: { owner: 'Grantor', lender: 'Beneficiary (lender)' },
  MORTGAGE: { owner: 'Mortgagor', lender: 'Mortgagee (lender)' },
  SECURITY_DEED: { owner: 'Grantor', lender: 'Grantee (lender)' },
};

const MARITAL: Readonly<Record<MaritalStatus, string>> = {
  MARRIED: 'a married person',
  SEPARATED: 'a married person, separated',
  UNMARRIED: 'an unmarried person',
};

/** Who grants, as the index of the county names them: with marital status, or as trustees of a trust with its date. */
export function grantorClause({ grantors, vesting }: Pick<Data, 'grantors' | 'vesting'>): string {
  const trustees = grantors.filter(({ trust }) => trust !== undefined);
  const [first] = trustees;
  if (first)
    return `${names(trustees.map(({ name }) => name))}, ${trustees.length > 1 ? 'trustees' : 'trustee'} of the ${first.trust}${joined(grantors.filter(({ trust }) => trust === undefined))}`;
  const owners = grantors.filter(({ capacity }) => capacity !== 'SPOUSE');
  const named = names(owners.map(({ name, marital }) => (marital === undefined ? name : `${name}, ${MARITAL[marital]}`)));
  return `${named}${vesting === null ? '' : `, holding title of record as “${vesting}”`}${joined(grantors.filter(({ capacity }) => capacity === 'SPOUSE'))}`;
}
const joined = (others: readonly Signer[]): string =>
  others.length === 0 ? '' : `; joined by ${names(others.map((one) => `${one.name}, ${capacityName(one)}`))}`;

/** What a state's recorder or its tax law wants on the first page or in the text. Configuration, to be reviewed by counsel (lending §7). */
const LEGENDS: Partial<Readonly<Record<StateCode, (data: Data) => readonly string[]>>> = {
  // Fla. Stat. 201.08(1)(b), 199.133, 199.143: on the most that a line may owe.
  FL: ({ line }) => [
    `Florida documentary stamp tax of ${money(Math.ceil(line / 100) * 0.35)} and nonrecurring intangible personal property tax of ${money(line * 0.002)} on this mortgage are paid when it is recorded.`,
  ],
  // 735 ILCS 5/12-901, 12-904.
  IL: () => ['The grantors release and waive all rights under and by virtue of the Homestead Exemption Laws of the State of Illinois.'],
  // Ind. Code 36-2-11-15.
  IN: () => [
    'I affirm, under the penalties for perjury, that I have taken reasonable care to redact each Social Security number in this document, unless required by law. The preparer named above.',
  ],
  // N.Y. Tax Law 253(1-a), Lien Law 13.
  NY: () => [
    'This mortgage covers real property principally improved, or to be improved, by a one or two family residence or dwelling.',
    'The mortgagor receives the advances as a trust fund to be applied first to the cost of any improvement of the property, before any part of them is used for another purpose (Lien Law section 13).',
  ],
  // Ohio Rev. Code 5301.232.
  OH: ({ line }) => [
    `**OPEN-END MORTGAGE.** The maximum principal amount, exclusive of interest, that may be outstanding at any time is ${money(line)}.`,
  ],
  // 42 Pa.C.S. 8143.
  PA: ({ line }) => [`**OPEN-END MORTGAGE.** This mortgage secures future advances up to a maximum principal amount of ${money(line)}.`],
  // Tenn. Code 67-4-409(b), 47-28-104.
  TN: ({ line }) => [
    `Maximum principal indebtedness for Tennessee recording tax purposes is ${money(line)}. This deed of trust secures obligatory advances for personal, family or household purposes.`,
  ],
  // Tex. Prop. Code 11.008(c).
  TX: () => [
    '**NOTICE OF CONFIDENTIALITY RIGHTS: IF YOU ARE A NATURAL PERSON, YOU MAY REMOVE OR STRIKE ANY OR ALL OF THE FOLLOWING INFORMATION FROM ANY INSTRUMENT THAT TRANSFERS AN INTEREST IN REAL PROPERTY BEFORE IT IS FILED FOR RECORD IN THE PUBLIC RECORDS: YOUR SOCIAL SECURITY NUMBER OR YOUR DRIVER’S LICENSE NUMBER.**',
  ],
  // Va. Code 55.1-318.
  VA: ({ line }) => [
    `**THIS IS A CREDIT LINE DEED OF TRUST.** The maximum aggregate amount of principal to be secured at any one time is ${money(line)}.`,
  ],
};
export const legends = (data: Data): readonly Block[] => (LEGENDS[data.state]?.(data) ?? []).map((words) => text(words, 'law'));

export const witnessBlocks = ({ state }: Data): readonly Block[] => {
  const count = witnessCount(state);
  return count === 0
    ? []
    : [
        heading(count === 1 ? 'Witness' : 'Witnesses', 3),
        text('Signed, sealed and delivered in the presence of:'),
        {
          kind: 'fields',
          labels: ['First witness, name and signature', 'Second witness, name and signature'].slice(0, count),
          notary: (['WITNESS_1', 'WITNESS_2'] as const).slice(0, count),
        },
      ];
};

/** What a state has every notary print above the certificate (Cal. Civ. Code 1189(a)(1)). */
const CALIFORNIA =
  'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.';

/**
 * The notary's certificate of acknowledgment, to be completed by the notary. Its venue is where the notary is, which by video is not where the home is
 * (Revised Uniform Law on Notarial Acts s.15(a), s.14A).
 */
export const acknowledgment = ({ state, county, grantors }: Data): Block => ({
  kind: 'together',
  blocks: [
    heading('Acknowledgment', 3),
    ...(state === 'CA' ? [box(text(CALIFORNIA, 'law'))] : []),
    text(
      `The notary writes the venue: the state and county where the notary is. For a notary at the home that is the State of ${STATE_NAMES[state]}, ${countyPlace(state, county)}.`,
      'small',
    ),
    { kind: 'fields', labels: ['State of', state === 'LA' ? 'County or parish of' : 'County of'], notary: ['STATE', 'COUNTY'] },
    text(
      `This record was acknowledged before me on the date below by ${names(grantors.map((one) => `${one.name}, ${capacityName(one)}`))}.`,
    ),
    { kind: 'fields', labels: ['Date', 'Signature of the notary public'], notary: ['DATE', 'SIGNATURE'] },
    {
      kind: 'fields',
      labels: ['Name of the notary, printed', 'Commission number', 'My commission expires'],
      notary: ['NAME', 'COMMISSION', 'EXPIRES'],
    },
    { kind: 'fields', labels: ['How the signers appeared: in person, or online'], notary: ['MEANS'] },
    { kind: 'fields', labels: ['Official stamp or seal'], notary: ['SEAL'], height: 76 },
  ],
});
