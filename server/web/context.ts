import type { Changes } from '@hearthline/database/listener.ts';
import type { EngineContext } from '../engine/step.ts';
import type { Access } from '../identity/access/access.ts';
import type { BrokerContext } from '../identity/broker/broker.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { PageDataFor } from '../organizations/page-data.ts';
import type { UploadContext } from '../uploads/accept-upload.ts';

/** Everything a request may use; built once at start (build-context.ts). */
export type WebContext = EngineContext &
  BrokerContext &
  UploadContext & {
    /** Wakes whoever waits for an application to change. */
    readonly changes: Changes;
    readonly access: Access;
    readonly organizations: Organizations;
    readonly pageData: PageDataFor;
    /** Aborted when the process begins to stop: whoever holds a request open lets it go. */
    readonly stopping: AbortSignal;
    /** Named questions `/readyz` asks; each part of the context adds its own. */
    readonly readiness: Readonly<Record<string, () => Promise<boolean>>>;
  };
