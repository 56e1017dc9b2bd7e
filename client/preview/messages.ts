import type { Drawn, Told } from '@hearthline/web/preview.ts';

/** Everyone may read it: the frame has no origin of its own by which the desk could be named, and no page but the desk may hold it. */
export const toDesk = (told: Told): void => window.parent.postMessage(told, '*');

/** Calls back with the first drawing that the page around this one sends, and with no other's. */
export function fromDesk(show: (drawn: Drawn) => void): void {
  let isShown = false;
  window.addEventListener('message', ({ source, data }: MessageEvent<Drawn>) => {
    if (source !== window.parent || isShown) return;
    isShown = true;
    show(data);
  });
}
