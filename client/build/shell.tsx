import { AddressShell } from './AddressShell.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

/** What stands on the first page until the app's code has arrived: the same parts as the app's, in the same places. */
export function shellOfFirstPage(): string {
  return renderToStaticMarkup(<AddressShell />);
}
