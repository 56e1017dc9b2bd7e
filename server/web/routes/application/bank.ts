import { BANK_ENDPOINTS, type disburseAccount } from '@hearthline/contract/application/bank.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, applicationByUuid, type Connection } from '@hearthline/database/stores/application/application.ts';
import { readOfferSet } from '@hearthline/database/stores/application/offer-set.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { endPendingLink, savePendingLink } from '@hearthline/database/stores/application/pending-links.ts';
import { accountOf, type KnownAccount, knownAccounts, type PayAccount, saveAccount } from '@hearthline/database/stores/person/parties.ts';
import { nameOfIdentity } from '@hearthline/database/stores/person/profiles.ts';
import { lenderOf } from '../../../organizations/organizations.ts';
import type { Account, VerificationPhase } from '@hearthline/journey/facts/verification-state.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { changesPayee, CONTROL_ONLY } from '@hearthline/journey/steps/payee.ts';
import { isAuthorized } from '@hearthline/journey/steps/verification.ts';
import type { PayType } from '@hearthline/rules/enums.ts';
import { paymentFor } from '@hearthline/rules/offers/payments.ts';
import { rateWith } from '@hearthline/rules/offers/quote.ts';
import { v7 } from 'uuid';
import type { z } from 'zod';
import { checkAccount, confirmDeposits, waitOf } from '../../../applications/accounts.ts';
import { requireSettledIdentity } from '../../../engine/allowed.ts';
import { countedCheck } from '../../../identity/access/throttle.ts';
import { requireRecentSignIn } from '../../../identity/access/step-up.ts';
import { makeAutopayAuthorization } from '../../../steps/closing/autopay-authorization.ts';
import type { WebContext } from '../../context.ts';
import { edit, requireOwnPage, routes } from '../../http/route.ts';
import { portsOf } from '../../../config/providers.ts';

/** Wrong pairs of amounts after which the vendor ends the check (lending §4.10). */
const DEPOSIT_TRIES = 3;
type Role = 'DISBURSEMENT' | 'AUTOPAY';
const KEYS = { DISBURSEMENT: 'disbursement', AUTOPAY: 'autopay' } as const;

/** What the chosen line costs with and without autopay. Throws conflict before an offer is chosen. */
async function termsOf({ facts, product }: Application, on: Connection) {
  const chosen = facts.selection;
  const offer = chosen && (await readOfferSet(on, chosen.offerSetId))?.priced.offers.find((o) => o.id === chosen.offerId);
  if (!chosen || !offer) throw new Problem('conflict', { message: 'Choose an offer first' });
  return (payType: PayType) => {
    const rate = rateWith(offer, payType, product.membershipDiscount ?? null);
    return { rate, monthlyPayment: paymentFor(chosen.lineAmount, rate, chosen.term, product.ageRestricted) };
  };
}

/** An account as its owner sees it: never why it was not accepted, which would tell strangers' accounts apart. */
function shown({ accountId, mask, verification, deposits }: Account, known: ReadonlyMap<string, KnownAccount>) {
  const { type = null, holder = null, bank = null } = known.get(accountId) ?? {};
  return {
    mask,
    bank,
    accountType: type,
    owner: holder,
    verification,
    deposits: deposits ? { expectedOn: deposits.expectedOn, triesLeft: DEPOSIT_TRIES - deposits.tries } : null,
  };
}

/** Once the note is signed, payments from another account need an authorization of their own, of which the borrower gets a copy (12 CFR 1005.10(b)). */
const authorizationFor = async (ctx: WebContext, application: Application, account: () => Promise<PayAccount | null>) => {
  const known = application.facts.verification.signed.CLOSING === undefined ? null : await account();
  return known && makeAutopayAuthorization(ctx, application, known);
};

/**
 * Throws step_up_required where the money would get another account than was given, and the borrower has not just proved who they are: a refused
 * account counts as given, and so does one that a transfer came back from.
 */
function requireProofToChange({ ctx, caller }: Parameters<typeof edit>[0], role: Role, { facts }: Pick<Application, 'facts'>): void {
  if (role === 'DISBURSEMENT' && changesPayee(facts)) requireRecentSignIn(ctx, caller);
}

