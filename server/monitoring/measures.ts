/** What the product measures, each thing once. Without a reader (start.ts) the instruments do nothing. */
import { type Attributes, type Counter, type Histogram, type MeterProvider, metrics } from '@opentelemetry/api';

/** Upper bounds in seconds: requests and calls take milliseconds to half a minute. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Durations, in seconds unless said otherwise. Names become `hearthline_…_seconds` at /metrics. */
const HISTOGRAMS = {
  request: { name: 'http.server.request.duration', what: 'Time to answer a request, by route and status' },
  job: { name: 'hearthline.job.duration', what: 'Time of one try of a job, by step and result' },
  provider: { name: 'hearthline.provider.call.duration', what: 'Time of one call of a third party, by provider and result' },
  vital: { name: 'hearthline.browser.vital.duration', what: 'Web vitals that are times, as browsers measured them' },
} as const;

/** Counters; `_total` is added to their names. */
const COUNTERS = {
  security: { name: 'hearthline.security.events', what: 'Events of the security log' },
  background: { name: 'hearthline.background.failures', what: 'Rounds, timers and deletions that failed, by task' },
  browserErrors: { name: 'hearthline.browser.errors', what: 'Errors that browsers reported, by class and page' },
  replayChunks: { name: 'hearthline.replay.chunks', what: 'Pieces of session recordings, by what became of them' },
} as const;

/** Upper bounds of layout shift, which has no unit: good to 0.1, poor from 0.25. */
const SHIFTS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

type Instruments = {
  readonly [Name in keyof typeof HISTOGRAMS]: Histogram;
} & { readonly [Name in keyof typeof COUNTERS]: Counter } & { readonly shift: Histogram };

let made: { readonly by: MeterProvider; readonly instruments: Instruments } | null = null;

/** The instruments, made with the first measurement: start.ts has chosen their reader by then. */
function instruments(): Instruments {
  const by = metrics.getMeterProvider();
  if (made?.by === by) return made.instruments;
  const meter = metrics.getMeter('hearthline');
  const histograms = Object.entries(HISTOGRAMS).map(([key, { name, what: description }]) => [
    key,
    meter.createHistogram(name, { description, unit: 's', advice: { explicitBucketBoundaries: SECONDS } }),
  ]);
  const counters = Object.entries(COUNTERS).map(([key, { name, what: description }]) => [key, meter.createCounter(name, { description })]);
  const description = 'Cumulative layout shift of a page, as browsers measured it';
  const shift = meter.createHistogram('hearthline.browser.layout.shift', { description, advice: { explicitBucketBoundaries: SHIFTS } });
  made = { by, instruments: Object.fromEntries([...histograms, ...counters, ['shift', shift]]) as Instruments };
  return made.instruments;
}

/** Records how long something took, in milliseconds. */
export function took(what: keyof typeof HISTOGRAMS, ms: number, attributes: Attributes): void {
  instruments()[what].record(ms / 1000, attributes);
}

/** Counts one. */
export function happened(what: keyof typeof COUNTERS, attributes: Attributes): void {
  instruments()[what].add(1, attributes);
}

/** Records a layout shift. */
export function shifted(value: number, attributes: Attributes): void {
  instruments().shift.record(value, attributes);
}
