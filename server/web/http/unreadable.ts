import { Problem } from '@hearthline/contract/problem.ts';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { v7 } from 'uuid';
import type { Config } from '../../config/config.ts';
import { headersWithoutHooks } from './headers.ts';

/** Reply statuses of what Node's parser refuses before there is a request; any other fault is 400. */
const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Replies to bytes that are no HTTP request, headers beyond 16 kB, or a request that does not arrive in time: a problem with the protective headers, then the end. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, config: Pick<Config, 'publicUrl'>): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const requestId = v7();
  const body = JSON.stringify({ ...new Problem('invalid_request').toBody(requestId), status });
  const headers = {
    ...headersWithoutHooks(config),
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
}
