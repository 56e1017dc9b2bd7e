import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is loaded with its first use, and that shows nothing until then. Unlike `React.lazy` a failed load breaks no page:
 * it is tried again when the connection is back.
 */
export function whenLoaded<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function WhenLoaded(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    useEffect(() => {
      if (known) {
        setLoaded(() => known);
        return undefined;
      }
      let isMounted = true;
      const attempt = (): void => {
        load().then(
          (found) => {
            known = found;
            if (isMounted) setLoaded(() => found);
          },
          () => isMounted && window.addEventListener('online', attempt, { once: true }),
        );
      };
      attempt();
      return () => {
        isMounted = false;
        window.removeEventListener('online', attempt);
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
