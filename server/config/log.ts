import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * The members a log line may have; any other is dropped. A list of allowed members cannot miss a new secret, as a list of forbidden ones
 * could (quality S8).
 */
const ALLOWED = new Set([
  'level',
  'time',
  'pid',
  'reqId',
  'traceId',
  'task',
  'msg',
  'err',
  'method',
  'route',
  'status',
  'ms',
  'operation',
  'service',
  'organization',
  'job',
  'queue',
  'work',
  'attempt',
  'provider',
  'code',
  'count',
  'name',
  'version',
  'port',
  'url',
  'role',
  'applicationUuid',
  'identityUuid',
  'requestId',
  'timer',
  'check',
  'state',
  'adopted',
  'migrations',
  'step',
  'outcome',
  'error',
]);

/** Removes possible personal data from a sentence: quoted values, email addresses, runs of digits, long tokens. */
export function scrub(text: string): string {
  return text
    .replaceAll(/=\([^)]*\)/g, '=(…)')
    .replaceAll(/"[^"\n]*"/g, '"…"')
    .replaceAll(/'[^'\n]*'/g, "'…'")
    .replaceAll(/[^\s@]+@[^\s@]+/g, '…@…')
    .replaceAll(/[A-Za-z0-9_-]{40,}/g, '…')
    .replaceAll(/\d[\d\- ]{3,}\d/g, '#');
}

/** What is logged of an error: its kind, code, scrubbed message and stack frames. */
function safeError(error: unknown): Record<string, unknown> {
  if (typeof error === 'string') return { type: 'string', message: scrub(error).slice(0, 400) };
  if (!(error instanceof Error)) {
    const { message } = (error ?? {}) as { message?: unknown };
    return { type: typeof error, ...(typeof message === 'string' && { message: scrub(message).slice(0, 400) }) };
  }
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: scrub(error.message).slice(0, 400),
    stack: frames.slice(0, 12),
    ...(error.cause !== undefined && { cause: safeError(error.cause) }),
  };
}

function onlyAllowed(line: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(line).filter(([name]) => ALLOWED.has(name)));
}

/** The process's log: JSON lines, each with a request id where there is one, nothing but allowed members. */
export function buildLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: safeError, error: safeError, req: () => undefined, res: () => undefined },
    formatters: { log: onlyAllowed, bindings: onlyAllowed },
  };
  const log = to ? pino(options, to) : pino(options);
  // pino writes a child's bindings past the formatters, so they are filtered here.
  const { child } = log;
  log.child = function onlyAllowedChild(this: Logger, bindings: Record<string, unknown>, more?: object) {
    return child.call(this, onlyAllowed(bindings), more);
  } as typeof log.child;
  return log;
}
