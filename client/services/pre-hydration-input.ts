/**
 * Input typed into the first field before the app's code has arrived. The server's HTML already has that field (build/shell.tsx); listening
 * to it until it is replaced loses no keystroke.
 */
let line = '';
let hasFocus = false;

/** Starts listening to the field in the server's HTML, if there is one. Call it before the page is replaced. */
export function recordPreHydrationInput(page: Document): void {
  const field = page.querySelector<HTMLInputElement>('#root input[name="street1"]');
  if (!field) return;
  const hear = (): void => {
    line = field.value;
    hasFocus = page.activeElement === field;
  };
  // removing a focused field also fires blur: that does not count as leaving it
  const left = (): void =>
    queueMicrotask(() => {
      if (field.isConnected) hasFocus = false;
    });
  hear();
  field.addEventListener('input', hear);
  field.addEventListener('focus', hear);
  field.addEventListener('blur', left);
}

/** Returns what was typed, once. */
export function consumePreHydrationInput(): { line: string; hasFocus: boolean } {
  const taken = { line, hasFocus };
  line = '';
  hasFocus = false;
  return taken;
}
