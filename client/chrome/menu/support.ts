/** Chat with people, as a page offers it. */
export type SupportChat = { readonly isOpen: boolean; readonly start: () => void };

export type Support = { readonly kind: 'chat'; readonly start: () => void } | { readonly kind: 'phone'; readonly href: string };

/** How a person reaches the lender now: by chat while it is open, else by telephone. */
export const supportOf = (phone: string, chat: SupportChat | null): Support =>
  chat?.isOpen ? { kind: 'chat', start: chat.start } : { kind: 'phone', href: `tel:+1${phone.replaceAll('-', '')}` };
