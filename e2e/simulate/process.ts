import type { WebContext } from '@hearthline/server/web/context.ts';
import type { Host } from './time/hosts.ts';

/** A process, with the context of the product in it. */
export type Process = { readonly host: Host; readonly ctx: WebContext };
