/** Parses the same text of derived facts only once. */
let lastText = '';
let lastValue: unknown = null;
export function parsed(text: unknown): unknown {
  if (text !== lastText) {
    lastText = text as string;
    lastValue = JSON.parse(lastText);
  }
  return lastValue;
}
