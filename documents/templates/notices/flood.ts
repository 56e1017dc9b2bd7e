import { FLOOD_REVIEW_DAYS, FORCE_PLACE_DAYS, isFloodHazardArea, NFIP_MAX } from '@hearthline/rules/regulation/flood.ts';
import type { DocumentData, Signer } from '../document-data.ts';
import { facts, heading, list, text, type Block } from '../../pdf/blocks.ts';
import { addressee, addressOf, contact, day, dollars, signatures, type Template } from '../template.ts';

type Data = DocumentData['FLOOD_NOTICE'];

const PARTICIPATION: Readonly<Record<Data['participation'], string>> = {
  REGULAR: 'Yes, regular program',
  EMERGENCY: 'Yes, emergency program',
  NO: 'No',
};

function duties({ participation, coverage }: Data): readonly Block[] {
  if (participation === 'NO') {
    return [
      heading('Insurance you must have'),
      text(
        'Your community does not take part in the National Flood Insurance Program. You cannot buy its insurance, and federal disaster help may not be available for flood damage.',
      ),
      text(
        `The federal flood program does not ask for insurance there. **We do:** a policy of a private insurer must cover the building for at least **${dollars(coverage)}** before you sign the agreement and before we open the line, and stay in force as long as the line is open. If you cannot find one, call us first.`,
      ),
    ];
  }
  return [
    heading('Insurance you must have'),
    text(
      `Flood insurance must cover the building before you sign the agreement and before we open the line. It must stay in force as long as the line is open. The coverage must be at least **${dollars(coverage)}**: the smallest of what is owed on the home, what the building can be insured for, and ${dollars(NFIP_MAX)}, the most the program insures for a home.`,
    ),
    list(
      'You can buy a policy of the National Flood Insurance Program through any insurance agent or company that takes part in it.',
      'Private insurers may also offer flood insurance. Compare what both cover: deductibles, exclusions, conditions and price.',
      `Flood insurance is not part of a homeowner’s policy. If the coverage lapses and you do not renew it within ${FORCE_PLACE_DAYS} days after we tell you, we buy it for you at your cost.`,
    ),
  ];
}

/** Notice of special flood hazards and of federal disaster relief: 42 USC 4104a, 12 CFR 22.9; lending §2.8. */
export const floodNotice: Template<Data> = {
  version: '2026-11',
  title: () => 'Your home is in a flood hazard area',
  blocks: (data, lender) => [
    addressee(data.applicants[0] ?? '', data),
    text(`The building at ${addressOf(data.property)} is, or will be, in an area with special flood hazards.`, 'lead'),
    facts(
      ['Flood zone', `${data.zone}${isFloodHazardArea(data.zone) ? ', special flood hazard area' : ''}`],
      ['Community', data.community],
      ['Map panel', `${data.panel}, effective ${day(data.panelDate)}`],
      ['Determined on', day(data.determinedOn)],
      ['Community takes part in the national program', PARTICIPATION[data.participation]],
    ),
    heading('What this means'),
    text(
      'The Federal Emergency Management Agency (FEMA) has mapped this area. In any year, it has at least a 1% chance of a flood at or above the base flood elevation. Over a mortgage of 30 years, that is a chance of about 26%.',
    ),
    ...duties(data),
    heading('Federal disaster help'),
    text(
      data.participation === 'NO'
        ? 'Because the community does not take part, federal disaster relief is limited when a flood is declared a disaster.'
        : 'Federal disaster help, usually a low-interest loan, may be available for losses above your insurance if your community takes part in the program and a disaster is declared.',
    ),
    heading('If you think the map is wrong'),
    text(
      `You and we may together ask FEMA within ${FLOOD_REVIEW_DAYS} days of this notice to review the determination. FEMA’s decision binds us. Ask us how.`,
    ),
    heading('Please confirm'),
    text(`Your signature says that you received this notice before closing. It is not a promise to take the line. ${contact(lender)}`),
    signatures(
      'Flood notice',
      data.applicants.map((name, i): Signer => ({ name, capacity: i === 0 ? 'BORROWER' : 'CO_BORROWER' })),
    ),
  ],
};
