import { Toaster, useToast } from '@hearthline/kit/toaster/Toaster.tsx';
import { type JSX, useEffect, useSyncExternalStore } from 'react';
import { news } from '../services/news/news.ts';

function Tell(): null {
  const waiting = useSyncExternalStore(news.subscribe, news.waiting);
  const show = useToast();
  useEffect(() => {
    waiting.forEach((text) => show({ text, icon: 'info' }));
    if (waiting.length > 0) news.shown();
  }, [waiting, show]);
  return null;
}

/** The place of toasts; its code comes with the first of them. */
export function News(): JSX.Element {
  return (
    <Toaster>
      <Tell />
    </Toaster>
  );
}
