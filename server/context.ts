import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Access } from './access/caller.ts';
import type { Broker } from './broker/sides.ts';
import type { Changes } from './db/changes.ts';
import type { JobSender } from './checklist/due-work.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Listener } from './db/listener.ts';
import type { DocumentSigner } from './documents/seal/signer.ts';
import type { DocumentStorage } from './documents/storage/storage.ts';
import type { Organizations, PageDataFor } from './http/organizations.ts';
import type { FileScanner } from './uploads/scan/file-scanner.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Providers } from './work/providers.ts';

/** Everything a request or a job may use; built once at start (build-context.ts). */
export type Context = {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  /** One pool for the process. */
  readonly pool: Pool;
  /** Hints from other processes over the one LISTEN connection. */
  readonly listener: Listener;
  readonly secrets: Secrets;
  readonly providers: Providers;
  /** Where papers lie, and what they are sealed with. */
  readonly documents: { readonly storage: DocumentStorage; readonly signer: DocumentSigner };
  /** Looks for viruses in what people send. */
  readonly scanFile: FileScanner;
  /** Sends durable jobs inside a transaction. */
  readonly jobs: JobSender;
  /** Wakes whoever waits for an application to change. */
  readonly changes: Changes;
  readonly access: Access;
  /** Sign-in by an OpenID provider. */
  readonly broker: Broker;
  readonly organizations: Organizations;
  readonly pageData: PageDataFor;
  /** Aborted when the process begins to stop: whoever holds a request open lets it go. */
  readonly stopping: AbortSignal;
  /** Named questions `/readyz` asks; each part of the context adds its own. */
  readonly readiness: Readonly<Record<string, () => Promise<boolean>>>;
};
