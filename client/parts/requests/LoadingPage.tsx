import { type JSX, useEffect, useState } from 'react';
import { REQUESTS } from '@hearthline/web/requests/copy.ts';

const SHOW_DELAY_MS = 300;

/** A page whose data is loading: empty for 300 ms, then a sentence (design §7). Keeps the footer out of view. */
export function LoadingPage(): JSX.Element {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main id="main" tabIndex={-1} style={{ flex: 1, minHeight: '80svh', padding: 'var(--s6) var(--gutter)' }}>
      {/* empty first: a live region inserted with its text is not announced */}
      <p role="status">{isLate && REQUESTS.loading}</p>
    </main>
  );
}
