/**
 * The process that opens one file after another for inspector.ts. A thread beside the one that works kills all of it when a file takes too much: code that loops
 * cannot be asked to stop.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import type { Answer, FileToInspect } from './inspector.ts';

const LOOK_EVERY_MS = 20;

const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Shared with the watching thread: the processor time at which this process ends, in milliseconds, 0 while there is no file; its most resident mebibytes. */
const [UNTIL, MEBIBYTES] = [0, 1];

function watchLimits(limits: Int32Array): void {
  setInterval(() => {
    const until = Atomics.load(limits, UNTIL);
    if (until === 0) return;
    const tooLarge = process.memoryUsage.rss() / 1_048_576 > Atomics.load(limits, MEBIBYTES);
    if (tooLarge || processorMs() > until) process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY_MS);
}

async function serve(): Promise<void> {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const thread = new Worker(new URL(import.meta.url), { workerData: shared });
  await new Promise((resolve) => thread.once('online', resolve));
  // Parsers throw by the million at a hostile file; nobody reads where.
  Error.stackTraceLimit = 0;
  const [{ cleanPdf }, { drawn, redraw }] = await Promise.all([import('./clean-pdf.ts'), import('./picture.ts')]);
  const answerTo = async (type: FileToInspect['type'], bytes: Buffer): Promise<Answer> => {
    if (type === 'application/pdf') return cleanPdf(bytes);
    if (type === 'drawing') return drawn(bytes);
    // seldom needed, and its parsers take a while to load
    return type === 'logo' ? (await import('../logo/clean-logo.ts')).cleanLogo(bytes) : redraw(bytes, type);
  };
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', ({ type, bytes: sent, limits }: FileToInspect) => {
    void (async () => {
      const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
      Atomics.store(shared, MEBIBYTES, limits.bytes / 1_048_576);
      Atomics.store(shared, UNTIL, Math.ceil(processorMs() + limits.processorMs));
      const answer = await answerTo(type, bytes);
      Atomics.store(shared, UNTIL, 0);
      process.send?.(answer);
    })();
  });
  process.send?.('ready');
}

if (isMainThread) await serve();
else watchLimits(workerData as Int32Array);
