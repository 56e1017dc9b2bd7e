/** The interface of a session recorder in the page: of a vendor's script, or our own (recorder.ts), which is loaded only after the visitor agreed. */
type Recorder = { readonly getCurrentSessionURL?: (now?: boolean) => unknown };

/** The link to the recording of this visit, or null when nothing records it. */
export function replayLink(page: object = window): string | null {
  const { FS: recorder } = page as { readonly FS?: Recorder };
  try {
    const link = recorder?.getCurrentSessionURL?.(true);
    return typeof link === 'string' && link.startsWith('http') && link.length <= 500 ? link : null;
  } catch {
    return null;
  }
}

/** The headers by which calls are found in the recording, or nothing. */
export function replayPair(page: object = window): { id: string; url: string } | undefined {
  const url = replayLink(page);
  return url === null ? undefined : { id: url.slice(url.lastIndexOf('/') + 1), url };
}
