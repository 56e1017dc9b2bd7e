/** What was missing in the chat's own data: never shown, recorded as the error's message (B 287). */
export const MISSING = {
  session: 'Webchat session data not found',
  channel: 'Omni Proxy value not available',
  contact: 'Contact ID not available',
  thread: 'NICE thread ID is unavailable',
  customer: 'Customer ID not present',
} as const;

export class ChatError extends Error {
  override readonly name = 'ChatError';
  constructor(missing: keyof typeof MISSING, cause?: unknown) {
    super(MISSING[missing], { cause });
  }
}
