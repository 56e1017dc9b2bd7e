/** What the borrower asks to have corrected, beside what the application says. */
import type { CorrectionBody } from '@hearthline/contract/application/corrections.ts';
import { correctionsOf } from '@hearthline/database/stores/application/corrections.ts';
import { capitalized } from '@hearthline/journey/fact-sentences/row.ts';
import { OCCUPANCY_LABELS, OWNERSHIP_LABELS } from '@hearthline/rules/labels.ts';
import { shownDatum } from '../../mask.ts';
import { dollars, type Figure, figure, type ReasonsOf, type Sources } from './reason.ts';
import { CORRECTED } from './vocabulary.ts';

type Kind = CorrectionBody['kind'];
type Beside = { readonly now: string | null | undefined; readonly asked: string | null };
/** The answer of the application and the one asked for, by kind. */
const BESIDE: { readonly [K in Kind]: (asked: Extract<CorrectionBody, { kind: K }>, from: Sources) => Beside } = {
  NAME: ({ firstName, middleName = '', lastName }, { people }) => ({
    now: people.person('borrower'),
    asked: [firstName, middleName, lastName].filter((part) => part !== '').join(' '),
  }),
  ADDRESS: (asked, { caller }) => ({ now: null, asked: shownDatum('address', { value: asked }, 'page', caller.role) }),
  INCOME: (asked, { facts: { created } }) => ({
    now: created && `${dollars(created.incomePrimary)} and ${dollars(created.incomeOther)} other, a year`,
    asked: `${dollars(asked.incomePrimary)} and ${dollars(asked.incomeOther)} other, a year`,
  }),
  PROPERTY_USE: (asked, { facts: { created } }) => ({
    now: created && OCCUPANCY_LABELS[created.occupancy],
    asked: OCCUPANCY_LABELS[asked.occupancy],
  }),
  OWNERSHIP: (asked, { facts: { ownership } }) => ({
    now: ownership && OWNERSHIP_LABELS[ownership],
    asked: OWNERSHIP_LABELS[asked.ownership],
  }),
};

function besides(asked: CorrectionBody, from: Sources): readonly Figure[] {
  const beside = (BESIDE[asked.kind] as (asked: CorrectionBody, from: Sources) => Beside)(asked, from);
  return [...figure('In the application', beside.now), ...figure('Asked for', beside.asked), ...figure('Note', asked.note)];
}

export const openCorrections: ReasonsOf = async (from) => {
  const { facts, ctx, application, people, when } = from;
  const open = facts.corrections.filter(({ state }) => state === 'OPEN');
  const rows = open.length === 0 ? [] : await correctionsOf(ctx.pool, application.uuid);
  return open.map(({ id, kind }) => {
    const row = rows.find((one) => one.id === id);
    const asked = row?.asked as CorrectionBody | null | undefined;
    return {
      text: `${people.person('borrower')} asks to correct the ${CORRECTED[kind]}.`,
      section: 'timeline',
      since: row?.asked_at.toISOString(),
      figures: asked
        ? besides(asked, from)
        : [...figure(capitalized(CORRECTED[kind]), 'Erased'), ...figure('Asked', row && when(row.asked_at.toISOString()))],
    };
  });
};
