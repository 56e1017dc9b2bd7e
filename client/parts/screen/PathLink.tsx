import type { ComponentProps, JSX, MouseEvent } from 'react';
import { type Navigation, useNavigation } from './navigation.ts';

/** Navigates to a path of journey/paths.ts. */
export function useGo(): Navigation['go'] {
  return useNavigation().go;
}

type Link = { readonly href: string; readonly onClick: (event: MouseEvent) => void };

/** The props that make an <a> to a path of journey/paths.ts navigate inside the app; a click with a modifier key opens a tab as usual. */
export function useLink(): (to: string) => Link {
  const go = useGo();
  return (to) => ({
    href: to,
    onClick: (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void go(to);
    },
  });
}

type PathLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link to a path of journey/paths.ts. */
export function PathLink({ to, onClick, children, ...rest }: PathLinkProps): JSX.Element {
  const { href, onClick: follow } = useLink()(to);
  const clicked = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    follow(event);
  };
  return (
    <a {...rest} href={href} onClick={clicked}>
      {children}
    </a>
  );
}
