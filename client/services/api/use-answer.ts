import { useEffect, useState } from 'react';

/** What `ask` answers, or undefined until it does and when it fails. Asks again when `ask` changes; null asks nothing. */
export function useAnswer<T>(ask: (() => Promise<T>) | null): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    if (!ask) return undefined;
    let isHere = true;
    ask().then(
      (found) => isHere && setAnswer(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [ask]);
  return answer;
}
