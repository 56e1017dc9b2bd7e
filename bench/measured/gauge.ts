/**
 * Loaded into a measured process with `--import`: tells its processor time and memory to every process that connects to its socket, so that a benchmark
 * reads `process.cpuUsage` of exactly that process. It costs nothing while nobody asks.
 */
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { gaugeSocket } from './read-gauge.ts';

/** A whole collection. The flag is set only when one is asked for: it changes how V8 collects by itself. */
const collect = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

const path = gaugeSocket(process.pid);
rmSync(path, { force: true });
createServer((socket) => {
  socket.on('error', () => undefined);
  socket.once('data', (asked) => {
    if (asked.toString().includes('collect')) collect();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    socket.end(JSON.stringify({ cpuMs: (user + system) / 1000, rss, heapUsed, external, at: performance.now() }));
  });
})
  .listen(path)
  .unref();
process.once('exit', () => rmSync(path, { force: true }));
