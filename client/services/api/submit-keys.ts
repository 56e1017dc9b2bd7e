/** A random v4 identifier; also outside secure contexts, where `crypto.randomUUID` is absent. */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One Idempotency-Key per submit: the same operation with the same body keeps its key until an answer settles it, so that
 * sending again after a dropped connection can never act twice.
 */
export function submitKeys(): { keyFor: (operation: string) => string; settle: (operation: string) => void } {
  const open = new Map<string, string>();
  return {
    keyFor(operation) {
      const known = open.get(operation) ?? randomKey();
      open.set(operation, known);
      return known;
    },
    settle(operation) {
      open.delete(operation);
    },
  };
}
