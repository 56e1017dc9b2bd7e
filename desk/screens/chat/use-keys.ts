import { useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
const links = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('#main [data-chat]')];

/** Puts the focus on a chat of the list. */
export const focusChat = (chat: string): void =>
  links()
    .find(({ dataset }) => dataset['chat'] === chat)
    ?.focus();

/**
 * Keys of the inbox, while nothing is typed: J and K, or the arrows in the list, lead to the next and the previous chat, whose link Enter opens; Escape
 * returns to the list; a slash leads to the search.
 */
export function useKeys(onEscape: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog')) return;
      if (event.key === 'Escape') return onEscape();
      if (event.key === '/') {
        event.preventDefault();
        return document.querySelector<HTMLInputElement>('#chat-search')?.focus();
      }
      const step = STEPS[event.key];
      const all = links();
      const here = all.findIndex((link) => link === target);
      // the arrows scroll what else has the focus
      if (step === undefined || (here === -1 && event.key.startsWith('Arrow'))) return;
      const open = all.findIndex((link) => link.getAttribute('aria-current') === 'page');
      const from = here === -1 ? open : here;
      event.preventDefault();
      all[from === -1 ? 0 : from + step]?.focus();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [onEscape]);
}
