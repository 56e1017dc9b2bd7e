import inject from 'light-my-request';
import type Provider from 'oidc-provider';
import * as oidc from 'openid-client';
import type { Configuration } from 'openid-client';
import type { Context } from '../../config/context.ts';
import { CLIENT_ID, embeddedBroker } from './embedded/provider.ts';

/** Sign-in with an OpenID provider: the embedded one, or another by configuration. Both are created on first use. */
export type Broker = {
  /** The broker inside the product; null where another OpenID provider is configured. */
  readonly embedded: (() => Promise<Provider>) | null;
  /** This product as a client of the provider (OpenID Connect Discovery). */
  readonly client: () => Promise<Configuration>;
};

export type BrokerContext = Context & {
  /** Sign-in by an OpenID provider. */
  readonly broker: Broker;
};

/** Milliseconds an OpenID provider may take to answer. */
const TIME_OUT = 10_000;

/** Creates once and remembers; a creation that failed is tried again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Calls the broker in this process without a socket: its public name need not be reachable from here. */
function inProcess(embedded: () => Promise<Provider>): oidc.CustomFetch {
  return async (url, options) => {
    const { method, headers } = options;
    // the code flow posts forms, and nothing else has a body
    const form = options.body instanceof URLSearchParams ? options.body.toString() : undefined;
    const callback = (await embedded()).callback();
    const { pathname, search, host } = new URL(url);
    const answer = await inject((request, response) => void callback(request, response), {
      method: method as 'GET',
      url: pathname + search,
      headers: { ...headers, host, 'x-forwarded-proto': new URL(url).protocol.slice(0, -1) },
      ...(form !== undefined && { payload: form }),
    });
    const head = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]);
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers: head });
  };
}

/** Builds both sides of sign-in by OpenID Connect. */
export function buildBroker(ctx: Pick<Context, 'config' | 'lenders' | 'pool' | 'secrets' | 'clock' | 'log'>): Broker {
  const { identityProvider, publicUrl } = ctx.config;
  const embedded = identityProvider === null ? once(() => embeddedBroker(ctx)) : null;
  const issuer = new URL(identityProvider?.issuer ?? publicUrl);
  const client = once(() =>
    oidc.discovery(
      issuer,
      identityProvider?.clientId ?? CLIENT_ID,
      undefined,
      identityProvider?.clientSecret === undefined ? oidc.None() : oidc.ClientSecretPost(identityProvider.clientSecret),
      {
        timeout: TIME_OUT / 1000,
        // plain http is for this machine only; the settings of production refuse it
        ...(issuer.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }),
        ...(embedded !== null && { [oidc.customFetch]: inProcess(embedded) }),
      },
    ),
  );
  return { embedded, client };
}
