import { bankLink, disburseAccount, autopayAccount, payTypePut, accountsConfirm } from '@hearthline/contract/application/bank.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { readOfferSet } from '@hearthline/database/stores/application/offer-set.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { endPendingLink, savePendingLink } from '@hearthline/database/stores/application/pending-links.ts';
import { saveAccount } from '@hearthline/database/stores/person/parties.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import { paymentFor } from '@hearthline/rules/offers/payments.ts';
import { rateWith } from '@hearthline/rules/offers/quote.ts';
import { v7 } from 'uuid';
import type { z } from 'zod';
import { checkAccount } from '../../../applications/accounts.ts';
import { edit, requireOwnPage, type Route, route } from '../../http/route.ts';

/** Verifies an account and records it for its role. */
async function giveAccount(
  call: Parameters<typeof edit>[0],
  role: 'DISBURSEMENT' | 'AUTOPAY',
  given: z.output<typeof disburseAccount.body>,
) {
  const { ctx, params } = call;
  const { account, verification } = await checkAccount(ctx, await applicationByUuid(ctx.pool, params.uuid), given);
  const after = await edit(call, async (_, client) => {
    const accountId = v7();
    await saveAccount(ctx, client, params.uuid, accountId, role, account);
    if ('publicToken' in given)
      await endPendingLink(client, params.uuid, { purpose: role === 'AUTOPAY' ? 'AUTOPAY' : 'DISBURSE', method: null });
    return [{ type: 'accountGiven', role, accountId, mask: account.mask, verification }];
  });
  return { version: after.version, verification, mask: account.mask };
}

export const BANK_ROUTES: readonly Route[] = [
  route(bankLink, async ({ ctx, params, body, request }) => {
    requireOwnPage({ ctx, request }, body.redirectUri, 'redirectUri');
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const { first, last, email } = await applicantOf(ctx, application);
    const asked = {
      reference: application.uuid,
      purpose: body.purpose,
      person: { legalName: `${first} ${last}`, email },
      clientName: (lenderByCode(application.orgCode) ?? PRIMARY).name,
      ...(body.redirectUri && { redirectUri: body.redirectUri }),
    };
    const { data } = await ctx.providers.bankLink.createLinkToken(asked, { idempotencyKey: v7() });
    if (!data)
      throw new Problem('not_ready', { message: 'The bank service does not respond. Type the account numbers instead, or try again.' });
    const { linkToken, expiration, pageUrl: connectUrl } = data;
    await savePendingLink(ctx, application, { purpose: body.purpose, method: null, token: linkToken, expiresAt: expiration });
    return { linkToken, expiration, connectUrl };
  }),

  route(disburseAccount, async (call) => giveAccount(call, 'DISBURSEMENT', call.body)),

  route(autopayAccount, async (call) => {
    const { body } = call;
    if ('sameAsDisbursement' in body) {
      const after = await edit(call, ({ facts }) => {
        const same = facts.applicationPhase.disbursement;
        if (!same) throw new Problem('conflict', { message: 'Give the account that receives the money first' });
        return [{ type: 'accountGiven', role: 'AUTOPAY', ...same }];
      });
      const { verification, mask } = after.facts.applicationPhase.autopay ?? { verification: 'PENDING_REVIEW', mask: '' };
      return { version: after.version, verification, mask };
    }
    return giveAccount(call, 'AUTOPAY', body);
  }),

  route(payTypePut, async (call) => {
    const after = await edit(call, async ({ facts, product }, client) => {
      const chosen = facts.selection;
      const offer = chosen && (await readOfferSet(client, chosen.offerSetId))?.priced.offers.find((o) => o.id === chosen.offerId);
      if (!chosen || !offer) throw new Problem('conflict', { message: 'Choose an offer first' });
      const rate = rateWith(offer, call.body.payType, product.membershipDiscount ?? null);
      return [
        {
          type: 'payTypeChosen',
          payType: call.body.payType,
          rate,
          monthlyPayment: paymentFor(chosen.lineAmount, rate, chosen.term, product.ageRestricted),
        },
      ];
    });
    const { rate, monthlyPayment } = after.facts.applicationPhase.payType ?? { rate: 0, monthlyPayment: 0 };
    return { version: after.version, rate, monthlyPayment };
  }),

  route(accountsConfirm, async (call) => ({
    version: (await edit(call, () => [{ type: 'accountsConfirmed' }])).version,
  })),
];
