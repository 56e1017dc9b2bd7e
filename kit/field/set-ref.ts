import type { Ref } from 'react';

/** Assigns a node to a callback ref or object ref: for controls that also need the node themselves. */
export function setRef<T>(ref: Ref<T> | undefined, node: T | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}
