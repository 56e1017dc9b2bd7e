import { EMAIL_PROOF_ENDPOINTS } from '@hearthline/contract/identity/email-proof.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { changeEmail, emailKey, identityByEmail, identityByUuid, markEmailProved } from '@hearthline/database/stores/person/identities.ts';
import { accountPages, outside } from '@hearthline/journey/paths.ts';
import { tellOwner } from '../../../identity/access/account-mail.ts';
import { sendCode, spendCode } from '../../../identity/access/mailed-code.ts';
import { detailsOf } from '../../../identity/access/security-events.ts';
import { requireRecentSignIn } from '../../../identity/access/step-up.ts';
import { sendToAddress } from '../../../messages/outbox.ts';
import { routes } from '../../http/route.ts';

export const EMAIL_PROOF_ROUTES = routes(EMAIL_PROOF_ENDPOINTS, {
  emailCode: async ({ body, caller, ctx, request }) => {
    const identity = await identityByUuid(ctx.pool, caller.identityUuid);
    if (!identity) throw new Problem('unauthenticated');
    const { email = identity.email, again = false } = body;
    const isNew = emailKey(email) !== identity.email_key;
    if (!isNew && identity.email_verified_at !== null) return { email: identity.email, isProved: true, code: null };
    if (isNew) requireRecentSignIn(ctx, caller);
    // The owner of the address learns that it was asked for, and the caller does not learn that it has an account.
    const isTaken = isNew && (await identityByEmail(ctx.pool, email)) !== undefined;
    const to = { orgCode: identity.organization_code, applicationUuid: null, address: email, at: ctx.clock.now() };
    const sending = { purpose: 'EMAIL' as const, subject: identity.uuid, newEmail: isNew ? email : null, to: email, ip: request.ip, again };
    const sent = await sendCode(ctx, sending, async (client, code) =>
      sendToAddress(
        ctx,
        client,
        to,
        isTaken
          ? { kind: 'EMAIL_TAKEN', data: { path: outside.authLogin({ email }) } }
          : { kind: 'EMAIL_CODE', data: { code, path: accountPages.confirmEmail() } },
      ),
    );
    return { email, isProved: false, code: sent };
  },

  emailConfirm: async ({ body, caller, ctx, request }) =>
    spendCode(ctx, { purpose: 'EMAIL', subject: caller.identityUuid }, body.code, async (client, { new_email: newEmail }) => {
      const now = ctx.clock.now();
      const identity = await identityByUuid(client, caller.identityUuid);
      if (!identity) throw new Problem('unauthenticated');
      if (newEmail === null) {
        await markEmailProved(client, identity.uuid, identity.email, now);
        ctx.securityLog('email-proved', detailsOf(request));
        return { email: identity.email };
      }
      // another person has opened an account with it meanwhile
      if (!(await changeEmail(client, identity.uuid, newEmail, now))) throw new Problem('code_over');
      // a stranger's address, typed by mistake, is told nothing
      if (identity.email_verified_at !== null) await tellOwner(ctx, client, identity, 'EMAIL_CHANGED');
      ctx.securityLog('email-changed', detailsOf(request));
      return { email: newEmail };
    }),
});
