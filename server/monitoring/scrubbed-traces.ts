import { type Attributes, type ProxyTracerProvider, type Span, trace, type Tracer, type TracerProvider } from '@opentelemetry/api';

/**
 * The attributes a span may have; any other is dropped before it is recorded, whichever library sets it. No address with a path's values or a
 * query, no text of SQL (it is ours, but one that is built may hold a value), no client's address or browser, no message of an error.
 */
const ALLOWED = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
  'error.type',
  'network.protocol.version',
  'db.system.name',
  'db.operation.name',
  'db.namespace',
  'hook.name',
  'fastify.type',
  'exception.type',
  'hearthline.job.step',
  'hearthline.job.attempt',
  'hearthline.job.result',
]);

/** The attributes on the list. */
export const allowedAttributes = (given: Attributes): Attributes =>
  Object.fromEntries(Object.entries(given).filter(([name]) => ALLOWED.has(name)));

function scrubbed(span: Span): Span {
  const { setAttribute, setStatus, addEvent, updateName } = span;
  span.updateName = (name) => updateName.call(span, safeName(name));
  span.setAttribute = (name, value) => (ALLOWED.has(name) ? setAttribute.call(span, name, value) : span);
  span.setAttributes = (all) => {
    for (const [name, value] of Object.entries(all)) if (value !== undefined) span.setAttribute(name, value);
    return span;
  };
  span.setStatus = ({ code }) => setStatus.call(span, { code });
  // What an event says beside its name is dropped: libraries put messages of errors there.
  span.addEvent = (name) => addEvent.call(span, name);
  span.recordException = (error) =>
    void addEvent.call(span, 'exception', { 'exception.type': error instanceof Error ? error.name : typeof error });
  return span;
}

/** A path in a span's name, which a library that knows no route may put there: cut off. */
const safeName = (name: string): string => (/[?@]|\d{3}/.test(name) ? (name.split(' ')[0] ?? 'span') : name);

function scrubbedTracer(tracer: Tracer): Tracer {
  const startSpan: Tracer['startSpan'] = (name, options = {}, context) => {
    const { attributes = {} } = options;
    return scrubbed(tracer.startSpan(safeName(name), { ...options, attributes: allowedAttributes(attributes) }, context));
  };
  return {
    startSpan,
    // The forms of the API with a function are written with the one above: SDKs make the span current and end nothing.
    startActiveSpan: (name: string, ...rest: unknown[]) => {
      const run = rest.at(-1) as (span: Span) => unknown;
      const [options, context] = rest.slice(0, -1) as [Parameters<Tracer['startSpan']>[1]?, Parameters<Tracer['startSpan']>[2]?];
      return tracer.startActiveSpan(
        safeName(name),
        { ...options, attributes: allowedAttributes(options?.attributes ?? {}) },
        ...((context === undefined ? [] : [context]) as [never]),
        ((span: Span) => run(scrubbed(span))) as never,
      );
    },
  };
}

/** Puts the allow-list between every tracer of the process and the SDK that exports. Called once, right after the SDK was started. */
export function scrubTraces(): void {
  // The class itself may be another copy of the API (CommonJS), so it is known by its method.
  const proxy = trace.getTracerProvider() as ProxyTracerProvider;
  if (typeof proxy.setDelegate !== 'function') return;
  const exporting: TracerProvider = proxy.getDelegate();
  proxy.setDelegate({ getTracer: (...of) => scrubbedTracer(exporting.getTracer(...of)) });
}
