import { Link } from '@tanstack/react-router';
import type { JSX, ReactNode } from 'react';

type DeskLinkProps = {
  /** Below /desk: `/people`. */
  readonly to: string;
  /** What the address says after its path. */
  readonly search?: Readonly<Record<string, string>>;
  /** Within a page: the rest of its address stays as it is. */
  readonly keeps?: boolean;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
};

/** A link to another page of the desk; the one that is open says so to screen readers. */
export function DeskLink({ to, search, keeps = false, ...rest }: DeskLinkProps): JSX.Element {
  const kept = keeps ? (before: object) => ({ ...before, ...search }) : search;
  return <Link {...rest} {...(kept !== undefined && { search: kept })} to={to} activeOptions={{ exact: to === '/' }} />;
}
