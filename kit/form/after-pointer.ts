let isDown = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isDown = true), true);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => (isDown = false), true);
}

/**
 * Runs now, or right after the click in progress. A field that loses focus to a mouse press is validated only then: its message would move
 * the page between press and release, and the click would miss its target.
 */
export function afterPointer(run: () => void): void {
  if (!isDown) return run();
  window.addEventListener('pointerup', () => setTimeout(run), { once: true });
}
