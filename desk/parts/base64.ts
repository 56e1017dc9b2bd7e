/** Bytes as base64. */
export function base64Of(bytes: Uint8Array): string {
  const chunk = 8_192;
  let text = '';
  for (let from = 0; from < bytes.length; from += chunk) text += String.fromCodePoint(...bytes.subarray(from, from + chunk));
  return btoa(text);
}
