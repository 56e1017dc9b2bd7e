import type { ChatMessage } from '../port.ts';
import type { LinkEvents } from '../vendor/link.ts';
import type { NiceMessage } from './frames.ts';

/** The messages of a thread in their order: a message's place is its number. `isProducts`: whether the product itself wrote a guest's message of this id. One of the lender's side that names no user is of an automation. */
export function numberedThread(events: LinkEvents, sizes: ReadonlyMap<string, number>, isProducts: (key: string) => boolean) {
  const ids: string[] = [];
  const keys = new Set<string>();
  const urls = new Map<string, string>();
  const messageOf = (message: NiceMessage, seq: number): ChatMessage => {
    const { idOnExternalPlatform: key, messageContent: content, authorUser: user, attachments = [], createdAt } = message;
    const author =
      message.direction === 'inbound' ? (isProducts(key) ? 'PRODUCT' : 'VISITOR') : user && user.isBotUser !== true ? 'AGENT' : 'BOT';
    return {
      seq,
      key,
      author,
      name: message.direction === 'inbound' ? null : user?.firstName || null,
      body: content?.payload?.text ?? content?.text ?? '',
      files: attachments.map(({ id, url, friendlyName: label = 'file', mimeType: contentType = '' }) => {
        const uuid = id ?? url;
        urls.set(uuid, url);
        // NICE tells no sizes: that of a file of this page is known
        return { uuid, label, contentType, bytes: sizes.get(key + label) ?? 0 };
      }),
      answer: null,
      at: new Date(createdAt).toISOString(),
    };
  };
  return {
    has: (id: string): boolean => ids.includes(id),
    hasKey: (key: string): boolean => keys.has(key),
    urlOf: (uuid: string): string | undefined => urls.get(uuid),
    noteRead({ id, direction, userStatistics: seen }: NiceMessage): void {
      if (direction === 'inbound' && (seen?.readAt ?? seen?.seenAt)) events.onRead(ids.indexOf(id) + 1);
    },
    add(messages: readonly NiceMessage[]): void {
      const fresh = messages.filter(({ id }, at) => !ids.includes(id) && messages.findIndex((one) => one.id === id) === at);
      fresh.forEach(({ idOnExternalPlatform: key }) => keys.add(key));
      const numbered = fresh.map((message) => messageOf(message, ids.push(message.id)));
      if (numbered.length > 0) events.onMessages(numbered);
    },
  };
}
