/** The trace of a job: a span of its own, linked to the request or job that caused it; and how long each try took. */
import { context, type Link, propagation, SpanKind, trace } from '@opentelemetry/api';
import type { Job } from '@hearthline/database/stores/application/work.ts';
import { took } from '../monitoring/measures.ts';
import type { RunResult } from './run.ts';

/** A job as the queue holds it: with the trace it was sent in, where there was one. */
type TracedJob = Job & { readonly traceparent?: string };

/** The job with the running trace, which nothing but `inJobSpan` reads; the same object while nothing is traced. */
export function withTrace(job: Job): TracedJob {
  if (trace.getActiveSpan() === undefined) return job;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent === undefined ? job : { ...job, traceparent: carrier.traceparent };
}

function causeOf({ traceparent }: TracedJob): Link[] {
  if (traceparent === undefined) return [];
  const cause = trace.getSpanContext(propagation.extract(context.active(), { traceparent }));
  return cause ? [{ context: cause }] : [];
}

/** Runs one try of a job in a span of its own and measures it. */
export async function inJobSpan(job: TracedJob, run: () => Promise<RunResult>): Promise<RunResult> {
  const started = performance.now();
  const { step, attempt } = job;
  const options = {
    root: true,
    kind: SpanKind.CONSUMER,
    links: causeOf(job),
    attributes: { 'hearthline.job.step': step, 'hearthline.job.attempt': attempt },
  };
  return trace.getTracer('hearthline').startActiveSpan(`job ${step}`, options, async (span) => {
    let result = 'error';
    try {
      const ran = await run();
      result = ran.end;
      return ran;
    } finally {
      span.setAttribute('hearthline.job.result', result);
      span.end();
      took('job', performance.now() - started, { step, result });
    }
  });
}
