import { type JSX, useEffect, useState } from 'react';

/** Milliseconds without a change before words are spoken: what is being typed must not speak every key. */
const QUIET = 800;

/** Words that change with what is typed, spoken once they rest; not what stands there from the start. */
export function LiveRegion({ words }: { words: string }): JSX.Element {
  const [first] = useState(words);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken((before) => (before === '' && words === first ? '' : words)), QUIET);
    return () => clearTimeout(timer);
  }, [words, first]);
  return (
    <p className="sr" role="status">
      {spoken}
    </p>
  );
}
