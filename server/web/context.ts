import type { Changes } from '@hearthline/database/changes.ts';
import type { CardField } from '../config/widgets.ts';
import type { EngineContext } from '../engine/step.ts';
import type { ChatHub } from '../chat/hub.ts';
import type { Access } from '../identity/access/access.ts';
import type { BrokerContext } from '../identity/broker/broker.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { PageDataFor } from '../organizations/page-data.ts';
import type { UploadContext } from '../uploads/accept-upload.ts';
import type { RequestLimits } from './request-limits.ts';

/** Everything a request may use; built once at start (build-context.ts). */
export type WebContext = EngineContext &
  BrokerContext &
  UploadContext & {
    /** Wakes requests that wait for an application to change. */
    readonly changes: Changes;
    readonly access: Access;
    /** The chat's sockets of this process. */
    readonly chats: ChatHub;
    /** How many requests a session or an IP address may send to this process. */
    readonly limits: RequestLimits;
    readonly organizations: Organizations;
    readonly pageData: PageDataFor;
    /** Where borrowers type a card; null: paying on our pages is not possible. */
    readonly cardField: CardField | null;
    /** The metrics as Prometheus reads them; null where nothing is measured. */
    readonly metricsText: (() => Promise<string>) | null;
    /** Aborted when the process begins to stop: long polls end. */
    readonly stopping: AbortSignal;
    /** The named checks of `/readyz`; each part of the context adds its own. */
    readonly readiness: Readonly<Record<string, () => Promise<boolean>>>;
    /** Named checks that `/readyz` shows and does not fail for: the product works, and what it works with is late. */
    readonly freshness: Readonly<Record<string, () => Promise<boolean>>>;
  };
