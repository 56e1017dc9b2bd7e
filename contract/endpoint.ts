import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { z } from 'zod';
import type { StaffRole } from './desk/roles.ts';

/**
 * Who may call an operation. `owner` is the borrower of the application in the request, plus the parties in `also`; `signer` a co-signer of
 * that application; `signed-in` any identity; `broker` a broker or loan officer, with an account of their own; `conversation` the holder of the token
 * of the chat in the request, in its header; `lender-draft` the holder of the link with which a new lender is set up, in its header.
 */
export const ACCESS_RULES = [
  'anyone',
  'signed-in',
  'broker',
  'owner',
  'signer',
  'staff',
  'conversation',
  'lender-draft',
  'sandbox',
] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/**
 * Parties of one application: its borrower, its co-signers, the loan officer or broker who referred it, and its lender's staff. Any other
 * caller gets 404.
 */
export const PARTIES = ['borrower', 'signer', 'officer', 'staff'] as const;
export type PartyKind = (typeof PARTIES)[number];

/** Where an operation is allowed on an application: at these statuses, while it is open, or always. */
export type Where = readonly ChecklistStatus[] | 'open' | 'always';

/**
 * One rule for every request, or one by the caller's relation to the application, or one by a member of the request; a request without that
 * member is refused.
 */
export type AllowedIn =
  | Where
  | { readonly by: 'party' | `params.${string}` | `body.${string}`; readonly of: Readonly<Record<string, AllowedIn>> };

type Shape = z.ZodType;

type Operation = {
  /** Unique name; the operation's id in the API description. */
  readonly id: string;
  /** The service it belongs to; its tag in the API description. */
  readonly service: string;
  /** Path with `{name}` parameters, as in the specification. */
  readonly path: string;
  readonly summary: string;
  /** Parties of the application who may do what its borrower may, where `access` is `owner`. */
  readonly also?: readonly Exclude<PartyKind, 'borrower'>[];
  /** Statuses in which the operation is allowed; in any other it answers 409 out_of_order and changes nothing (server/web/http/route.ts). */
  readonly allowedIn?: AllowedIn;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  readonly reply: Shape;
  /** Status of a success; 200 by default. */
  readonly status?: 200 | 201 | 204;
  /** Codes of contract/errors.ts this operation may return, beyond the common ones. */
  readonly errors?: readonly string[];
  /** Polls do not renew tokens (AMB-122). */
  readonly poll?: true;
  /** Mutations take Idempotency-Key unless they are naturally repeatable (sign-in). */
  readonly idempotent?: false;
  /** The request names in If-Match the version that was read; one that names none answers 428 precondition_required and changes nothing. */
  readonly ifMatch?: 'required';
  /** Largest body in bytes, where pictures are included; one mebibyte by default. */
  readonly bodyLimit?: number;
  /** The borrower may call it before their email address is proved: it shows nothing of the application. */
  readonly beforeEmailProof?: true;
  /** It records no fact, so it does not count among the changes of its application (decision 0029). */
  readonly recordsNothing?: true;
  /** The body is multipart/form-data with one `file`, which is received separately (server/uploads/receive.ts). */
  readonly upload?: true;
  /** The body reaches the route unparsed, whatever its type: signatures are over its bytes. */
  readonly raw?: true;
};

type Change = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type OfApplication = 'owner' | 'signer';

/**
 * One operation of the API. The server registers no route without an endpoint here. An operation that changes an application declares where
 * it is allowed.
 */
export type Endpoint = Operation &
  (
    | { readonly method: 'GET' | Change; readonly access: Exclude<AccessRule, OfApplication | 'staff'> }
    /** `roles`: the roles it is for; staff of every role when absent. */
    | {
        readonly method: 'GET' | Change;
        readonly access: 'staff';
        readonly roles?: readonly StaffRole[];
        /** The part of an application that it shows, as the log of views names it: opening it is a look, recorded before it is answered (decision 0130). */
        readonly opens?: string;
      }
    | { readonly method: 'GET'; readonly access: OfApplication }
    | { readonly method: Change; readonly access: OfApplication; readonly allowedIn: AllowedIn }
  );

/** Declares an endpoint; bodies must be strict objects so that unknown fields are refused. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
