import { useEffect, useState } from 'react';

/** Milliseconds without a change before text is spoken: what is being typed must not speak every key. */
const QUIET_MS = 800;

/** Text that changes with what is typed, spoken once it rests; not what stands there from the start. */
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
