import type { ChatEvents } from './port.ts';

/** What is told as long as it is still of interest: a connection that was left may have something on its way. */
export function whileCurrent(
  isCurrent: () => boolean,
  { onBeginning, onMessages, onState, onTyping, onConnection }: ChatEvents,
): ChatEvents {
  const told =
    <T>(run: (given: T) => void) =>
    (given: T): void => {
      if (isCurrent()) run(given);
    };
  return {
    onBeginning: told(onBeginning),
    onMessages: told(onMessages),
    onState: told(onState),
    onTyping: told(onTyping),
    onConnection: told(onConnection),
  };
}
