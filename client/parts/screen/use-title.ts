import { useEffect } from 'react';
import { company } from '../../services/organization/organization.ts';
import { pageTitle } from './copy.ts';

/** Sets the document's title while a screen is mounted; a page with errors says so first, because a screen reader reads it first. */
export function useTitle(title: string, hasErrors = false): void {
  useEffect(() => {
    document.title = pageTitle(title, company().name, hasErrors);
  }, [title, hasErrors]);
}
