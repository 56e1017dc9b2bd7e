import { ApiError } from '@hearthline/web/api/api-error.ts';
import { describe, expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';

type Sent = { readonly key: string; readonly body: string; readonly seen: number };
const conflict = new ApiError('x', { status: 409, data: { code: 'conflict' } });
const failure = new ApiError('x', { status: 503 });
/** All that is under way is over. */
const settled = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** An outbox whose next replies are these: null stores the message. */
function world(replies: readonly (Error | null)[]) {
  const sent: Sent[] = [];
  const left = [...replies];
  let seen = 3;
  let keys = 0;
  const outbox = createOutbox({
    async post(_chat, message) {
      sent.push(message);
      await Promise.resolve();
      const reply = left.shift();
      if (reply instanceof Error) throw reply;
    },
    seen: () => seen,
    async refused() {
      await Promise.resolve();
      seen = 5;
    },
    messageOf: () => 'Not now',
    newKey: () => `key ${(keys += 1)}`,
  });
  const write = (body: string): void => {
    outbox.type('a', body);
    outbox.submit('a');
  };
  return { outbox, sent, write, box: () => outbox.boxOf('a') };
}

describe('what is sent in a chat', () => {
  test('messages are sent one after another, in the order in which they were written', async () => {
    const { sent, write, box } = world([null, null]);
    write(' one ');
    write('two');
    expect(sent).toEqual([{ key: 'key 1', body: 'one', seen: 3 }]);
    expect(box().unsent).toHaveLength(2);
    await settled();
    expect(sent.map(({ body }) => body)).toEqual(['one', 'two']);
    expect(box()).toEqual({ draft: '', unsent: [], refused: null });
  });

  test('nothing is sent of an empty draft, and drafts of two chats are two', async () => {
    const { outbox, sent, write, box } = world([]);
    write('  \n ');
    outbox.type('b', 'other');
    await settled();
    expect(sent).toEqual([]);
    expect(box().draft).toBe('  \n ');
    expect(outbox.boxOf('b').draft).toBe('other');
  });

  test('a message that was not sent, and those behind it, wait; sent again they keep their keys', async () => {
    const { outbox, sent, write, box } = world([failure, null, null]);
    write('one');
    write('two');
    await settled();
    expect(box().unsent.map(({ problem }) => problem)).toEqual(['Not now', 'Not now']);
    expect(sent).toHaveLength(1);
    outbox.again('a', 'key 1');
    await settled();
    expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 1']);
    expect(box().unsent.map(({ key }) => key)).toEqual(['key 2']);
  });

  test('after a colleague wrote, what was sent is back in the box, before what was typed meanwhile, and is sent with what was seen since', async () => {
    const { outbox, sent, write, box } = world([conflict, null]);
    write('one');
    write('two');
    outbox.type('a', 'three');
    await settled();
    expect(box()).toEqual({ draft: 'one\ntwo\nthree', unsent: [], refused: { seen: 3, message: 'Not now' } });
    outbox.submit('a');
    await settled();
    expect(sent.map(({ seen }) => seen)).toEqual([3, 5]);
    expect(sent[1]).toEqual({ key: 'key 3', body: 'one\ntwo\nthree', seen: 5 });
    expect(box().refused).toBeNull();
  });

  test('an unsent message is taken back into the box', async () => {
    const { outbox, write, box } = world([failure]);
    write('one');
    await settled();
    outbox.type('a', 'more');
    outbox.edit('a', 'key 1');
    expect(box()).toEqual({ draft: 'one\nmore', unsent: [], refused: null });
  });
});
