import type { Where } from '@hearthline/contract/endpoint.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { NEXT } from '@hearthline/journey/status-copy/copy.ts';
import { todoOf } from '@hearthline/journey/status-copy/sentences.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';

type Standing = Pick<Application, 'status' | 'active' | 'version'>;

/** Whether an application is in a status where the operation is allowed. */
export function isAllowed(where: Where, { status, active }: Pick<Standing, 'status' | 'active'>): boolean {
  if (where === 'always') return true;
  return where === 'open' ? active : where.includes(status);
}

/** The refusal, addressed to the borrower or, where `toBorrower` is false, to another signer. */
export function outOfOrder({ status, active, version }: Standing, toBorrower = true): Problem {
  const next = toBorrower ? todoOf(status) : undefined;
  const open = next === undefined ? 'We tell you when there is something for you to do.' : NEXT.step(next);
  return new Problem('out_of_order', {
    message: active ? `This step is not open now. ${open}` : 'This application has ended. It cannot be changed any more.',
    extra: { applicationStatus: status, version },
  });
}
