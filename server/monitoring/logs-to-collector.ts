import { type Attributes, logs, SeverityNumber } from '@opentelemetry/api';
import type { DestinationStream } from 'pino';

/** pino's levels, by their number. */
const SEVERITIES: Readonly<Record<number, SeverityNumber>> = {
  20: SeverityNumber.DEBUG,
  30: SeverityNumber.INFO,
  40: SeverityNumber.WARN,
  50: SeverityNumber.ERROR,
  60: SeverityNumber.FATAL,
};

/**
 * Writes each line where it was written before, and hands it to OpenTelemetry, with the trace it belongs to. Lines contain allowed members only
 * (config/log.ts), so nothing more is sent than is logged.
 */
export function alsoToCollector(to: DestinationStream): DestinationStream {
  const logger = logs.getLogger('hearthline');
  return {
    write(line) {
      to.write(line);
      const { level, time, msg, err, ...attributes } = JSON.parse(line) as Attributes & { readonly err?: object };
      const severityNumber = SEVERITIES[Number(level)];
      logger.emit({
        body: typeof msg === 'string' ? msg : '',
        timestamp: new Date(String(time)),
        ...(severityNumber !== undefined && { severityNumber }),
        attributes: { ...attributes, ...(err !== undefined && { error: JSON.stringify(err) }) },
      });
    },
  };
}
