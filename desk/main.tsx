import '@hearthline/kit/styles/base.css';
import '@hearthline/kit/styles/serif.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Desk } from './chrome/Desk.tsx';
import { queryClient } from './services/api.ts';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no root element');
createRoot(element).render(
  <QueryClientProvider client={queryClient}>
    <Desk />
  </QueryClientProvider>,
);
