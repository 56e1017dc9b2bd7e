import { liensPut } from '@hearthline/contract/application/liens.ts';
import type { Lien } from '@hearthline/journey/facts.ts';
import { v7 } from 'uuid';
import { edit } from '../../checklist/edit.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** A balance changed by more than this share needs a mortgage statement (domain.md §1.2, row 7). */
const STATEMENT_SHARE = 0.05;

export const register = route(liensPut, async (call) => {
  const after = await edit(call, ['LIEN_VERIFICATION'], ({ facts: f }) => {
    const found = f.title?.liens ?? [];
    const missing = found.filter((l) => !call.body.liens.some((answer) => answer.id === l.id));
    if (missing.length > 0) throw new Problem('conflict', { message: 'Answer for each lien on the list', errors: missing.map((l) => ({ field: `liens.${l.id}`, message: `Confirm or correct the lien of ${l.lenderName}` })) });
    const changed = (was: Lien, balance: number) => Math.abs(balance - was.currentBalance) > was.currentBalance * STATEMENT_SHARE;
    let edited = false;
    const liens = call.body.liens.flatMap((answer): Lien[] => {
      const was = found.find((l) => l.id === answer.id);
      if (answer.id !== null && !was) throw new Problem('conflict', { message: 'A lien on the list is not one we know' });
      if (answer.action === 'PAID_OFF') {
        edited ||= was !== undefined && !was.recordedReleased;
        return [];
      }
      if (was && answer.action === 'CONFIRM') return [{ ...was, recordedReleased: false, currentBalance: was.recordedReleased ? answer.currentBalance : was.currentBalance }];
      const { lenderName, originationDate, originalBalance, currentBalance, monthlyPayment } = answer;
      edited ||= was === undefined || changed(was, currentBalance);
      return [{ id: was?.id ?? v7(), position: was?.position ?? found.length + 1, kind: was?.kind ?? 'MORTGAGE', creditLimit: was?.creditLimit ?? null, debtId: was?.debtId ?? null, recordedReleased: false, lenderName, originationDate, originalBalance, currentBalance, monthlyPayment }];
    });
    return [{ type: 'liensConfirmed', liens, edited }];
  });
  return { version: after.version };
});
