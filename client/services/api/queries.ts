import createQueries from 'openapi-react-query';
import { api } from './api.ts';

/** The API's calls as TanStack Query hooks and options. Screens of the first page do without: the library comes with later ones. */
export const $api = createQueries(api);
