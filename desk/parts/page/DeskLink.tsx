import { Link } from '@tanstack/react-router';
import type { JSX, ReactNode } from 'react';

type DeskLinkProps = {
  /** Below /desk: `/people`. */
  readonly to: string;
  /** What the address says after its path. */
  readonly search?: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
};

/** A link to another page of the desk; the one that is open says so to screen readers. */
export function DeskLink({ to, ...rest }: DeskLinkProps): JSX.Element {
  return <Link {...rest} to={to} activeOptions={{ exact: to === '/' }} />;
}
