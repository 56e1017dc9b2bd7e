import type { Ref } from 'react';

/** Hands a node to whatever kind of ref was given: for parts which keep the node themselves too. */
export function setRef<T>(ref: Ref<T> | undefined, node: T | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}
