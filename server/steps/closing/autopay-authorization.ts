import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { PayAccount } from '@hearthline/database/stores/person/parties.ts';
import { BORROWER_PARTY } from '@hearthline/journey/steps/rescission.ts';
import { DUE_DAY } from '@hearthline/rules/regulation/first-payment.ts';
import type { Context } from '../../config/context.ts';
import { loadDocumentContext } from '../documents/document-context.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { agreement } from './closing-package.ts';

/**
 * The authorization of automatic payments from an account that was given after the closing, with the dates of the line as they are recorded; `write`
 * stores and delivers it with the facts of the account.
 */
export async function makeAutopayAuthorization(
  ctx: Context,
  application: Application,
  { bank, mask }: Pick<PayAccount, 'bank' | 'mask'>,
): ReturnType<typeof makeDocuments> {
  const context = await loadDocumentContext(ctx, application);
  const data = await agreement(ctx, application, context);
  const dates = application.facts.closing.dates ?? data.dates;
  return makeDocuments(ctx, application.uuid, context.lender, [
    {
      kind: 'AUTOPAY_AUTHORIZATION',
      owner: BORROWER_PARTY,
      data: { ...data, use: 'TO_SIGN', dates, autopay: { bank: bank ?? 'your bank', mask, dueDay: DUE_DAY } },
    },
  ]);
}