/** Verifies an account, counted against the limit of such checks, and records it for its role. */
async function giveAccount(call: Parameters<typeof edit>[0], role: Role, given: z.output<typeof disburseAccount.body>) {
  const { ctx, params, caller, request } = call;
  const before = await applicationByUuid(ctx.pool, params.uuid);
  requireProofToChange(call, role, before);
  await requireSettledIdentity(ctx.pool, before);
  const counted = { identityUuid: caller.identityUuid, ip: request.ip };
  const checked = await countedCheck(ctx, 'bankChecks', counted, async () => checkAccount(ctx, before, given));
  const { account, verification, reason, deposits } = checked;
  const isDrawnFrom = role === 'AUTOPAY' && verification !== 'FAILED_VERIFICATION';
  const authorization = isDrawnFrom ? await authorizationFor(ctx, before, async () => account) : null;
  const after = await edit(call, async (application, client) => {
    requireProofToChange(call, role, application);
    if (account.holder !== (await nameOfIdentity(client, application.identityUuid)))
      throw new Problem('conflict', { message: 'Your name was changed while the bank was asked. Give the account again.' });
    const accountId = v7();
    await saveAccount(ctx, client, params.uuid, accountId, role, account);
    if ('publicToken' in given)
      await endPendingLink(client, params.uuid, { purpose: role === 'AUTOPAY' ? 'AUTOPAY' : 'DISBURSE', method: null });
    const { mask } = account;
    return [
      {
        type: 'accountGiven',
        role,
        accountId,
        mask,
        verification,
        entry: 'publicToken' in given ? 'LINKED' : 'TYPED',
        ...(reason && { reason }),
        ...(deposits && { deposits }),
        ...(role === 'DISBURSEMENT' && changesPayee(application.facts) && { waitsUntil: waitOf(ctx, application) }),
      },
      ...((await authorization?.write(client, application)) ?? []),
    ];
  });
  return {
    version: after.version,
    verification,
    mask: account.mask,
    depositsSent: deposits !== undefined,
    toAuthorize: authorization !== null,
  };
}

/** The account at the exchange as the borrower sees it; one that sent the money back was no refusal to open it. */
const exchangeOf = (wallet: VerificationPhase['wallet']) =>
  wallet !== null && 'address' in wallet
    ? { name: wallet.exchange, address: wallet.address, refused: null }
    : { name: null, address: null, refused: wallet?.ended ?? null };

