import { EventEmitter } from 'node:events';
import type { Listener } from './listener.ts';

/** Tells when an application may have changed. A hint only: whoever waits reads again, and reads now and then without one. */
export type Changes = {
  /** Resolves when the application changed, after `milliseconds`, or when the signal aborts. */
  readonly wait: (applicationUuid: string, milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** Fans the process's one LISTEN connection out to everybody who waits. */
export function changesOver(listener: Listener): Changes {
  const hub = new EventEmitter().setMaxListeners(0);
  listener.on('application', (uuid) => hub.emit(uuid));
  return {
    wait: (uuid, milliseconds, signal) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          hub.off(uuid, end);
          signal.removeEventListener('abort', end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        hub.on(uuid, end);
        signal.addEventListener('abort', end);
        if (signal.aborted) end();
      }),
  };
}
