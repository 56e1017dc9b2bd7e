import type { operations } from '../../generated/api.d.ts';

/** The id of an operation in the API's description. */
export type OperationId = keyof operations;

/** An operation as a call names it: its method and path (`GET /desk/api/v1/session`). Its type knows the id, and by it what is sent and answered. */
export type Operation<Id extends OperationId> = string & { readonly id?: Id };

type Content<T> = T extends { content: infer Body } ? Body[keyof Body] : never;
type Requested<Id extends OperationId> = operations[Id] extends { requestBody?: infer Request } ? Request : never;

/** The body of a request. */
export type OperationBody<Id extends OperationId> = Content<NonNullable<Requested<Id>>>;

type Success = 200 | 201 | 202 | 204 | 206;
type Replies<Id extends OperationId> = operations[Id]['responses'];
/** A document arrives as bytes. */
type Received<Content> = { [Type in keyof Content]: Type extends 'application/pdf' ? Uint8Array : Content[Type] }[keyof Content];
/** The body of a reply that is not a refusal; undefined where it has none. */
export type Reply<Id extends OperationId> = {
  [Status in keyof Replies<Id> & Success]: Replies<Id>[Status] extends { content: infer Content } ? Received<Content> : undefined;
}[keyof Replies<Id> & Success];

/** What a call may always say. */
export type CallOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** The request outlives the page. */
  readonly keepalive?: boolean;
  /** The reply is a file of any type. */
  readonly as?: 'blob';
  /** Milliseconds after which this call times out, where that is not as for others: a large file. */
  readonly timeOut?: number;
  /** Sends the request in place of `fetch`, which tells nothing of how much of a body was sent. */
  readonly send?: (request: Request) => Promise<Response>;
};
type Body<Id extends OperationId> = [OperationBody<Id>] extends [never]
  ? { readonly body?: undefined }
  : undefined extends Requested<Id>
    ? { readonly body?: OperationBody<Id> }
    : { readonly body: OperationBody<Id> };

/** What a call sends: the parts of the address, and the body. */
export type Input<Id extends OperationId> = Pick<operations[Id]['parameters'], 'path' | 'query' | 'header'> & Body<Id> & CallOptions;

/** The arguments of a call: where nothing has to be sent, nothing has to be said. */
export type OperationArguments<Id extends OperationId> = object extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** Calls an operation. Resolves to the body of its reply; throws ApiError for every reply that is not 2xx, and when none comes. */
export type Call = <Id extends OperationId>(operation: Operation<Id>, ...input: OperationArguments<Id>) => Promise<Reply<Id>>;
