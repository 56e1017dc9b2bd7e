import { lenderOf } from '../../../organizations/organizations.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { ErrorCode } from '@hearthline/contract/errors.ts';
import { emailAddress } from '@hearthline/contract/fields.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { addAccount } from '../../access/open-account.ts';
import { passwordProblem } from '../../access/password-check.ts';
import { signInByPassword } from '../../access/sign-in.ts';
import { codeStep, type OpenStep, stepBefore } from '../../access/sign-in-steps.ts';
import { allowAttempt, bucket, returnRefused, signUpBuckets, waitFor } from '../../access/throttle.ts';
import type { Context } from '../../../config/context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { isFlagOnAnywhere, REALM_FLAGS } from '../../../organizations/flags.ts';
import { clientInfoOf, pathOf } from '../../request-parts.ts';
import { codePage, NONCES, noticePage, signInPage, type Nonces, type SignInPage } from './pages.ts';
import { BROKER_ROOT, isOurs } from './provider.ts';
import { COPY, type Screen } from './copy.ts';

const FORM = 'application/x-www-form-urlencoded';
/** Requests to the library for which no row is written; every other one begins a sign-in. */
const WRITES_NOTHING = new RegExp(String.raw`^(?:${BROKER_ROOT}/(?:jwks|me|token|auth/[\w-]+)|/\.well-known/openid-configuration)$`);
type Wrong = SignInPage['wrong'];
type Typed = { readonly email: string; readonly password: string };
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** What the form says of a refusal. */
const REFUSALS: Readonly<Partial<Record<ErrorCode, string>>> = {
  too_many_requests: COPY.tooMany,
  password_blocked: COPY.blocked,
  password_link_required: COPY.linkSent,
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The lender that a sign-in is for. */
const lenderIn = (ctx: Context, { params }: Interaction): Lender => lenderOf(ctx, text(params['organization']));

/** Passes a request to the broker's library, which sends the reply itself; the product's own headers remain on it. */
function passToProvider(provider: Provider, fonts: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
  Object.assign(request.raw, { [NONCES]: { style: reply.cspNonce.style, fonts } satisfies Nonces });
  reply.hijack();
  return provider.callback()(request.raw, reply.raw);
}

/** A lender with its own host returns through that host: the content security policy must allow the form to end there. */
function allowReturn(reply: FastifyReply, ctx: Context, back: unknown): void {
  if (!isOurs(ctx, text(back), /^/)) return;
  const policy = text(reply.getHeader('content-security-policy'));
  void reply.header('content-security-policy', policy.replace("form-action 'self'", `form-action 'self' ${new URL(text(back)).origin}`));
}

/** Serves the embedded broker: its protocol below /oidc and at the well-known path, its two pages as plain forms. `fonts`: the font-face rules. */
export async function mountEmbeddedBroker(
  app: FastifyInstance,
  ctx: Context,
  broker: () => Promise<Provider>,
  fonts: string,
): Promise<void> {
  /** The sign-in that the address names, begun in this browser; one cookie is for all of them, so another one is over. */
  const begun = async (request: FastifyRequest, reply: FastifyReply): Promise<Interaction> => {
    const interaction = await (await broker()).interactionDetails(request.raw, reply.raw);
    if (interaction.uid !== (request.params as { uid?: string }).uid) throw new errors.SessionNotFound('another sign-in was begun since');
    return interaction;
  };
  const show = async (request: FastifyRequest, reply: FastifyReply, screen: Screen, email: string | null, wrong: Wrong) => {
    const interaction = await begun(request, reply);
    allowReturn(reply, ctx, interaction.params['redirect_uri']);
    const html = signInPage({
      screen,
      lender: lenderIn(ctx, interaction),
      uid: interaction.uid,
      email: email ?? text(interaction.params['login_hint']),
      wrong,
      fonts,
      nonce: reply.cspNonce.style,
    });
    return reply
      .code(wrong === null ? 200 : 422)
      .type('text/html; charset=utf-8')
      .send(html);
  };
  const askCode = async (request: FastifyRequest, reply: FastifyReply, challenge: string, isWrong: boolean) => {
    const interaction = await begun(request, reply);
    allowReturn(reply, ctx, interaction.params['redirect_uri']);
    const { uid } = interaction;
    const html = codePage({ lender: lenderIn(ctx, interaction), uid, challenge, isWrong, fonts, nonce: reply.cspNonce.style });
    return reply
      .code(isWrong ? 422 : 200)
      .type('text/html; charset=utf-8')
      .send(html);
  };
  /** Notes the result of a sign-in; where the browser is sent to go on. */
  const finish = async (request: FastifyRequest, reply: FastifyReply, result: Parameters<Provider['interactionResult']>[2]) =>
    (await broker()).interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  const finishFor =
    (request: FastifyRequest, reply: FastifyReply) =>
    async (identityUuid: string): Promise<string> =>
      finish(request, reply, { login: { accountId: identityUuid, remember: false } });

  /** Where the browser is sent once the person has proved who they are, or what is wrong with the input. */
  type Try = (
    request: FastifyRequest,
    typed: Typed,
    lender: Lender,
    proved: (identityUuid: string) => Promise<string>,
  ) => Promise<string | Wrong | OpenStep>;
  const tries: Readonly<Record<Screen, Try>> = {
    'sign-in': async (request, typed, _lender, proved) =>
      (await signInByPassword(ctx, { ...typed, clientInfo: clientInfoOf(request) }, async (client, identityUuid) => {
        const before = await stepBefore(ctx, client, identityUuid, { request });
        if (before === null) return proved(identityUuid);
        return before.needs === 'CODE' ? before : { field: null, message: COPY.expired };
      })) ?? { field: null, message: COPY.wrongCredentials },
    'sign-up': async (request, typed, lender, proved) => {
      const email = emailAddress.safeParse(typed.email);
      if (!email.success) return { field: 'email', message: 'Please enter a valid email address' };
      const weakness = passwordProblem(typed.password, { email: email.data, lender: lender.name });
      if (weakness !== null) return { field: 'password', message: weakness };
      const buckets = signUpBuckets(ctx.config, emailKey(email.data), request.ip);
      await allowAttempt(ctx, buckets);
      const account = { email: email.data, password: typed.password, phoneNumber: null, organization: lender.orgCode };
      const added = await addAccount(ctx, account);
      if (added !== null) return proved(added);
      await returnRefused(ctx, buckets);
      return { field: 'email', message: COPY.exists };
    },
  };

  // In production the broker does not exist until a lender uses it; elsewhere a page may be shown with the flags of its own tab.
  const refuseUnused = async (): Promise<void> => {
    if (ctx.config.production && !(await isFlagOnAnywhere(ctx, Object.values(REALM_FLAGS)))) throw new Problem('not_found');
  };

  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseUnused);
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 8192 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.setErrorHandler(async (error, request, reply) => {
      if (error instanceof Problem && error.code === 'not_found') throw error;
      const isOver = (error as Error).name === 'SessionNotFound';
      if (!isOver) request.log.error({ err: error }, 'the broker’s page failed');
      return reply.redirect(`/auth/login?brokerError=${isOver ? 'expired' : 'failed'}`, 303);
    });
    const hidden = { schema: { hide: true } };
    scope.get<{ Querystring: { screen?: string } }>(`${BROKER_ROOT}/interaction/:uid`, hidden, async (request, reply) => {
      const { params } = await begun(request, reply);
      const screen = request.query.screen ?? text(params['screen']);
      return show(request, reply, screen === 'sign-up' ? 'sign-up' : 'sign-in', null, null);
    });
    scope.get(`${BROKER_ROOT}/interaction/:uid/leave`, hidden, async (request, reply) => {
      await begun(request, reply);
      return reply.redirect(await finish(request, reply, { error: 'access_denied' }), 303);
    });
    scope.post<{ Body: { challenge?: unknown; code?: unknown } }>(
      `${BROKER_ROOT}/interaction/:uid/code`,
      hidden,
      async (request, reply) => {
        await begun(request, reply);
        const typed = { challenge: text(request.body.challenge), code: text(request.body.code) };
        try {
          const entered = await codeStep(ctx, { request, reply }, typed, async (client, identityUuid) =>
            (await stepBefore(ctx, client, identityUuid, { request, isWhole: true })) ? null : finishFor(request, reply)(identityUuid),
          );
          if (entered === null) return await askCode(request, reply, typed.challenge, true);
          if (entered.value === null) return await show(request, reply, 'sign-in', null, { field: null, message: COPY.expired });
          return await reply.redirect(entered.value, 303);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          return show(request, reply, 'sign-in', null, {
            field: null,
            message: error.code === 'challenge_over' ? COPY.over : COPY.tooMany,
          });
        }
      },
    );
    for (const screen of ['sign-in', 'sign-up'] as const)
      scope.post<{ Body: Partial<Typed> }>(`${BROKER_ROOT}/interaction/:uid/${screen}`, hidden, async (request, reply) => {
        const typed = { email: text(request.body.email).trim(), password: text(request.body.password) };
        const interaction = await begun(request, reply);
        try {
          const outcome = await tries[screen](request, typed, lenderIn(ctx, interaction), finishFor(request, reply));
          if (typeof outcome === 'string') return await reply.redirect(outcome, 303);
          if (outcome && 'challenge' in outcome) return await askCode(request, reply, outcome.challenge, false);
          return await show(request, reply, screen, typed.email, outcome);
        } catch (error) {
          const message = error instanceof Problem ? REFUSALS[error.code] : undefined;
          if (message === undefined) throw error;
          return show(request, reply, screen, typed.email, { field: null, message });
        }
      });
  });

  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseUnused);
    // the library reads bodies itself
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const url of [`${BROKER_ROOT}/*`, '/.well-known/openid-configuration'])
      scope.route({
        method: ['GET', 'POST'],
        url,
        schema: { hide: true },
        handler: async (request, reply) => {
          const wait = WRITES_NOTHING.test(pathOf(request.url)) ? 0 : await waitFor(ctx, [bucket(ctx.config, 'brokerIp', request.ip)]);
          if (wait > 0)
            return reply
              .code(429)
              .header('retry-after', String(wait))
              .type('text/html; charset=utf-8')
              .send(
                noticePage({ title: COPY.busy, text: COPY.tooMany, home: ctx.config.publicUrl }, { style: reply.cspNonce.style, fonts }),
              );
          return passToProvider(await broker(), fonts, request, reply);
        },
      });
  });
}
