/** What is known of the script of Twilio beyond its types, from its sources. */
import { AGAIN_MS } from '@hearthline/web/live/pauses.ts';
import type { ClientOptions } from '@twilio/conversations';

/**
 * How the script is told of its services. Three of the options have no public name: `cdsUri` is read in `twilio-sync/src/configuration.ts`, `retryPolicy`
 * and `Twilsock.uri` in `twilsock/src/configuration.ts`. Without `retryPolicy` the pause between two attempts to connect grows to two minutes. Nothing of
 * the conversation is put into the storage of the browser.
 */
export function optionsOf(named: string | null): ClientOptions {
  const address = named?.replace(/\/+$/, '');
  const options: ClientOptions & { readonly retryPolicy: object; readonly cdsUri?: string } = {
    retryPolicy: { min: AGAIN_MS.first, max: AGAIN_MS.most, randomness: 0.5 },
    Sync: { enableSessionStorage: false },
    ...(address !== undefined && { apiUri: address, cdsUri: address, Twilsock: { uri: `${address.replace(/^http/, 'ws')}/v3/wsconnect` } }),
  };
  return options;
}

/** Whether the service has no such conversation for this person: the status of its reply, by `twilsock/src/error/twilsockupstreamerror.ts`. */
export const isNotThere = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && (error.status === 403 || error.status === 404);
