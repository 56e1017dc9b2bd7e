/**
 * B §5, AMB-85: a text is taken as a URL only when it starts with http://, https:// or the organization's host.
 * Every other scheme (javascript:, data:, …) is refused.
 */
export function isUrl(text: string, host?: string): boolean {
  const absolute = /^https?:\/\//i.test(text)
    ? text
    : host && (text === host || text.startsWith(`${host}/`) || text.startsWith(`${host}?`))
      ? `https://${text}`
      : null;
  return absolute !== null && !/[\s\\]/.test(absolute) && URL.canParse(absolute) && new URL(absolute).hostname !== '';
}
