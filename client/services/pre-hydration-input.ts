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
  // removing a focused field also fires blur, and so does another tab: neither counts as leaving it
  const left = (): void =>
    queueMicrotask(() => {
      if (field.isConnected && page.activeElement !== field) hasFocus = false;
    });
  hear();
  field.addEventListener('input', hear);
  field.addEventListener('focus', hear);
  field.addEventListener('blur', left);
}

/**
 * Types into the field what was typed before, once, with an event as from a key: to the form it is typed text, which wins over a prefilled
 * line, is saved, and opens the list of addresses.
 */
export function retypePreHydrationInput(field: HTMLInputElement): void {
  if (hasFocus) field.focus();
  if (line !== '') {
    // React knows the value it set itself, and takes another one for typed
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, line);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  line = '';
  hasFocus = false;
}
