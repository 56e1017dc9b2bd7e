import { useEffect, useState } from 'react';

/** Milliseconds without a change before text is announced, so that typing does not announce every key. */
const QUIET_MS = 800;

/** Announces text that changes with what is typed, once typing pauses; the initial text is not announced. */
export function LiveRegion({ words }: { words: string }) {
  const [first] = useState(words);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken((before) => (before === '' && words === first ? '' : words)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words, first]);
  return (
    <p className="sr" role="status">
      {spoken}
    </p>
  );
}
