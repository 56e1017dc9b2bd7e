import type { DatabaseContext } from '@hearthline/database/stores/context.ts';
import type { Listener } from '@hearthline/database/listener.ts';
import type { JobSender } from '@hearthline/database/stores/application/work.ts';
import type { DocumentSigner } from '@hearthline/documents/seal/signer.ts';
import type { Blobs, DocumentStorage } from '@hearthline/documents/storage/storage.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Lenders } from './lenders.ts';
import type { SecurityLog } from './security-log.ts';
import type { ChatVendors } from './chat-vendors.ts';
import type { Providers } from './providers.ts';

/** What every folder of the server may use, in jobs and requests alike. Built once at start (build-context.ts); web/context.ts adds what only requests need. */
export type Context = DatabaseContext & {
  readonly config: Config;
  /** The lenders with the settings in force. */
  readonly lenders: Lenders;
  readonly log: Logger;
  /** Writes an event of the security log. */
  readonly securityLog: SecurityLog;
  /** Hints from other processes over the one LISTEN connection. */
  readonly listener: Listener;
  readonly providers: Providers;
  /** The services that chats with people may run over in place of the product's own. */
  readonly chatVendors: ChatVendors;
  /** Where the DNS records of lenders' domains are looked up; null: where this machine looks. */
  readonly nameServers: readonly string[] | null;
  /** Documents, where they and the uploads lie (encrypted), and the certificate documents are sealed with. */
  readonly documents: { readonly storage: DocumentStorage; readonly blobs: Blobs; readonly signer: DocumentSigner };
  /** Sends durable jobs inside a transaction. */
  readonly jobs: JobSender;
};
