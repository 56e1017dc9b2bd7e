/**
 * What every failed call throws (B §8): status, status text, body, message and response. `status` is 0 when no reply came (network failure, time-out).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The response's status text, '' where there is none (HTTP/2). */
  readonly statusText: string;
  readonly data: unknown;
  readonly response: Response | undefined;

  constructor(message: string, parts: { status: number; data?: unknown; response?: Response | undefined; cause?: unknown }) {
    super(message, { cause: parts.cause });
    this.status = parts.status;
    this.statusText = parts.response?.statusText ?? '';
    this.data = parts.data;
    this.response = parts.response;
  }
}

const UNEXPECTED = 'Something unexpected happened';
const FETCHING = 'Error fetching';

function member(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The message of a refused call: the body's `status` when it is a word, else 'Error fetching' (B §8). */
export function messageOfBody(data: unknown): string {
  return text(member(data, 'status')) ?? FETCHING;
}

/** The code of a problem+json body, if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? text(member(error.data, 'code')) : undefined;
}

/** The server's own `message`, if it has one ("We do not currently offer loans in …"). */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? text(member(error.data, 'message')) : undefined;
}

/** Distinct messages, separated by commas, ending with a period; '' for none (AMB-113). */
export function joinErrors(messages: readonly string[]): string {
  const distinct = [...new Set(messages.map((message) => message.trim().replace(/\.$/, '')).filter((message) => message !== ''))];
  return distinct.length === 0 ? '' : `${distinct.join(', ')}.`;
}

function wordsOf(entry: unknown): string | undefined {
  return text(entry) ?? text(member(entry, 'message'));
}

/** The message shown after a failed call: the joined errors, which every refusal of the server has, else 'Something unexpected happened' (A §8). */
export function errorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return UNEXPECTED;
  const list = member(error.data, 'errors');
  const words = Array.isArray(list) ? list.map(wordsOf).filter((word) => word !== undefined) : [];
  return joinErrors(words) || UNEXPECTED;
}

/** A sentence of a refusal that belongs to one field, by the field's name in the API. */
export type FieldProblem = { readonly field: string; readonly message: string };

/** The sentences of a refusal that belong to fields. */
export function fieldProblems(error: unknown): readonly FieldProblem[] {
  const list = error instanceof ApiError ? member(error.data, 'errors') : undefined;
  return (Array.isArray(list) ? list : []).flatMap((row: unknown) => {
    const [field, message] = [text(member(row, 'field')), text(member(row, 'message'))];
    return field !== undefined && message !== undefined ? [{ field, message }] : [];
  });
}

/** A refusal shown at a field in the page's own words. */
export const refusedAt = (field: string, message: string): ApiError =>
  new ApiError(message, { status: 400, data: { errors: [{ field, message }] } });

/** What the server says of a refusal by role or by what was done meanwhile, where that is more than the title of its code. */
export function ownSentence(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || (error.status !== 403 && error.status !== 409)) return undefined;
  const message = text(member(error.data, 'message'));
  return message === text(member(error.data, 'title')) ? undefined : message;
}
