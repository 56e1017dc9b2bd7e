type Problem = {
  readonly code?: string;
  readonly title?: string;
  readonly message?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
};

/** What every failed call throws. `status` is 0 when no reply came (no network, time-out). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, data: unknown, cause?: unknown) {
    super(`The server answered ${status}`, { cause });
    this.status = status;
    this.problem = typeof data === 'object' && data !== null ? data : {};
  }
}

const WORDS: Readonly<Record<number, string>> = {
  0: 'The server could not be reached. Check your connection and try again; nothing you typed is lost.',
  403: 'Your role does not allow this.',
  404: 'This does not exist, or belongs to another lender.',
  408: 'This took too long. Try again.',
  412: 'Someone changed this meanwhile. Read it again, then try again.',
  429: 'That was too often. Wait a few minutes and try again.',
};

/** What is said of a failed call: the server's sentences, else ours by its status. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something unexpected happened. Try again.';
  // A refusal by role or by what a colleague did meanwhile says who may, or who was quicker.
  const { title, message } = error.problem;
  if ((error.status === 403 || error.status === 409) && message !== undefined && message !== title) return message;
  const said = error.problem.errors?.map(({ message }) => message).filter(Boolean) ?? [];
  if (error.status === 0 || said.length === 0) return WORDS[error.status] ?? 'Something unexpected happened. Try again.';
  return WORDS[error.status] ?? [...new Set(said)].join(' ');
}

export const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.problem.code : undefined);
