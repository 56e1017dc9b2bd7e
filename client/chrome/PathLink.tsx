import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, JSX, MouseEvent } from 'react';

/** Moves the router to a path of journey/paths.ts. */
export function useGo(): (path: string, options?: { replace?: boolean }) => Promise<void> {
  const router = useRouter();
  return (path, options) => router.navigate({ href: path, ...options });
}

type PathLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link to a path of journey/paths.ts that stays inside the page load; a click with a modifier opens a tab as usual. */
export function PathLink({ to, onClick, children, ...rest }: PathLinkProps): JSX.Element {
  const go = useGo();
  const clicked = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void go(to);
  };
  return (
    <a {...rest} href={to} onClick={clicked}>
      {children}
    </a>
  );
}
