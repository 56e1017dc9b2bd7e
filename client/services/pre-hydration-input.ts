/**
 * What a person types into the first field before the app's code has arrived. The page the server sends has that field already
 * (build/shell.tsx); it is listened to until it is replaced, so that no keystroke is lost.
 */
let line = '';
let hasFocus = false;

/** Starts listening to the field of the page as it was sent, if it has one. Call it before anything replaces the page. */
export function recordPreHydrationInput(page: Document): void {
  const field = page.querySelector<HTMLInputElement>('#root input[name="street1"]');
  if (!field) return;
  const hear = (): void => {
    line = field.value;
    hasFocus = page.activeElement === field;
  };
  // a field that is taken away loses the focus too: that is not the person leaving it
  const left = (): void =>
    queueMicrotask(() => {
      if (field.isConnected) hasFocus = false;
    });
  hear();
  field.addEventListener('input', hear);
  field.addEventListener('focus', hear);
  field.addEventListener('blur', left);
}

/** Hands over what was typed, once. */
export function takePreHydrationInput(): { line: string; hasFocus: boolean } {
  const taken = { line, hasFocus };
  line = '';
  hasFocus = false;
  return taken;
}
