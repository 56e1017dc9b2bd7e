import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import '../styles/base.css';
import '../styles/serif.css';

/** Renders elements into the page and removes them after the test. Returns a function that renders them anew. */
export async function mount(parts: ReactNode): Promise<(parts: ReactNode) => Promise<void>> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const draw = async (next: ReactNode) => {
    await act(async () => {
      root.render(next);
    });
  };
  onTestFinished(async () => {
    await act(async () => {
      root.unmount();
    });
    place.remove();
  });
  await draw(parts);
  return draw;
}
