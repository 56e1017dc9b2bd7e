import type { Context } from '../../config/context.ts';
import type Provider from 'oidc-provider';
import type { Configuration } from 'openid-client';

/** Sign-in by an OpenID provider: the embedded one, or any other by configuration. Both are made when first asked for. */
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
