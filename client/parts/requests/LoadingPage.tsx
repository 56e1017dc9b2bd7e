import { type JSX, useEffect, useState } from 'react';
import { REQUESTS } from './copy.ts';

const QUIET = 300;

/** A page whose data is on its way: nothing for 300 ms, then words (design §7). Keeps the footer out of view. */
export function LoadingPage(): JSX.Element {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), QUIET);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main id="main" tabIndex={-1} style={{ flex: 1, minHeight: '80svh', padding: 'var(--s6) var(--gutter)' }}>
      {/* empty first: a region that comes with its words is not spoken */}
      <p role="status">{isLate && REQUESTS.loading}</p>
    </main>
  );
}
