import { LIENS_ENDPOINTS, type liensPut } from '@hearthline/contract/application/liens.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { saveConsentEvidence } from '@hearthline/database/stores/person/consents.ts';
import type { Lien } from '@hearthline/journey/facts/parts.ts';
import { homeValue, openLienBalance } from '@hearthline/journey/selectors.ts';
import { INQUIRY_ATTESTATION } from '@hearthline/rules/inquiry.ts';
import { v7 } from 'uuid';
import type { z } from 'zod';
import { clientInfoOf } from '../../../identity/request-parts.ts';
import { edit, routes } from '../../http/route.ts';

type Answer = z.output<typeof liensPut.body>['liens'][number];

/** A balance or payment that differs by more than this share needs a mortgage statement (lending §1.2, row 7). */
const STATEMENT_SHARE = 0.05;

const isFar = (was: number, is: number) => Math.abs(is - was) > was * STATEMENT_SHARE;

/** Refuses unless each lien on the list is answered once and an added one has no id. */
function refuse(found: readonly Lien[], answers: readonly Answer[]): void {
  const errors = [
    ...found
      .filter((l) => answers.filter((a) => a.id === l.id).length !== 1)
      .map((l) => ({ field: `liens.${l.id}`, message: `Confirm or correct the lien of ${l.lenderName} once` })),
    ...answers
      .filter((a) => a.id !== null && !found.some((l) => l.id === a.id))
      .map((a) => ({ field: `liens.${a.id}`, message: 'This lien is not on the list' })),
    ...answers
      .filter((a) => (a.id === null) !== (a.action === 'ADD'))
      .map((a) => ({
        field: `liens.${a.id ?? a.lenderName}.action`,
        message: 'A lien of the list is confirmed, corrected or paid off; only a new one is added',
      })),
  ];
  if (errors.length > 0) throw new Problem('conflict', { message: 'Answer for each lien on the list', errors });
}

/** The lien after the borrower's answer; null when it is paid off. */
function answered(was: Lien | undefined, position: number, { action, id: _, ...typed }: Answer): Lien | null {
  if (action === 'PAID_OFF') return null;
  if (!was) return { id: v7(), position, kind: 'MORTGAGE', creditLimit: null, debtId: null, recordedReleased: false, ...typed };
  // A recorded release that the borrower denies: only they know the balance.
  if (action === 'CONFIRM')
    return { ...was, recordedReleased: false, currentBalance: was.recordedReleased ? typed.currentBalance : was.currentBalance };
  return { ...was, recordedReleased: false, ...typed };
}

/** Whether the answer needs proof: a lien added, paid off although on record, or far from what was found. */
function needsProof(was: Lien | undefined, { action, currentBalance, monthlyPayment }: Answer): boolean {
  if (!was) return true;
  if (action === 'PAID_OFF') return !was.recordedReleased;
  return action === 'EDIT' && (isFar(was.currentBalance, currentBalance) || isFar(was.monthlyPayment, monthlyPayment));
}

export const LIENS_ROUTES = routes(LIENS_ENDPOINTS, {
  liensGet: async ({ params, ctx }) => {
    const { facts: f } = await applicationByUuid(ctx.pool, params.uuid);
    const liens = f.liens ?? f.title?.liens ?? [];
    return {
      liens: liens.map(({ debtId, ...lien }) => ({ ...lien, matched: debtId !== null })),
      homeValue: homeValue(f),
      totalOwed: openLienBalance(f),
    };
  },

  liensPut: async (call) => {
    const answers = call.body.liens;
    const after = await edit(call, ({ facts }) => {
      const found = facts.title?.liens ?? [];
      refuse(found, answers);
      const of = (answer: Answer) => found.find((l) => l.id === answer.id);
      const liens = answers.map((answer, i) => answered(of(answer), found.length + i + 1, answer)).filter((l) => l !== null);
      return [{ type: 'liensConfirmed', liens, edited: answers.some((answer) => needsProof(of(answer), answer)) }];
    });
    return { version: after.version };
  },

  /** The borrower attests to the liens as staff left them (lending §1.2, row 7m). */
  lienAttestation: async (call) => ({
    version: (await edit(call, () => [{ type: 'liensAttested' }])).version,
  }),

  inquiryAttestation: async (call) => {
    const after = await edit(call, async ({ facts, status, uuid }, client) => {
      if (!facts.created?.isInquiry || facts.inquiryAttested)
        throw new Problem('out_of_order', { message: 'There is no inquiry to attest', extra: { applicationStatus: status } });
      const { type, version } = INQUIRY_ATTESTATION;
      await saveConsentEvidence(client, uuid, [{ type, version }], clientInfoOf(call.request), call.ctx.clock.now());
      return [{ type: 'inquiryAttested' }];
    });
    return { version: after.version };
  },
});