export const BANK_ROUTES = routes(BANK_ENDPOINTS, {
  accountsGet: async ({ ctx, params }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const { created, selection, verification, closing } = application.facts;
    const { disbursement, autopay } = verification;
    const last = closing.disbursement;
    const known = await knownAccounts(
      ctx.pool,
      [disbursement, autopay].flatMap((account) => (account ? [account.accountId] : [])),
    );
    const terms = selection && (await termsOf(application, ctx.pool));
    return {
      disbursement: disbursement && shown(disbursement, known),
      autopay: autopay && {
        ...shown(autopay, known),
        sameAsDisbursement: autopay.accountId === disbursement?.accountId,
        authorized: isAuthorized(autopay),
      },
      returned: last?.stage === 'RETURNED' ? { by: last.to ?? ('BANK' as const), code: last.code } : null,
      exchange: created?.isCrypto ? exchangeOf(verification.wallet) : null,
      payType: selection?.payType ?? null,
      cashToYou: last?.amount ?? selection?.cashToYou ?? null,
      verifiedMonthly: verification.income.monthly,
      terms: terms && { AUTOPAY: terms('AUTOPAY'), MANUAL: terms('MANUAL') },
    };
  },

  bankLink: async ({ ctx, params, body, request }) => {
    requireOwnPage({ ctx, request }, body.redirectUri, 'redirectUri');
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const { first, last, email } = await applicantOf(ctx, application);
    const asked = {
      reference: application.uuid,
      purpose: body.purpose,
      person: { legalName: `${first} ${last}`, email },
      clientName: lenderOf(ctx, application.orgCode).name,
      ...(body.redirectUri && { redirectUri: body.redirectUri }),
    };
    const { data } = await portsOf(ctx, application).bankLink.createLinkToken(asked, { idempotencyKey: v7() });
    if (!data)
      throw new Problem('not_ready', { message: 'The bank service does not respond. Type the account numbers instead, or try again.' });
    const { linkToken, expiration, pageUrl: connectUrl } = data;
    await savePendingLink(ctx, application, { purpose: body.purpose, method: null, token: linkToken, expiresAt: expiration });
    return { linkToken, expiration, connectUrl };
  },

  disburseAccount: async (call) => giveAccount(call, 'DISBURSEMENT', call.body),

  autopayAccount: async (call) => {
    const { body } = call;
    if ('sameAsDisbursement' in body) {
      const before = await applicationByUuid(call.ctx.pool, call.params.uuid);
      const given = before.facts.verification.disbursement;
      const authorization = given && (await authorizationFor(call.ctx, before, async () => accountOf(call.ctx, given.accountId)));
      const after = await edit(call, async (application, client) => {
        const { facts } = application;
        const same = facts.verification.disbursement;
        if (!same) throw new Problem('conflict', { message: 'Give the account that receives the money first' });
        const { accountId, mask, verification, reason } = same;
        if (same.accountId !== given?.accountId) throw new Problem('conflict', { message: 'Your account has changed. Look at it again.' });
        return [
          { type: 'accountGiven', role: 'AUTOPAY', accountId, mask, verification, ...(reason && { reason }) },
          ...((await authorization?.write(client, application)) ?? []),
        ];
      });
      const { verification, mask } = after.facts.verification.autopay ?? { verification: 'PENDING_REVIEW', mask: '' };
      return {
        version: after.version,
        verification,
        mask,
        depositsSent: false,
        toAuthorize: authorization !== null,
      };
    }
    return giveAccount(call, 'AUTOPAY', body);
  },

  microDeposits: async (call) => {
    const { ctx, params, body } = call;
    const key = KEYS[body.role];
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const waiting = application.facts.verification[key]?.deposits;
    if (!waiting) throw new Problem('conflict', { message: 'No deposits are on their way to this account' });
    const { result, reason } = await confirmDeposits(ctx, application, waiting, body.cents);
    const after = await edit(call, ({ facts: now }) => {
      const current = now.verification[key]?.deposits;
      // answered meanwhile by another request, or another account was given
      if (current?.checkRef !== waiting.checkRef || current.tries !== waiting.tries) return [];
      const { role } = body;
      if (result === 'MISTAKEN') return [{ type: 'depositsMistaken', role }];
      const told = (verification: Account['verification'], why = reason): Fact[] => [
        {
          type: 'accountReviewed',
          role,
          accountId: now.verification[key]?.accountId,
          verification,
          ...(why !== undefined && { reason: why }),
        },
      ];
      if (result !== 'CONTROL') return told('FAILED_VERIFICATION');
      // The amounts prove who reads the account, not whose it is: before the line's cash goes there, staff look.
      return role === 'DISBURSEMENT' ? told('PENDING_REVIEW', CONTROL_ONLY) : told('VERIFIED');
    });
    const account = after.facts.verification[key];
    return {
      version: after.version,
      verification: account?.verification ?? 'PENDING_REVIEW',
      triesLeft: account?.deposits ? DEPOSIT_TRIES - account.deposits.tries : 0,
    };
  },

  payTypePut: async (call) => {
    const { payType } = call.body;
    const after = await edit(call, async (application, client) => [
      { type: 'payTypeChosen', payType, ...(await termsOf(application, client))(payType) },
    ]);
    const { rate, monthlyPayment } = after.facts.verification.payType ?? { rate: 0, monthlyPayment: 0 };
    return { version: after.version, rate, monthlyPayment };
  },

  accountsConfirm: async (call) => ({
    version: (await edit(call, () => [{ type: 'accountsConfirmed' }])).version,
  }),
});
