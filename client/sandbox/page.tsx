import '@hearthline/kit/styles/base.css';
import '@hearthline/kit/styles/serif.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { newQueries } from './api.ts';
import { OpenApplication } from './OpenApplication.tsx';
import { SandboxPage } from './SandboxPage.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no root element');
const { pathname, search } = window.location;
createRoot(element).render(
  <QueryClientProvider client={newQueries()}>
    {pathname === '/sandbox/open' ? (
      <OpenApplication query={new URLSearchParams(search)} />
    ) : (
      <SandboxPage query={new URLSearchParams(search)} />
    )}
  </QueryClientProvider>,
);
