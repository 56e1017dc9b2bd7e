import type { DeskFrame, ToDeskFrame } from '@hearthline/rules/chat/sockets.ts';

/** The socket of the chat inbox in stories and tests: opens at once, answers pings, keeps what is sent, and delivers what it is told to. */
export class StorySocket extends EventTarget {
  static opened: StorySocket[] = [];
  static answersPings = true;
  readonly sent: DeskFrame[] = [];
  isClosed = false;

  constructor() {
    super();
    StorySocket.opened.push(this);
    queueMicrotask(() => this.isClosed || this.dispatchEvent(new Event('open')));
  }
  send(text: string): void {
    const frame = JSON.parse(text) as DeskFrame;
    this.sent.push(frame);
    if (frame.type === 'ping' && StorySocket.answersPings) this.deliver({ type: 'pong' });
  }
  close(): void {
    this.isClosed = true;
  }
  deliver(frame: ToDeskFrame): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
  /** The connection ends from the other side. */
  lose(): void {
    this.isClosed = true;
    this.dispatchEvent(new Event('close'));
  }
}

/** The socket that was opened last. */
export function lastSocket(): StorySocket {
  const socket = StorySocket.opened.at(-1);
  if (!socket) throw new Error('No socket was opened');
  return socket;
}

/** Takes the place of the browser's sockets; returns what puts them back. */
export function withStorySockets(): () => void {
  const browsers = globalThis.WebSocket;
  StorySocket.opened = [];
  StorySocket.answersPings = true;
  globalThis.WebSocket = StorySocket as unknown as typeof WebSocket;
  return () => {
    globalThis.WebSocket = browsers;
  };
}
