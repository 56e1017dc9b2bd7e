import { maskNumbers } from '@hearthline/rules/chat/masking.ts';

const KEY = 'chat-draft';

export type KeptDraft = {
  /** What was typed and not sent; empty for nothing. */
  readonly read: () => string;
  readonly keep: (draft: string) => void;
};

/** What is typed in the chat and not sent, in the storage of the tab: loading the page again does not lose it. Numbers of cards and persons are masked there. */
export function createKeptDraft(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptDraft {
  return {
    read() {
      try {
        return storage().getItem(KEY) ?? '';
      } catch {
        return '';
      }
    },
    keep(draft) {
      try {
        if (draft === '') storage().removeItem(KEY);
        else storage().setItem(KEY, maskNumbers(draft));
      } catch {
        // where the storage is blocked, it lasts as long as the page
      }
    },
  };
}
