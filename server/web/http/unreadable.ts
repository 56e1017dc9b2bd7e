import { Problem } from '@hearthline/contract/problem.ts';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { v7 } from 'uuid';
import type { Config } from '../../config/config.ts';
import { ownTrace } from '../../monitoring/trace-id.ts';
import { headersWithoutHooks } from './headers.ts';

/** Reply statuses of what Node's parser refuses before there is a request; any other fault is 400. */
const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** A reply without hooks: the status, the problem, and the protective headers. */
function unreadable(
  status: number,
  config: Pick<Config, 'publicUrl'>,
): { readonly body: string; readonly headers: Record<string, string> } {
  const requestId = v7();
  const body = JSON.stringify({ ...new Problem('invalid_request').toBody(requestId, ownTrace(requestId)), status });
  return {
    body,
    headers: {
      ...headersWithoutHooks(config),
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'x-request-id': requestId,
      connection: 'close',
    },
  };
}

/** Replies 417 to an `Expect` other than 100-continue, which Node would refuse before any hook, without the protective headers. */
export function refuseExpectation(response: ServerResponse, config: Pick<Config, 'publicUrl'>): void {
  const { body, headers } = unreadable(417, config);
  response.writeHead(417, headers).end(body);
}

/** Replies to bytes that are no HTTP request, headers beyond 16 kB, or a request that does not arrive in time: a problem with the protective headers, then the end. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, config: Pick<Config, 'publicUrl'>): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const { body, headers } = unreadable(status, config);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
}
