import { ERRORS, type ErrorCode } from './errors.ts';

/** One invalid field: a path such as `applicant.zip`, '' for the request as a whole, and a message for the person who typed it. */
export type FieldError = { readonly field: string; readonly message: string };

type Details = {
  /** Replaces the registered title in `message`. Must contain no personal data. */
  readonly message?: string;
  readonly errors?: readonly FieldError[];
  /** Extra members of the response (the newer version on 412, for example). */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The body of every error response: RFC 9457 plus the `message` and `errors[]` members the client shows. */
export type ProblemBody = {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  message: string;
  errors: readonly FieldError[];
  instance: string;
  /** The trace of the request (W3C Trace Context), as log lines and the traces of a collector name it: the reference a borrower may read to support. */
  traceId: string;
};

/** An error response, by a registered code of contract/errors.ts. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly extra: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, details: Details = {}) {
    const row = ERRORS[code];
    super(details.message ?? row.title);
    this.name = 'Problem';
    this.code = code;
    this.status = row.status;
    this.errors = details.errors ?? [];
    this.extra = details.extra ?? {};
    this.headers = details.headers ?? {};
  }

  /** The wire form; `instance` is the request id, for support to find the request by. */
  toBody(requestId: string, traceId: string): ProblemBody {
    return {
      ...this.extra,
      type: `/docs/errors#${this.code}`,
      title: ERRORS[this.code].title,
      status: this.status,
      code: this.code,
      message: this.message,
      // what a client shows is always here: the invalid fields, or else the message
      errors: this.errors.length > 0 ? this.errors : [{ field: '', message: this.message }],
      instance: `urn:request:${requestId}`,
      traceId,
    };
  }
}
