import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { type JSX, useEffect, useState } from 'react';
import { CHROME } from './copy.ts';

/** Says that there is no connection, on every page, until it is back. */
export function Offline(): JSX.Element | null {
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const changed = (): void => setOffline(!navigator.onLine);
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
    return () => {
      window.removeEventListener('online', changed);
      window.removeEventListener('offline', changed);
    };
  }, []);
  if (!isOffline) return null;
  return (
    <Alert kind="warn" live title={CHROME.offline}>
      {CHROME.offlineWhy}
    </Alert>
  );
}
